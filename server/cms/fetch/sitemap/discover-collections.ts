import type { CachedResource } from '../../remote/resources/resource.ts'

/** The number of handles that are tried at most for one sitemap. */
const maxHandles = 8
/** Seconds until a handle whose request failed is tried again. */
const retryAfter = 60

interface DiscoveryAttempts {
  /** The sitemap that the handles come from. */
  sitemap?: CachedResource
  /** When each handle may be tried again, in milliseconds of `performance.now()`. */
  readonly retryAt: Map<string, number>
  /** Attempts that are under way. */
  inFlight?: Promise<unknown> | undefined
}

/**
 * Returns a function that tries whether handles that the sitemap of a Fetch site suggests are collections,
 * each of them once while the sitemap stays the same, and again a minute after a request that failed.
 * @param tryCollection adds the collection if it exists; throws CmsError
 */
export function createCollectionDiscovery(tryCollection: (handle: string) => Promise<unknown>) {
  const attempts: DiscoveryAttempts = { retryAt: new Map() }

  async function tryOne(handle: string): Promise<void> {
    attempts.retryAt.set(handle, Number.POSITIVE_INFINITY)
    try {
      await tryCollection(handle)
    } catch {
      // The HTTP client has reported the error.
      attempts.retryAt.set(handle, performance.now() + retryAfter * 1000)
    }
  }

  function dueHandles(handles: readonly string[]): readonly string[] {
    const isDue = (handle: string) => (attempts.retryAt.get(handle) ?? 0) <= performance.now()
    const isKnown = (handle: string) => attempts.retryAt.has(handle)
    const free = maxHandles - attempts.retryAt.size
    return [...handles.filter(isKnown), ...handles.filter((each) => !isKnown(each)).slice(0, free)].filter(
      isDue,
    )
  }

  /**
   * Resolves with whether handles were tried, now or by a call under way: collections may have been added.
   */
  return async (sitemap: CachedResource, handles: readonly string[]): Promise<boolean> => {
    if (attempts.sitemap !== sitemap) {
      attempts.sitemap = sitemap
      attempts.retryAt.clear()
    }
    const due = dueHandles(handles)
    if (due.length > 0) attempts.inFlight = Promise.all([attempts.inFlight, ...due.map(tryOne)])
    const { inFlight } = attempts
    await inFlight
    if (attempts.inFlight === inFlight) attempts.inFlight = undefined
    return inFlight !== undefined
  }
}
