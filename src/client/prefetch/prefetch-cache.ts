import { OtherBuildError } from '../router/fetch-payload.ts'
import {
  createPrefetchQueue,
  type PrefetchLimits,
  type PrefetchQueue,
  type PrefetchReason,
  prefetchLimits,
} from './prefetch-queue.ts'
import { createRequestPool } from './request-pool.ts'

/**
 * Results that were fetched for pages which the visitor has not opened yet; the client router stores payloads
 * in it.
 */
export interface PrefetchCache<Result> {
  /**
   * Fetches the result of a path, unless the path is not allowed, was fetched already, has failed or exceeds
   * the limits. Paths with the reason `intent` come first.
   */
  readonly prefetch: (path: string, reason: PrefetchReason) => void
  /**
   * Returns the promise of a path's result, which is removed from the cache or whose request is in flight.
   * The promise never rejects: it resolves to undefined when the request fails. Returns undefined where
   * nothing has been fetched, and where the result has been taken. A path that waits in the queue is removed
   * from the queue, as the caller then fetches the result.
   */
  readonly take: (path: string) => Promise<Result | undefined> | undefined
  /** To be called for the next page: empties the queue and renews the budget of requests. Results stay. */
  readonly reset: () => void
  /**
   * Drops all results, the queue, and the requests that no navigation waits for. Happens by itself when
   * another build responds. Nothing is fetched before `reset`.
   */
  readonly clear: () => void
}

/** How the cache fetches results, and within which limits. */
interface PrefetchSource<Result> {
  /** Decides whether a path may be prefetched. */
  readonly isAllowed: (path: string) => boolean
  /** Fetches the result of a path. */
  readonly load: (path: string, signal: AbortSignal) => Promise<Result>
  /** Milliseconds for which the result of a path may be used, where that is less than the limit. */
  readonly ttlOf?: (path: string) => number | undefined
  readonly limits?: PrefetchLimits
}

/**
 * Creates the cache of results that are fetched before the visitor clicks a link. A failed request is a
 * warning on the console, and its path is not prefetched again. A response of another build clears the cache.
 */
export function createPrefetchCache<Result>({
  isAllowed,
  load,
  ttlOf = () => undefined,
  limits = prefetchLimits,
}: PrefetchSource<Result>): PrefetchCache<Result> {
  const results = createResultStore<Result>(limits, ttlOf)
  const failed = new Set<string>()
  let queue: PrefetchQueue | undefined = createPrefetchQueue(limits)

  const fetchNext = () => {
    while (pool.count() < limits.concurrency) {
      const path = queue?.next()
      if (path === undefined) return
      pool.start(path)
    }
  }
  const clear = () => {
    queue = undefined
    results.clear()
    pool.abort()
  }
  const fail = (path: string, error: unknown) => {
    if (error instanceof OtherBuildError) return clear()
    // The connection was lost, or a navigation asks for the path itself.
    if (!isAllowed(path)) return
    failed.add(path)
    console.warn(`Could not prefetch ${path}`, error)
  }
  const pool = createRequestPool<Result>({ load, onResult: results.put, onFailure: fail, onEnd: fetchNext })
  const isDone = (path: string) => failed.has(path) || pool.has(path) || results.has(path)

  return {
    prefetch: (path, reason) => {
      if (isDone(path) || !isAllowed(path)) return
      queue?.add(path, reason)
      fetchNext()
    },
    take: (path) => {
      queue?.cancel(path)
      const result = results.take(path)
      return result === undefined ? pool.take(path) : Promise.resolve(result)
    },
    reset: () => {
      queue = createPrefetchQueue(limits)
    },
    clear,
  }
}

/** Stores results until they are taken or expire; beyond the limit the oldest one is removed. */
function createResultStore<Result>(
  { maxCached, maxAge }: PrefetchLimits,
  ttlOf: (path: string) => number | undefined,
) {
  const entries = new Map<string, { readonly result: Result; readonly expires: number }>()

  const removeExpired = () => {
    for (const [path, { expires }] of entries) if (Date.now() >= expires) entries.delete(path)
  }
  /**
   * The entries that have not expired. Timers do not run while a computer sleeps, so each use checks the age.
   */
  const fresh = () => {
    removeExpired()
    return entries
  }

  return {
    has: (path: string) => fresh().has(path),
    put: (path: string, result: Result) => {
      const ttl = Math.min(maxAge, ttlOf(path) ?? maxAge)
      entries.set(path, { result, expires: Date.now() + ttl })
      const [oldest] = entries.keys()
      if (entries.size > maxCached && oldest !== undefined) entries.delete(oldest)
      setTimeout(removeExpired, ttl)
    },
    take: (path: string) => {
      const result = fresh().get(path)?.result
      entries.delete(path)
      return result
    },
    clear: () => entries.clear(),
  }
}
