import { observeLinks } from '../prefetch/observe-links.ts'
import { createPrefetchCache } from '../prefetch/prefetch-cache.ts'
import { fetchPayload, type PayloadAnswer } from './fetch-payload.ts'

/** The payloads of pages, for client navigations: prefetched ones, else those that the server sends. */
export interface PayloadCache {
  /** Gives the payload of a page. Rejects when it cannot be fetched. */
  readonly get: (path: string, signal: AbortSignal) => Promise<PayloadAnswer>
  /** To be called when another page is shown, which has links of its own. */
  readonly onPageShown: () => void
  /**
   * Watches the links of the page for prefetching; to be called after hydration and when a manifest has
   * arrived.
   */
  readonly scanLinks: () => void
}

interface PayloadCacheOptions {
  /** Id of the build that made the document. */
  readonly buildId: string
  /** Receives the build id that a response names. */
  readonly onBuild: (id: string) => void
  /** Whether the page at a path is prerendered: only the payloads of such pages are prefetched. */
  readonly isPrerendered: (path: string) => boolean
  /** Milliseconds for which a prefetched payload may be shown; undefined for the limit of the cache. */
  readonly ttlOf: (path: string) => number | undefined
  /** Called before each prefetch: false on slow connections, offline, and when the visitor saves data. */
  readonly mayPrefetch: () => boolean
}

/**
 * Maximum number of requests for one payload. While a deploy is under way the next response may come from
 * this page's own build: trying again is cheaper than loading a document.
 */
const tries = 2

/**
 * Creates the cache of payloads, and starts to prefetch those of links that are pointed at, focused or
 * touched; links in view follow with the first `scanLinks`.
 */
export function createPayloadCache(options: PayloadCacheOptions): PayloadCache {
  const { buildId, onBuild, isPrerendered, ttlOf, mayPrefetch } = options
  // The link to a page that is being loaded may still be in view or under the pointer: without this its
  // payload would be fetched twice.
  let loadingPath: string | undefined
  const cache = createPrefetchCache({
    isAllowed: (path) => mayPrefetch() && path !== loadingPath && isPrerendered(path),
    load: (path, signal) => fetchPayload(path, { buildId, signal, onBuild, priority: 'low' }),
    ttlOf,
  })
  const links = observeLinks({ prefetch: cache.prefetch, isAllowed: mayPrefetch })

  return {
    get: async (path, signal) => {
      loadingPath = path
      return (await cache.take(path)) ?? fetchPayload(path, { buildId, signal, onBuild, tries })
    },
    onPageShown: () => {
      loadingPath = undefined
      cache.reset()
      links.scan()
    },
    scanLinks: links.scan,
  }
}
