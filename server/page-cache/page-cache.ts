import { isTemporary } from '../scheduling/render-queue.ts'
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

/** For log lines: `none` where nothing is kept. */
export type CacheState = 'hit' | 'stale' | 'miss' | 'none'

export interface CacheAnswer {
  readonly result: RenderedResponse | RedirectResponse
  readonly cache: CacheState
}

/** What became of a page that nobody asked for: `full` would have thrown out others. */
export type PrerenderOutcome = 'kept' | 'full' | 'skipped'

/**
 * Finished answers by key (`keyOf`): of documents by canonical path with prefix, encoded; of payloads by
 * their whole address.
 */
export interface PageCache {
  /**
   * Returns the answer that is known, or makes, keeps and returns it. Callers asking at the same moment share
   * one making. Past its lifetime the old one is returned for ten minutes while one refresh runs; one that
   * fails is tried again after five seconds, one that finds no page removes it. What lacks something is kept
   * for five seconds; what is a day past its lifetime is gone.
   * @throws what `make` threw, when nothing is known that could stand in
   */
  get(key: string, make: RenderResponse): Promise<CacheAnswer>
  /** What can be sent without waiting. */
  getReady(key: string): { readonly page: CachedResponse; readonly isStale: boolean } | undefined
  /** Makes an answer anew in the background, if nobody does so already. */
  refresh(key: string, make: RenderResponse): void
  /** Makes what is not known, and keeps it if there is room. Rejects like `make`. */
  prerender(key: string, make: RenderResponse): Promise<PrerenderOutcome>
  /** Whether an answer is known that would be sent without waiting. */
  has(key: string): boolean
  /**
   * Puts everything out of date: the next caller waits until what was made is compared with the content, or
   * made anew, and gets the old answer where content cannot be had.
   */
  invalidate(): void
  readonly variants: Pick<EncodedVariants, 'get'>
  readonly notFound: NotFoundCache
}

export interface PageCacheOptions extends Omit<PageStoreOptions, 'random'> {
  /** Told about refreshes that failed for another reason than content that cannot be had. */
  readonly onError: (error: unknown, key: string) => void
  readonly random?: PageStoreOptions['random']
}

const keepsNothing = (): PageCache => ({
  async get(_key, make) {
    const made = await make({ keeps: false })
    if (made.kind === 'same') throw new Error('Nothing is known that could be the same')
    return { result: made, cache: 'none' }
  },
  getReady: () => undefined,
  refresh: () => {},
  prerender: async () => 'full',
  has: () => false,
  invalidate: () => {},
  variants: createEncodedVariants({ isLasting: () => false, admit: () => false }),
  notFound: noNotFoundCache,
})

/** A cache in memory; `maxBytes: 0` makes every page anew. */
export const createPageCache = ({ onError, random = Math.random, ...store }: PageCacheOptions): PageCache =>
  store.maxBytes === 0 ? keepsNothing() : cacheAround(createPageStore({ ...store, random }), onError)

function cacheAround(store: PageStore, onError: PageCacheOptions['onError']): PageCache {
  const missing = createNotFoundCache()
  const copies = createEncodedVariants({
    isLasting: store.has,
    admit: (page, name, copy, mayEvict) =>
      missing.addVariant(page, name, copy) || store.addVariant(page, name, copy, mayEvict),
  })
  const making = createInFlight(store, onError)
  const content = { version: 0 }
  const holds = (key: string) => !isOutdated(store.peek(key))
  // What goes wrong is dealt with where the page is made.
  const refresh = (key: string, make: RenderResponse): void => void making.share(key, make).catch(() => {})

  async function makeOrStandIn(
    key: string,
    make: RenderResponse,
    known: StoredResponse | undefined,
  ): Promise<CacheAnswer> {
    try {
      const { made, isNew } = await making.share(key, make)
      return { result: made, cache: isNew ? 'miss' : 'hit' }
    } catch (error) {
      if (known && isTemporary(error)) return { result: asRendered(known), cache: 'stale' }
      throw error
    }
  }

  return {
    async get(key, make) {
      const known = store.get(key)
      if (!known || known.freshness === 'outdated') return makeOrStandIn(key, make, known)
      if (known.freshness === 'stale') refresh(key, make)
      return { result: asRendered(known), cache: known.freshness === 'fresh' ? 'hit' : 'stale' }
    },
    getReady(key) {
      const known = store.get(key)
      if (!known || known.freshness === 'outdated') return undefined
      return { page: known.page, isStale: known.freshness !== 'fresh' }
    },
    refresh(key, make) {
      if (store.peek(key)?.freshness === 'stale') refresh(key, make)
    },
    async prerender(key, make) {
      if (store.peek(key)?.freshness === 'fresh') return 'kept'
      const { version } = content
      const { made } = await making.share(key, make, false)
      if (made.kind === 'redirect' || !made.complete || version !== content.version) return 'skipped'
      if (!holds(key)) return 'full'
      copies.compressBest(made.page, 'br')
      return 'kept'
    },
    has: holds,
    invalidate() {
      content.version += 1
      making.forget()
      store.invalidate()
      missing.clear()
    },
    variants: copies,
    notFound: missing,
  }
}
