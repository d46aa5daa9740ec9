import type { CacheState } from '../logging/access-log.ts'
import type { Scheduler } from '../scheduling/scheduler.ts'
import type { CachedResponse } from './cached-response.ts'
import { createEncodedVariants, type EncodedVariants } from './encoded-variants.ts'
import {
  asRendered,
  createInFlight,
  isOutdated,
  type RedirectResponse,
  type RenderedResponse,
  type RenderResponse,
} from './in-flight.ts'
import { createNotFoundCache, type NotFoundCache, noNotFoundCache } from './not-found-cache.ts'
import { createPageStore, type PageStore, type PageStoreOptions, type StoredResponse } from './page-store.ts'
import { isTemporary } from './temporary-error.ts'

/** An answer, and where it came from. */
export interface CacheAnswer {
  readonly result: RenderedResponse | RedirectResponse
  readonly cache: CacheState
}

/** What became of a page that nobody asked for: `full` would have pushed out others. */
export type PrerenderOutcome = 'stored' | 'full' | 'skipped'

/** Finished answers in memory, by `cacheKey`. */
export interface PageCache {
  /**
   * Returns the stored answer, or renders, stores and returns it. Callers who ask at the same moment share
   * one rendering. Past its lifetime the old answer is returned for ten minutes while one refresh runs. A
   * refresh that fails is tried again after five seconds; one that finds no page removes the answer. An
   * answer that lacks something is kept for five seconds. A day past its lifetime an answer is gone.
   * @throws what `render` threw, where nothing is stored that could be sent instead
   */
  get(key: string, render: RenderResponse): Promise<CacheAnswer>
  /** The answer that can be sent without waiting. */
  getReady(key: string): { readonly page: CachedResponse; readonly isStale: boolean } | undefined
  /** Renders a stale answer anew in the background, if nobody does so already. */
  refresh(key: string, render: RenderResponse): void
  /** Renders an answer that is not stored, and stores it if there is room. Rejects like `render`. */
  prerender(key: string, render: RenderResponse): Promise<PrerenderOutcome>
  /** Whether an answer is stored that would be sent without waiting. */
  has(key: string): boolean
  /**
   * Makes everything outdated. The next caller waits until the answer is compared with the content or
   * rendered anew, and gets the old one where the content cannot be had.
   */
  invalidate(): void
  readonly variants: Pick<EncodedVariants, 'get'>
  readonly notFound: NotFoundCache
}

/** Bounds of the cache, and what it works with. */
export interface PageCacheOptions extends Omit<PageStoreOptions, 'random'> {
  /** Told about refreshes that failed for another reason than content that cannot be had. */
  readonly onError: (error: unknown, key: string) => void
  readonly random?: PageStoreOptions['random']
  readonly scheduler: Pick<Scheduler, 'rest' | 'wait'>
}

/** A cache in memory; with `maxBytes: 0` every page is rendered anew. */
export const createPageCache = ({
  onError,
  random = Math.random,
  scheduler,
  ...options
}: PageCacheOptions): PageCache =>
  options.maxBytes === 0
    ? noPageCache(scheduler)
    : cacheAround(createPageStore({ ...options, random }), scheduler, onError)

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
  invalidate: () => {},
  variants: createEncodedVariants({ isStored: () => false, addVariant: () => false, scheduler }),
  notFound: noNotFoundCache,
})

function cacheAround(
  store: PageStore,
  scheduler: PageCacheOptions['scheduler'],
  onError: PageCacheOptions['onError'],
): PageCache {
  const notFound = createNotFoundCache()
  const variants = createEncodedVariants({
    isStored: store.has,
    addVariant: (page, name, bytes, mayEvict) =>
      notFound.addVariant(page, name, bytes) || store.addVariant(page, name, bytes, mayEvict),
    scheduler,
  })
  const inFlight = createInFlight(store, onError)
  const content = { version: 0 }
  const has = (key: string) => !isOutdated(store.peek(key))
  // Failures are handled by `inFlight`.
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
      if (result.kind === 'redirect' || !result.complete || version !== content.version) return 'skipped'
      if (!has(key)) return 'full'
      variants.compressBest(result.page, 'br')
      return 'stored'
    },
    has,
    invalidate() {
      content.version += 1
      inFlight.forget()
      store.invalidate()
      notFound.clear()
    },
    variants,
    notFound,
  }
}
