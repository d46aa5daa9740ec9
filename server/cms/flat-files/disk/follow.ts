/** Follows a folder on disk: notices changes and reads them into a file store. */
import type { Logger } from 'pino'
import type { FileStore } from './file-store.ts'
import type { ContentWatch, OpenWatch } from './watch.ts'

/** The folder, the store and the callbacks of a follower. */
interface FollowOptions<Loaded> {
  /** Folder of the project. */
  readonly dir: string
  /** Holds the files in memory. */
  readonly store: FileStore
  readonly logger: Pick<Logger, 'warn' | 'error'>
  /** Opens a watch of the folder. */
  readonly openWatch: OpenWatch
  /** Milliseconds between two checks of all files while they cannot be watched. */
  readonly pollEvery: number
  /** Reads all files for the first time. */
  readonly load: () => Promise<Loaded>
  /** Called when files changed. */
  readonly changed: () => Promise<void>
  /** Called when the files in memory equal those on disk, or did until the change that is now being read. */
  readonly confirmed: () => void
}

/** Keeps the files in memory the same as those on disk. */
export interface Follower<Loaded> {
  /** Settles after the first reading of all files. */
  readonly loaded: Promise<Loaded>
  /** Whether all changes are noticed and can be read. */
  isWell(): boolean
  /** Whether the follower is well and `changed` was called for every change that was read. */
  isCurrent(): boolean
  /** Checks all files now, and settles when what has changed is announced. */
  check(): Promise<void>
  /** Stops following; settles after the work that has begun. */
  stop(): Promise<void>
}

/**
 * Milliseconds between attempts to read files that are gone or unreadable: no event is sent when they are
 * back.
 */
const retryDelay = 1000
/** Milliseconds between the two checks after which a file counts as completely written. */
const settleDelay = 100

/** The state of a follower; `work` settles when all queued refreshes are done. */
interface FollowState {
  closed: boolean
  work: Promise<unknown>
  /** Absent when changes cannot be watched: then all files are checked at intervals. */
  watch?: ContentWatch | undefined
  /** Whether the store has changes that `changed` was not called for. */
  unannounced: boolean
  /** Whether the last refresh failed by an error in our own code. */
  stuck: boolean
  timer?: NodeJS.Timeout
}

/**
 * Reads a folder and keeps following it. Changes are handled one after the other, each with one call of
 * `changed`.
 */
export function follow<Loaded>(options: FollowOptions<Loaded>): Follower<Loaded> {
  const { dir, store, logger, openWatch, pollEvery, load, ...callbacks } = options
  const state: FollowState = { closed: false, work: Promise.resolve(), unannounced: false, stuck: false }

  const isReadable = () => !store.lost() && store.unread().size === 0
  const isWell = () => state.watch !== undefined && !state.stuck && isReadable()
  const isCurrent = () => isWell() && !state.unannounced

  /** Resolves when all changes are being watched. */
  const open = () => {
    const watch = openWatch(dir, { changed: enqueue, failed: (err) => watch === state.watch && giveUp(err) })
    state.watch = watch
    return watch.ready
  }
  const giveUp = (err: unknown) => {
    logger.warn({ err, dir }, 'Content folder cannot be watched: it is looked at every few seconds')
    const { watch } = state
    if (isCurrent()) callbacks.confirmed()
    state.watch = undefined
    void watch?.close()
    enqueue()
  }
  /** Opens a new watch: a folder that is back may be another one, which the old watch does not notice. */
  const restart = async () => {
    await state.watch?.close()
    // Neither the last check nor the new watch noticed files that changed in between.
    void open().then(() => enqueue())
  }
  const refresh = async (paths?: readonly string[]) => {
    if (state.closed) return
    if (isCurrent()) callbacks.confirmed()
    const wereLost = store.lost()
    if (await store.refresh(paths)) state.unannounced = true
    if (state.closed) return
    if (state.unannounced) await callbacks.changed()
    state.unannounced = false
    if (!paths && isReadable()) callbacks.confirmed()
    state.stuck = false
    if (wereLost && !store.lost() && state.watch) await restart()
    schedule()
  }
  const schedule = () => {
    const unsettled = store.unsettled()
    if (!isReadable()) refreshLater(retryDelay)
    else if (unsettled.length > 0) refreshLater(settleDelay, unsettled)
    else if (!state.watch) refreshLater(pollEvery)
    else clearTimeout(state.timer)
  }
  const refreshLater = (wait: number, paths?: readonly string[]) => {
    clearTimeout(state.timer)
    if (!state.closed) state.timer = setTimeout(() => enqueue(paths), wait).unref()
  }
  const enqueue = (paths?: readonly string[]) => {
    state.work = state.work
      .then(() => refresh(paths))
      .catch((err: unknown) => {
        state.stuck = true
        logger.error({ err }, 'Changed content could not be taken in')
        refreshLater(retryDelay)
      })
  }

  // Watching comes first, so that changes during the first reading are noticed and read after it.
  const loaded = open().then(load)
  state.work = loaded.then(schedule, () => {})
  return {
    loaded,
    ...{ isWell, isCurrent },
    async check() {
      enqueue()
      await state.work
    },
    async stop() {
      state.closed = true
      clearTimeout(state.timer)
      await state.work
      await state.watch?.close()
    },
  }
}
