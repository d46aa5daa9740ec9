/** Why a page may soon be visited: its link is in view, or the visitor points at it. */
export type Reason = 'seen' | 'meant'

export interface Limits {
  /** Requests under way at the same time. */
  readonly atOnce: number
  /** Requests that one page may cause. */
  readonly perPage: number
  /**
   * How many of those may be for links that are only in view, so that one that is pointed at later has room.
   */
  readonly seen: number
  /** Answers in memory. */
  readonly kept: number
  /** Milliseconds for which an answer may be used at most. */
  readonly keptFor: number
}

export const prefetchLimits: Limits = { atOnce: 3, perPage: 20, seen: 15, kept: 20, keptFor: 60_000 }

export interface Queue {
  readonly add: (path: string, reason: Reason) => void
  readonly next: () => string | undefined
  readonly cancel: (path: string) => void
}

/**
 * What one page asks for: each path once. Its room is taken when a path is added, so that it cannot grow
 * beyond the limits.
 */
export function createQueue({ perPage, seen }: Limits): Queue {
  const asked = new Map<string, Reason>()
  const waiting: Readonly<Record<Reason, Set<string>>> = { meant: new Set(), seen: new Set() }

  const hasRoom = (reason: Reason): boolean =>
    asked.size < perPage &&
    (reason === 'meant' || [...asked.values()].filter((why) => why === 'seen').length < seen)

  const cancel = (path: string): boolean => waiting.meant.delete(path) || waiting.seen.delete(path)

  return {
    add: (path, reason) => {
      const isMoved = reason === 'meant' && waiting.seen.delete(path)
      if (!isMoved && (asked.has(path) || !hasRoom(reason))) return
      asked.set(path, reason)
      waiting[reason].add(path)
    },
    next: () => {
      const [path] = [...waiting.meant, ...waiting.seen]
      if (path !== undefined) cancel(path)
      return path
    },
    cancel,
  }
}
