import type { CachedResource } from '../../remote/resources/resource.ts'

/** Handles that are tried for one sitemap. */
const maxHandles = 8
/** Seconds until a question that failed is asked again. */
const pause = 60

interface DiscoveryAttempts {
  /** The sitemap that the handles come from. */
  sitemap?: CachedResource
  /** When each may be tried again, in milliseconds on the monotonic clock. */
  readonly after: Map<string, number>
  under?: Promise<unknown> | undefined
}

/**
 * Tries handles that a sitemap suggests as collections, each once for as long as the sitemap is the same.
 * @param tryCollection adds the collection where there is one. @throws CmsError
 */
export function createCollectionDiscovery(tryCollection: (handle: string) => Promise<unknown>) {
  const tries: DiscoveryAttempts = { after: new Map() }

  async function tryOne(handle: string): Promise<void> {
    tries.after.set(handle, Number.POSITIVE_INFINITY)
    try {
      await tryCollection(handle)
    } catch {
      // The HTTP client has reported it.
      tries.after.set(handle, performance.now() + pause * 1000)
    }
  }

  function dueOf(handles: readonly string[]): readonly string[] {
    const isDue = (handle: string) => (tries.after.get(handle) ?? 0) <= performance.now()
    const isKnown = (handle: string) => tries.after.has(handle)
    const free = maxHandles - tries.after.size
    return [...handles.filter(isKnown), ...handles.filter((each) => !isKnown(each)).slice(0, free)].filter(
      isDue,
    )
  }

  /** Whether there was anything to wait for: then collections may be known that were not before. */
  return async (sitemap: CachedResource, handles: readonly string[]): Promise<boolean> => {
    if (tries.sitemap !== sitemap) {
      tries.sitemap = sitemap
      tries.after.clear()
    }
    const due = dueOf(handles)
    if (due.length > 0) tries.under = Promise.all([tries.under, ...due.map(tryOne)])
    const { under } = tries
    await under
    if (tries.under === under) tries.under = undefined
    return under !== undefined
  }
}
