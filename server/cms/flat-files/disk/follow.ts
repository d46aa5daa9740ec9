import type { Logger } from 'pino'
import type { FileStore } from './file-store.ts'
import type { ContentWatch, OpenWatch } from './watch.ts'

interface FollowOptions<Loaded> {
  readonly dir: string
  readonly store: FileStore
  readonly logger: Pick<Logger, 'warn' | 'error'>
  readonly openWatch: OpenWatch
  /** How often the whole folder is looked at when changes are not told, milliseconds. */
  readonly pollEvery: number
  /** Reads everything for the first time. */
  readonly load: () => Promise<Loaded>
  /** The files are different. */
  readonly changed: () => Promise<void>
  /** What is held is, or was until now, what is on disk. */
  readonly confirmed: () => void
}

/** Changes on disk, taken in as they come. */
export interface Follower<Loaded> {
  /** Settles with the first reading. */
  readonly loaded: Promise<Loaded>
  /** Whether every change is told and can be taken in. */
  isWell(): boolean
  /** Whether, besides, all that was read is told. */
  isCurrent(): boolean
  stop(): Promise<void>
}

/** A folder that is gone tells nobody when it is back, nor a disk when it works again; milliseconds. */
const retryDelay = 1000
/** Between the two looks that find a file the same, milliseconds. */
const settleDelay = 100

interface FollowState {
  closed: boolean
  work: Promise<unknown>
  /** Absent when changes cannot be watched: then the folder is looked at again and again. */
  watch?: ContentWatch | undefined
  /** Whether changes that the store has taken in are still to be told. */
  untold: boolean
  /** Whether the last look ended in an error of ours. */
  stuck: boolean
  timer?: NodeJS.Timeout
}

/**
 * Reads a folder and follows it. Changes are taken in one after the other, each with one call of `changed`.
 */
export function follow<Loaded>(following: FollowOptions<Loaded>): Follower<Loaded> {
  const { dir, store, logger, openWatch, pollEvery, load, ...tell } = following
  const state: FollowState = { closed: false, work: Promise.resolve(), untold: false, stuck: false }

  const isReadable = () => !store.lost() && store.unread().size === 0
  const isWell = () => state.watch !== undefined && !state.stuck && isReadable()
  const isCurrent = () => isWell() && !state.untold

  /** Resolves when every change is told. */
  const open = () => {
    const watch = openWatch(dir, { changed: enqueue, failed: (err) => watch === state.watch && giveUp(err) })
    state.watch = watch
    return watch.ready
  }
  const giveUp = (err: unknown) => {
    logger.warn({ err, dir }, 'Content folder cannot be watched: it is looked at every few seconds')
    const { watch } = state
    if (isCurrent()) tell.confirmed()
    state.watch = undefined
    void watch?.close()
    enqueue()
  }
  /** The folder that is back may be another one than the one that was watched. */
  const restart = async () => {
    await state.watch?.close()
    // What changed between the last look and the first event was not seen by either.
    void open().then(() => enqueue())
  }
  const refresh = async (paths?: readonly string[]) => {
    if (state.closed) return
    if (isCurrent()) tell.confirmed()
    const wereLost = store.lost()
    if (await store.refresh(paths)) state.untold = true
    if (state.closed) return
    if (state.untold) await tell.changed()
    state.untold = false
    if (!paths && isReadable()) tell.confirmed()
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

  // Watched first: what changes while everything is read is told, and taken in after it.
  const loaded = open().then(load)
  state.work = loaded.then(schedule, () => {})
  return {
    loaded,
    ...{ isWell, isCurrent },
    async stop() {
      state.closed = true
      clearTimeout(state.timer)
      await state.work
      await state.watch?.close()
    },
  }
}
