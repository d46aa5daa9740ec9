/** Why a page may be visited soon: its link is in view, or the visitor points at it. */
export type PrefetchReason = 'in-view' | 'intent'

/** How much may be prefetched, and how long it may be used. */
export interface PrefetchLimits {
  /** Requests in flight at the same time. */
  readonly concurrency: number
  /** Requests that one page may cause. */
  readonly perPage: number
  /**
   * How many requests of one page may be for links that are only in view: the rest is for links that the
   * visitor points at later.
   */
  readonly perPageInView: number
  /** Maximum number of results in memory. */
  readonly maxCached: number
  /** Milliseconds for which a result may be used at most. */
  readonly maxAge: number
}

/** The limits of the site: docs/reference/builds-and-payloads.md, Prefetching. */
export const prefetchLimits: PrefetchLimits = {
  concurrency: 3,
  perPage: 20,
  perPageInView: 15,
  maxCached: 20,
  maxAge: 60_000,
}

/** Paths that wait to be prefetched. */
export interface PrefetchQueue {
  /**
   * Adds a path, unless it was added before or the limits are reached. A path that waits with the reason
   * `in-view` gets the reason `intent`.
   */
  readonly add: (path: string, reason: PrefetchReason) => void
  /** Removes the next path and returns it: those with the reason `intent` come first. */
  readonly next: () => string | undefined
  /** Removes a path that still waits. */
  readonly cancel: (path: string) => void
}

/**
 * Creates the queue of the paths that the links of one page lead to; each path is given out once. A path
 * counts against the limits from when it is added, also after it was removed.
 */
export function createPrefetchQueue({ perPage, perPageInView }: PrefetchLimits): PrefetchQueue {
  const added = new Map<string, PrefetchReason>()
  const waiting: Readonly<Record<PrefetchReason, Set<string>>> = { intent: new Set(), 'in-view': new Set() }

  const hasRoom = (reason: PrefetchReason): boolean =>
    added.size < perPage &&
    (reason === 'intent' || [...added.values()].filter((why) => why === 'in-view').length < perPageInView)

  const cancel = (path: string): boolean => waiting.intent.delete(path) || waiting['in-view'].delete(path)

  return {
    add: (path, reason) => {
      const isMoved = reason === 'intent' && waiting['in-view'].delete(path)
      if (!isMoved && (added.has(path) || !hasRoom(reason))) return
      added.set(path, reason)
      waiting[reason].add(path)
    },
    next: () => {
      const [path] = [...waiting.intent, ...waiting['in-view']]
      if (path !== undefined) cancel(path)
      return path
    },
    cancel,
  }
}
