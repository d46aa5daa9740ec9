/**
 * A process of its own for pictures: what they take of memory ends with it, a picture that brings it down
 * brings down nothing else, and the system gives it the processor when pages do not need it.
 */
import type { ChildProcess } from 'node:child_process'
import { createRequire } from 'node:module'
import { pathToFileURL } from 'node:url'
import type { Logger } from 'pino'
import { PictureWorkError, type PictureWorker } from './picture-work.ts'

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

interface Asked {
  readonly resolve: (result: never) => void
  readonly reject: (error: PictureWorkError) => void
}

/** Little of its own, and of what pictures took nothing is kept. */
const flags = ['--max-old-space-size=64', '--max-semi-space-size=1', '--v8-pool-size=1']
const memoryOfSystem = { MALLOC_ARENA_MAX: '1', MALLOC_TRIM_THRESHOLD_: '131072', UV_THREADPOOL_SIZE: '2' }

const installed = (): string => pathToFileURL(createRequire(import.meta.url).resolve('sharp')).href

/** A process, and what it has been asked. */
interface Running {
  readonly child: ChildProcess
  readonly asked: Map<number, Asked>
}

function failAll({ asked }: Running, error: PictureWorkError): void {
  for (const { reject } of asked.values()) reject(error)
  asked.clear()
}

async function spawnProcess(code: string, library: string): Promise<Running> {
  const { spawn } = await import('node:child_process')
  const child = spawn(process.execPath, [...flags, '--input-type=module', '-e', code, library], {
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    serialization: 'advanced',
    env: memoryOfSystem,
  })
  child.unref()
  child.channel?.unref()
  return { child, asked: new Map() }
}

/** Creates the worker. Its process starts with the first piece of work, and again after it ended. */
export function createPictureWorker({
  logger,
  code,
  library = installed,
  idleTime = 10_000,
  maxTime = 60_000,
}: PictureWorkerOptions): PictureWorker {
  const state = { running: undefined as Promise<Running> | undefined, lastId: 0, isOff: false }

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
    const idle = setTimeout(() => {
      if (asked.size > 0) return void idle.refresh()
      release(promise)
      if (child.connected) child.disconnect()
    }, idleTime).unref()
    const ended = (error: PictureWorkError) => {
      clearTimeout(idle)
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

  async function ask<T>(task: string, given: object): Promise<T> {
    if (state.isOff) throw new PictureWorkError('missing', 'There is no process for pictures')
    state.running ??= start()
    const { child, asked } = await state.running
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

  return {
    measure: (file) => ask('measure', { file }),
    examine: (file) => ask('examine', { file }),
    make: async (task) => Buffer.from(await ask<Uint8Array>('make', task)),
    close() {
      state.isOff = true
      void state.running?.then(({ child }) => child.connected && child.disconnect()).catch(() => {})
    },
  }
}
