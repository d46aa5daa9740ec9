/** Saves the responses of the content system to disk, and restores them at the start. */
import { join } from 'node:path'
import type { Logger } from 'pino'
import type { SnapshotHealth } from '../../source.ts'
import { decodeAnswers, encodeAnswers, type SavedAnswer } from './snapshot-body.ts'
import { readSnapshot, removeLeftovers, SnapshotError, writeSnapshot } from './snapshot-file.ts'

/** Stores the last good responses of the content system on disk. */
export interface Snapshot {
  /**
   * Returns the responses that were saved last, the most useful first; undefined when no file can be used.
   * Must be called once, at the start.
   */
  restore(): RestoredAnswers | undefined
  /** Calls `collect` some seconds later and saves the responses that it returns, the most useful first. */
  save(collect: () => readonly SavedAnswer[]): void
  health(): SnapshotHealth
  /** Writes at once if a write is due. */
  close(): Promise<void>
}

/** The responses of a snapshot. */
export interface RestoredAnswers {
  /** Seconds since the snapshot was saved. */
  readonly age: number
  readonly answers: readonly SavedAnswer[]
}

/** The place and the limits of the snapshot. */
export interface SnapshotOptions {
  /** Folder of the snapshot, which is created when it does not exist; without one nothing is saved. */
  readonly dir: string | undefined
  /** Kind and address of the source: a snapshot of another source is not used. */
  readonly identity: string
  readonly logger: Pick<Logger, 'warn'>
  /** Maximum bytes of responses in the file. */
  readonly maxBytes?: number
  /** Seconds from a change until the file is written. */
  readonly delay?: number
}

/**
 * Creates the snapshot of the last good content: a start while the content system is down serves its pages.
 * The file and the previous one are kept. A fault of the disk is logged and never stops the site.
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
  /** Milliseconds of `performance.now()` at the last write, which may have been in an earlier process. */
  writtenAt?: number
  /** Whether the last write failed. */
  hasFailed: boolean
  /** False when the present file is known to be damaged. */
  isCurrentUsable: boolean
  /** Collects the responses for the write that is due. */
  collect?: (() => readonly SavedAnswer[]) | undefined
  timer?: NodeJS.Timeout | undefined
  /** Resolves after the writes that have begun. */
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
    writing: removeLeftovers(file),
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
      const restored = read(file) ?? read(previous)
      if (restored) state.writtenAt = performance.now() - restored.age * 1000
      return restored
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
