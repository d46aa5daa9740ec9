/**
 * A process of its own for pictures: what they take of memory ends with it, a picture that brings it down
 * brings down nothing else, and the system gives it the processor when pages do not need it.
 */
import { createRequire } from 'node:module'
import { pathToFileURL } from 'node:url'
import type { Logger } from 'pino'
import { PictureWorkError, type PictureWorker } from './picture-work.ts'
import { end, failAll, type Running, spawnProcess } from './worker-process.ts'

interface PictureWorkerOptions {
  readonly logger: Pick<Logger, 'warn' | 'debug'>
  /** The text of `worker.mjs`. */
  readonly code: () => Promise<string>
  /** The address of the library. */
  readonly library?: () => string
  /** Milliseconds without work after which the process ends. */
  readonly idleTime?: number
  /** Milliseconds after which a piece of work counts as stuck. */
  readonly maxTime?: number
}

type Answer =
  | { readonly missing: string }
  | { readonly id: number; readonly result: unknown }
  | { readonly id: number; readonly error: string; readonly code?: string }

const installed = (): string => pathToFileURL(createRequire(import.meta.url).resolve('sharp')).href

/** Whether a piece of work was in a process that ended, with others that may have brought it down. */
const isSuspect = (err: unknown, { companions }: Running): boolean =>
  err instanceof PictureWorkError && err.kind === 'ended' && companions > 0

/**
 * Creates the worker. Its process starts with the first piece of work, and again after it ended. What was in it
 * then with others is done again in a process of its own, one after another: only a picture that brings that
 * one down as well is at fault.
 */
export function createPictureWorker({
  logger,
  code,
  library = installed,
  idleTime = 10_000,
  maxTime = 60_000,
}: PictureWorkerOptions): PictureWorker {
  const state = {
    running: undefined as Promise<Running> | undefined,
    /** The piece of work that was last done in a process of its own. */
    alone: Promise.resolve() as Promise<unknown>,
    ...{ lastId: 0, isOff: false },
  }
  const processes = new Set<Running>()

  function missing(message: string): PictureWorkError {
    if (!state.isOff) logger.warn({ problem: message }, 'Small pictures cannot be made here: files are shown')
    state.isOff = true
    return new PictureWorkError('missing', message)
  }

  function take(running: Running, answer: Answer): void {
    if ('missing' in answer) {
      failAll(running, missing(answer.missing))
      return
    }
    const { resolve, reject } = running.asked.get(answer.id) ?? {}
    running.asked.delete(answer.id)
    if ('result' in answer) resolve?.(answer.result as never)
    else reject?.(new PictureWorkError(answer.code ? 'disk' : 'damaged', answer.error))
  }

  function release(running: Promise<Running>): void {
    if (state.running === running) state.running = undefined
  }

  function follow(promise: Promise<Running>, running: Running): void {
    const { child, asked } = running
    processes.add(running)
    const idle = setTimeout(() => {
      if (asked.size > 0) return void idle.refresh()
      release(promise)
      end(running)
    }, idleTime).unref()
    const ended = (error: PictureWorkError) => {
      clearTimeout(idle)
      processes.delete(running)
      release(promise)
      logger.debug({ problem: error.message, unfinished: asked.size }, 'The process for pictures ended')
      failAll(running, error)
    }
    child.on('message', (answer) => {
      idle.refresh()
      take(running, answer as Answer)
    })
    child.once('error', (err) => ended(new PictureWorkError('disk', err.message)))
    child.once('disconnect', () =>
      ended(new PictureWorkError(state.isOff ? 'missing' : 'ended', 'The process for pictures ended')),
    )
    if (state.isOff) end(running)
  }

  function start(): Promise<Running> {
    const found = new Promise<string>((resolve) => resolve(library()))
    const promise = found.then(
      async (address) => spawnProcess(await code(), address),
      (err: unknown) => {
        throw missing(String(err))
      },
    )
    promise.then(
      (running) => follow(promise, running),
      () => release(promise),
    )
    return promise
  }

  async function askIn<T>({ child, asked }: Running, task: string, given: object): Promise<T> {
    state.lastId += 1
    const id = state.lastId
    const stuck = setTimeout(() => child.kill('SIGKILL'), maxTime).unref()
    try {
      return await new Promise<T>((resolve, reject) => {
        asked.set(id, { resolve, reject })
        child.send({ id, task, given }, (err) => err && reject(new PictureWorkError('disk', err.message)))
      })
    } finally {
      clearTimeout(stuck)
    }
  }

  async function askAlone<T>(task: string, given: object): Promise<T> {
    if (state.isOff) throw new PictureWorkError('missing', 'There is no process for pictures')
    const running = await start()
    try {
      return await askIn<T>(running, task, given)
    } finally {
      end(running)
    }
  }

  async function ask<T>(task: string, given: object): Promise<T> {
    if (state.isOff) throw new PictureWorkError('missing', 'There is no process for pictures')
    state.running ??= start()
    const running = await state.running
    try {
      return await askIn<T>(running, task, given)
    } catch (err) {
      if (!isSuspect(err, running)) throw err
      const again = state.alone.then(() => askAlone<T>(task, given))
      state.alone = again.catch(() => {})
      return again
    }
  }

  return {
    isRunning: () => processes.size > 0,
    measure: (file) => ask('measure', { file }),
    examine: (file) => ask('examine', { file }),
    make: async (task) => Buffer.from(await ask<Uint8Array>('make', task)),
    close() {
      state.isOff = true
      for (const running of processes) end(running)
    },
  }
}
