import type { CacheState } from '../logging/access-log.ts'
import type { Scheduler } from '../scheduling/scheduler.ts'
import type { CachedResponse } from './cached-response.ts'
import { createEncodedVariants, type EncodedVariants } from './encoded-variants.ts'
import {
  type AddressResult,
  asRendered,
  createInFlight,
  isOutdated,
  type RenderResponse,
} from './in-flight.ts'
import { createNotFoundCache, type NotFoundCache, noNotFoundCache } from './not-found-cache.ts'
import { createPageStore, type PageStoreOptions, type StoredResponse } from './page-store.ts'
import { isTemporary } from './temporary-error.ts'

/** A response, and whether it came from the cache. */
export interface CacheAnswer {
  readonly result: AddressResult
  readonly cache: CacheState
}

/**
 * Result of prerendering a page. `full`: not stored, as it would have evicted others. `skipped`: a redirect,
 * an incomplete page, no page at all, or the content changed meanwhile.
 */
export type PrerenderOutcome = 'stored' | 'full' | 'skipped'

/** Rendered responses in memory, pages and their data, by `cacheKey`. */
export interface PageCache {
  /**
   * Returns the stored response, or renders, stores and returns it. Simultaneous calls share one rendering.
   * Past its lifetime the old response is returned for ten minutes while one refresh runs. A refresh that
   * fails is tried again after five seconds; one that finds no page removes the response. A response without
   * some optional content is stored for five seconds. A day past its lifetime a response is removed.
   * @throws the error of `render` when no stored response can be returned instead
   */
  get(key: string, render: RenderResponse): Promise<CacheAnswer>
  /** Returns the stored response if it can be sent without waiting. */
  getReady(key: string): { readonly page: CachedResponse; readonly isStale: boolean } | undefined
  /** Renders a stale response anew in the background, unless that is under way. */
  refresh(key: string, render: RenderResponse): void
  /**
   * Renders a response unless a fresh one is stored, and stores it if there is room. Rejects when `render`
   * does.
   */
  prerender(key: string, render: RenderResponse): Promise<PrerenderOutcome>
  /** Whether a response is stored that can be sent without waiting. */
  has(key: string): boolean
  /** Whether a response is stored, be it outdated. */
  keeps(key: string): boolean
  /**
   * Marks all responses as outdated. The next `get` waits until the response is compared with the content or
   * rendered anew, and returns the old one when the content fails to load.
   */
  invalidate(): void
  /** Keys of the responses that may differ from the content, the most recently used first. */
  outdated(): readonly string[]
  /** Removes a response whose page is gone. */
  drop(key: string): void
  /** Compares a response with the content, or renders it anew, where that is due. Never rejects. */
  renew(key: string, render: RenderResponse): Promise<void>
  /** Numbers of responses, of their bytes, and of those that made room for others since the start. */
  size(): { readonly entries: number; readonly bytes: number; readonly evicted: number }
  readonly variants: Pick<EncodedVariants, 'get'>
  readonly notFound: NotFoundCache
}

/** Bounds and services of the cache. */
export interface PageCacheOptions extends Omit<PageStoreOptions, 'random' | 'onEvict'> {
  /** Called with the unexpected errors of refreshes: neither temporary failures nor an `HttpError`. */
  readonly onError: (error: unknown, key: string) => void
  /** Called with the key of each stored response that was removed or replaced, as the content has changed. */
  readonly onReplaced?: (key: string) => void
  readonly random?: PageStoreOptions['random']
  readonly scheduler: Pick<Scheduler, 'rest' | 'wait'>
}

/** Creates a cache in memory. With `maxBytes: 0` every page is rendered anew. */
export const createPageCache = ({ random = Math.random, ...options }: PageCacheOptions): PageCache =>
  options.maxBytes === 0 ? noPageCache(options.scheduler) : cacheAround({ ...options, random })

/** A cache that stores nothing. */
const noPageCache = (scheduler: PageCacheOptions['scheduler']): PageCache => ({
  async get(_key, render) {
    const result = await render({ isStored: false })
    if (result.kind === 'unchanged') throw new Error('Nothing is stored that could be unchanged')
    return { result, cache: 'none' }
  },
  getReady: () => undefined,
  refresh: () => {},
  prerender: async () => 'full',
  has: () => false,
  keeps: () => false,
  invalidate: () => {},
  outdated: () => [],
  drop: () => {},
  renew: async () => {},
  size: () => ({ entries: 0, bytes: 0, evicted: 0 }),
  variants: createEncodedVariants({ isStored: () => false, addVariant: () => false, scheduler }),
  notFound: noNotFoundCache,
})

/** Creates the cache around a store. */
function cacheAround({
  scheduler,
  onError,
  onReplaced = () => {},
  ...options
}: PageCacheOptions & Pick<PageStoreOptions, 'random'>): PageCache {
  const evicted = { count: 0 }
  const onEvict = () => {
    evicted.count += 1
  }
  const store = createPageStore({ ...options, onEvict })
  const notFound = createNotFoundCache()
  const variants = createEncodedVariants({
    isStored: store.has,
    addVariant: (page, name, bytes, mayEvict) =>
      notFound.addVariant(page, name, bytes) || store.addVariant(page, name, bytes, mayEvict),
    scheduler,
  })
  const inFlight = createInFlight(store, onError, onReplaced)
  const content = { version: 0 }
  const has = (key: string) => !isOutdated(store.peek(key))
  // `inFlight` handles failures.
  const refresh = (key: string, render: RenderResponse): void =>
    void inFlight.share(key, render).catch(() => {})

  async function renderOrServeStale(
    key: string,
    render: RenderResponse,
    stored: StoredResponse | undefined,
  ): Promise<CacheAnswer> {
    try {
      const { result, isNew } = await inFlight.share(key, render)
      return { result, cache: isNew ? 'miss' : 'hit' }
    } catch (error) {
      if (stored && isTemporary(error)) return { result: asRendered(stored), cache: 'stale' }
      throw error
    }
  }

  return {
    async get(key, render) {
      const stored = store.get(key)
      if (!stored || stored.freshness === 'outdated') return renderOrServeStale(key, render, stored)
      if (stored.freshness === 'stale') refresh(key, render)
      return { result: asRendered(stored), cache: stored.freshness === 'fresh' ? 'hit' : 'stale' }
    },
    getReady(key) {
      const stored = store.get(key)
      if (!stored || stored.freshness === 'outdated') return undefined
      return { page: stored.page, isStale: stored.freshness !== 'fresh' }
    },
    refresh(key, render) {
      if (store.peek(key)?.freshness === 'stale') refresh(key, render)
    },
    async prerender(key, render) {
      if (store.peek(key)?.freshness === 'fresh') return 'stored'
      const { version } = content
      const { result } = await inFlight.share(key, render, false)
      if (result.kind !== 'page' || !result.complete || version !== content.version) return 'skipped'
      if (!has(key)) return 'full'
      variants.compressBest(result.page, 'br')
      return 'stored'
    },
    has,
    keeps: (key) => store.peek(key) !== undefined,
    invalidate() {
      content.version += 1
      inFlight.forget()
      store.invalidate()
      notFound.clear()
    },
    outdated: store.outdated,
    drop(key) {
      if (store.peek(key)) onReplaced(key)
      store.delete(key)
    },
    async renew(key, render) {
      if (store.peek(key)?.freshness !== 'fresh') await inFlight.share(key, render).catch(() => {})
    },
    size: () => ({ ...store.size(), evicted: evicted.count }),
    variants,
    notFound,
  }
}
