import { willPass } from '../scheduling/render-queue.ts'
import type { CachedResponse } from './cached-response.ts'
import { type CopyMaker, createEncodedVariants } from './encoded-variants.ts'
import { createMaking, isOutdated, type MadePage, type Make, pageOf, type Redirected } from './in-flight.ts'
import { createNotFoundCache, type NotFoundCache, noMissingPages } from './not-found-cache.ts'
import { createPageStore, type Known, type PageStore, type StoreOptions } from './store.ts'

/** For log lines: `none` where nothing is kept. */
export type CacheState = 'hit' | 'stale' | 'miss' | 'none'

export interface Answer {
  readonly made: MadePage | Redirected
  readonly cache: CacheState
}

/** What became of a page that nobody asked for: `full` would have thrown out others. */
export type Prepared = 'kept' | 'full' | 'skipped'

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
  get(key: string, make: Make): Promise<Answer>
  /** What can be sent without waiting. */
  ready(key: string): { readonly page: CachedResponse; readonly isStale: boolean } | undefined
  /** Makes an answer anew in the background, if nobody does so already. */
  refresh(key: string, make: Make): void
  /** Makes what is not known, and keeps it if there is room. Rejects like `make`. */
  prepare(key: string, make: Make): Promise<Prepared>
  /** Whether an answer is known that would be sent without waiting. */
  holds(key: string): boolean
  /**
   * Puts everything out of date: the next caller waits until what was made is compared with the content, or
   * made anew, and gets the old answer where content cannot be had.
   */
  clear(): void
  readonly copies: Pick<CopyMaker, 'make'>
  readonly missing: NotFoundCache
}

export interface PageCacheOptions extends Omit<StoreOptions, 'random'> {
  /** Told about refreshes that failed for another reason than content that cannot be had. */
  readonly onError: (error: unknown, key: string) => void
  readonly random?: StoreOptions['random']
}

const keepsNothing = (): PageCache => ({
  async get(_key, make) {
    const made = await make({ keeps: false })
    if (made.kind === 'same') throw new Error('Nothing is known that could be the same')
    return { made, cache: 'none' }
  },
  ready: () => undefined,
  refresh: () => {},
  prepare: async () => 'full',
  holds: () => false,
  clear: () => {},
  copies: createEncodedVariants({ isLasting: () => false, admit: () => false }),
  missing: noMissingPages,
})

/** A cache in memory; `maxBytes: 0` makes every page anew. */
export const createPageCache = ({ onError, random = Math.random, ...store }: PageCacheOptions): PageCache =>
  store.maxBytes === 0 ? keepsNothing() : cacheAround(createPageStore({ ...store, random }), onError)

function cacheAround(store: PageStore, onError: PageCacheOptions['onError']): PageCache {
  const missing = createNotFoundCache()
  const copies = createEncodedVariants({
    isLasting: store.holds,
    admit: (page, name, copy, mayEvict) =>
      missing.admit(page, name, copy) || store.admit(page, name, copy, mayEvict),
  })
  const making = createMaking(store, onError)
  const content = { version: 0 }
  const holds = (key: string) => !isOutdated(store.peek(key))
  // What goes wrong is dealt with where the page is made.
  const refresh = (key: string, make: Make): void => void making.share(key, make).catch(() => {})

  async function makeOrStandIn(key: string, make: Make, known: Known | undefined): Promise<Answer> {
    try {
      const { made, isNew } = await making.share(key, make)
      return { made, cache: isNew ? 'miss' : 'hit' }
    } catch (error) {
      if (known && willPass(error)) return { made: pageOf(known), cache: 'stale' }
      throw error
    }
  }

  return {
    async get(key, make) {
      const known = store.get(key)
      if (!known || known.age === 'outdated') return makeOrStandIn(key, make, known)
      if (known.age === 'stale') refresh(key, make)
      return { made: pageOf(known), cache: known.age === 'fresh' ? 'hit' : 'stale' }
    },
    ready(key) {
      const known = store.get(key)
      if (!known || known.age === 'outdated') return undefined
      return { page: known.page, isStale: known.age !== 'fresh' }
    },
    refresh(key, make) {
      if (store.peek(key)?.age === 'stale') refresh(key, make)
    },
    async prepare(key, make) {
      if (store.peek(key)?.age === 'fresh') return 'kept'
      const { version } = content
      const { made } = await making.share(key, make, false)
      if (made.kind === 'redirect' || !made.complete || version !== content.version) return 'skipped'
      if (!holds(key)) return 'full'
      copies.improve(made.page, 'br')
      return 'kept'
    },
    holds,
    clear() {
      content.version += 1
      making.forget()
      store.outdate()
      missing.clear()
    },
    copies,
    missing,
  }
}
