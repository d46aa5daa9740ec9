/** A thread that parses large files: on the main thread every request would wait for them. */
import { Worker } from 'node:worker_threads'
import type { Value } from '../../../../src/content/types.ts'
import { createWorkLine } from '../../../scheduling/work-line.ts'
import { type Parser, parserOf } from '../disk/files.ts'

/** A file of the project, by its path in it. */
export interface ParseTask {
  readonly file: string
  readonly text: string
}

/** The content of a file, or why it has none. */
export type ParseAnswer = { readonly value: Value } | { readonly problem: string }

/** Parses files one after another. */
export interface ParseThread {
  /** Whether a text is large enough for the thread. */
  takes(text: string): boolean
  /**
   * Parses a file as its parser does.
   * @throws Error with the message of the parser, and when a file takes too long or ends the thread
   */
  parse(task: ParseTask): Promise<Value>
  /** Ends the thread; what it still parses is rejected. */
  close(): Promise<void>
}

interface ParseThreadOptions {
  /** Path of the bundled `worker.ts`. */
  readonly code: string
  /** Characters above which a text is for the thread: parsing as many takes 10 ms, or 50 ms full of mistakes. */
  readonly minLength?: number
  /** Milliseconds without work after which the thread ends. */
  readonly idleTime?: number
  /** Milliseconds after which a file counts as one that cannot be parsed. */
  readonly maxTime?: number
}

/** A file never costs the process more memory than this: a thread that needs more ends, and only the thread. */
const resourceLimits = { maxOldGenerationSizeMb: 192, maxYoungGenerationSizeMb: 16 }

/** Creates the thread, which starts with the first file, and again after it ended. */
export function createParseThread(options: ParseThreadOptions): ParseThread {
  const { code, minLength = 8192, idleTime = 10_000, maxTime = 10_000 } = options
  const line = createWorkLine()
  const state = {
    worker: undefined as Worker | undefined,
    idle: undefined as NodeJS.Timeout | undefined,
    isClosed: false,
  }

  async function end(): Promise<void> {
    const { worker } = state
    state.worker = undefined
    clearTimeout(state.idle)
    await worker?.terminate()
  }

  function start(): Worker {
    const worker = new Worker(code, { resourceLimits, env: {}, execArgv: [] })
    // A process that has nothing else to do ends.
    worker.unref()
    worker.once('exit', () => {
      if (state.worker === worker) state.worker = undefined
    })
    return worker
  }

  async function parseNow(task: ParseTask): Promise<Value> {
    if (state.isClosed) throw new Error('The process is stopping')
    clearTimeout(state.idle)
    state.worker ??= start()
    const answer = await ask(state.worker, task, maxTime).catch(async (err: unknown) => {
      await end()
      throw err
    })
    state.idle = setTimeout(() => void end(), idleTime).unref()
    if ('problem' in answer) throw new Error(answer.problem)
    return answer.value
  }

  return {
    takes: (text) => text.length > minLength,
    parse: (task) => line(() => parseNow(task)),
    close() {
      state.isClosed = true
      return end()
    },
  }
}

/** The parser of a changed file: for a large one what the thread made of it, to be taken or thrown. */
export async function parserFor(
  thread: ParseThread | undefined,
  file: string,
  text = '',
): Promise<Parser | undefined> {
  if (!thread?.takes(text)) return parserOf(file)
  return thread.parse({ file, text }).then(
    (value) => () => value,
    (err: unknown) => () => {
      throw err
    },
  )
}

/** @throws Error when there is no answer in time, or the thread ends before it */
function ask(worker: Worker, task: ParseTask, maxTime: number): Promise<ParseAnswer> {
  return new Promise((resolve, reject) => {
    const settle = (finish: () => void) => {
      clearTimeout(late)
      worker.off('message', answered).off('error', failed).off('exit', ended)
      // An error that comes later is of a thread that is no longer asked.
      worker.on('error', () => {})
      finish()
    }
    const answered = (answer: ParseAnswer) => settle(() => resolve(answer))
    const failed = (cause: Error) =>
      settle(() => reject(new Error('The file ended the thread that parses files', { cause })))
    const ended = () => failed(new Error('The thread ended'))
    const late = setTimeout(
      () => settle(() => reject(new Error(`Parsing takes longer than ${maxTime} ms`))),
      maxTime,
    ).unref()
    worker.once('message', answered).once('error', failed).once('exit', ended)
    worker.postMessage(task)
  })
}
