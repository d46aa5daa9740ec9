import { OtherBuildError } from '../router/fetch-payload.ts'
import { createQueue, type Limits, prefetchLimits, type Queue, type Reason } from './prefetch-queue.ts'
import { createRuns } from './request-pool.ts'

export interface Prefetch<Answer> {
  /**
   * Asks for a page's data ahead, when it is wanted, not there yet and within the limits; those that are
   * meant come first.
   */
  readonly want: (path: string, reason: Reason) => void
  /**
   * Hands out what was asked for ahead, once, also while it is under way: that promise never rejects and
   * gives undefined for a failure. Undefined when there is nothing; what waited for its turn is then left to
   * the caller.
   */
  readonly take: (path: string) => Promise<Answer | undefined> | undefined
  /** Another page is shown: what waits is dropped, what was fetched stays. */
  readonly reset: () => void
  /**
   * Another build answers: nothing that was fetched is used, and nothing more is asked for before `reset`.
   */
  readonly drop: () => void
}

interface Source<Answer> {
  /** Decides whether a path may be asked for ahead. */
  readonly isWanted: (path: string) => boolean
  readonly load: (path: string, signal: AbortSignal) => Promise<Answer>
  /** Milliseconds for which a path's answer may be used, where that is less than the limit. */
  readonly lifetimeOf?: (path: string) => number | undefined
  readonly limits?: Limits
}

/**
 * Fetches ahead what the visitor probably opens next. A failure is a warning, once for each path, and nothing
 * else.
 */
export function createPrefetch<Answer>({
  isWanted,
  load,
  lifetimeOf = () => undefined,
  limits = prefetchLimits,
}: Source<Answer>): Prefetch<Answer> {
  const shelf = createShelf<Answer>(limits, lifetimeOf)
  const failed = new Set<string>()
  let queue: Queue | undefined = createQueue(limits)

  const proceed = () => {
    while (runs.count() < limits.atOnce) {
      const path = queue?.next()
      if (path === undefined) return
      runs.start(path)
    }
  }
  const drop = () => {
    queue = undefined
    shelf.clear()
    runs.abort()
  }
  const fail = (path: string, error: unknown) => {
    if (error instanceof OtherBuildError) return drop()
    failed.add(path)
    console.warn(`Could not prefetch ${path}`, error)
  }
  const runs = createRuns<Answer>({ load, onAnswer: shelf.put, onFailure: fail, onEnd: proceed })
  const isKnown = (path: string) => failed.has(path) || runs.has(path) || shelf.has(path)

  return {
    want: (path, reason) => {
      if (isKnown(path) || !isWanted(path)) return
      queue?.add(path, reason)
      proceed()
    },
    take: (path) => {
      queue?.cancel(path)
      const kept = shelf.take(path)
      return kept === undefined ? runs.take(path) : Promise.resolve(kept)
    },
    reset: () => {
      queue = createQueue(limits)
    },
    drop,
  }
}

/** Answers that nobody asked for yet, oldest first. */
function createShelf<Answer>({ kept, keptFor }: Limits, lifetimeOf: (path: string) => number | undefined) {
  const answers = new Map<string, { readonly answer: Answer; readonly until: number }>()

  const sweep = () => {
    for (const [path, { until }] of answers) if (Date.now() >= until) answers.delete(path)
  }
  /** Timers rest while a computer sleeps: age is looked at again whenever an answer is wanted. */
  const current = () => {
    sweep()
    return answers
  }

  return {
    has: (path: string) => current().has(path),
    put: (path: string, answer: Answer) => {
      const lifetime = Math.min(keptFor, lifetimeOf(path) ?? keptFor)
      answers.set(path, { answer, until: Date.now() + lifetime })
      const [oldest] = answers.keys()
      if (answers.size > kept && oldest !== undefined) answers.delete(oldest)
      setTimeout(sweep, lifetime)
    },
    take: (path: string) => {
      const found = current().get(path)?.answer
      answers.delete(path)
      return found
    },
    clear: () => answers.clear(),
  }
}
