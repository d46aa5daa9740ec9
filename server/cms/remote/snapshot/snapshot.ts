import { join } from 'node:path'
import type { Logger } from 'pino'
import type { SnapshotHealth } from '../../source.ts'
import { decodeAnswers, encodeAnswers, type SavedAnswer } from './snapshot-body.ts'
import { readSnapshot, SnapshotError, writeSnapshot } from './snapshot-file.ts'

export interface Snapshot {
  /**
   * The answers that were saved last, the most useful first; undefined when no file can be used. To be called
   * once, at the start.
   */
  restore(): RestoredAnswers | undefined
  /** Saves the answers that `collect` returns some seconds later, the most useful first. */
  save(collect: () => readonly SavedAnswer[]): void
  health(): SnapshotHealth
  /** Writes at once if a write is due. */
  close(): Promise<void>
}

export interface RestoredAnswers {
  /** Seconds since it was saved. */
  readonly age: number
  readonly answers: readonly SavedAnswer[]
}

export interface SnapshotOptions {
  /** Folder, which is made when it does not exist; without one nothing is saved. */
  readonly dir: string | undefined
  /** Kind and address of the source: a snapshot of another source is not used. */
  readonly identity: string
  readonly logger: Pick<Logger, 'warn'>
  /** Most bytes of answers in the file. */
  readonly maxBytes?: number
  /** Seconds from a change until it is written. */
  readonly delay?: number
}

/**
 * The last good content on disk: a start while the content system is down shows the pages of before. The file
 * and the one before it are kept. A fault of the disk costs a warning, never the site.
 */
export function createSnapshot(options: SnapshotOptions): Snapshot {
  return options.dir === undefined ? noSnapshot : openSnapshot(options.dir, options)
}

const noSnapshot: Snapshot = {
  restore: () => undefined,
  save: () => {},
  health: () => ({ state: 'off' }),
  close: async () => {},
}

interface State {
  /** On the monotonic clock. */
  writtenAt?: number
  hasFailed: boolean
  /** False when the present file is known to be damaged. */
  isCurrentUsable: boolean
  collect?: (() => readonly SavedAnswer[]) | undefined
  timer?: NodeJS.Timeout | undefined
  writing: Promise<void>
  isClosed: boolean
}

function openSnapshot(dir: string, options: SnapshotOptions): Snapshot {
  const { identity, logger, maxBytes = 67_108_864, delay = 10 } = options
  const file = join(dir, 'content.ndjson')
  const previous = `${file}.previous`
  const state: State = {
    hasFailed: false,
    isCurrentUsable: true,
    writing: Promise.resolve(),
    isClosed: false,
  }

  function read(name: string): RestoredAnswers | undefined {
    try {
      const body = readSnapshot(name, identity, maxBytes)
      if (!body) return undefined
      const age = Math.max(0, Date.now() - body.savedAt) / 1000
      return { age, answers: decodeAnswers(body.text) }
    } catch (error) {
      if (!(error instanceof SnapshotError)) throw error
      if (name === file) state.isCurrentUsable = false
      logger.warn({ file: name, problem: error.message, err: error.cause }, 'A snapshot cannot be used')
      return undefined
    }
  }

  async function write(collect: () => readonly SavedAnswer[]): Promise<void> {
    try {
      const parts = await encodeAnswers(collect(), maxBytes)
      await writeSnapshot({ file, previous, identity, parts, keepsPrevious: state.isCurrentUsable })
      Object.assign(state, { writtenAt: performance.now(), hasFailed: false, isCurrentUsable: true })
    } catch (error) {
      if (!state.hasFailed) logger.warn({ file, err: error }, 'The snapshot cannot be written')
      state.hasFailed = true
    }
  }

  function flush(): Promise<void> {
    const { collect } = state
    clearTimeout(state.timer)
    Object.assign(state, { timer: undefined, collect: undefined })
    if (collect) state.writing = state.writing.then(() => write(collect))
    return state.writing
  }

  return {
    restore() {
      const found = read(file) ?? read(previous)
      if (found) state.writtenAt = performance.now() - found.age * 1000
      return found
    },
    save(collect) {
      if (state.isClosed) return
      state.collect = collect
      state.timer ??= setTimeout(flush, delay * 1000).unref()
    },
    health() {
      const status = state.hasFailed ? 'failed' : 'ok'
      if (state.writtenAt === undefined) return { state: status }
      return { state: status, age_s: Math.round((performance.now() - state.writtenAt) / 1000) }
    },
    close() {
      state.isClosed = true
      return flush()
    },
  }
}
