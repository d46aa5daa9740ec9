import { CmsError } from '../cms/upstream/cms-error.ts'
import { HttpError } from '../http-error.ts'
import type { Loaded } from '../loaders.ts'
import { type Age, createPageStore, type FinishedPage, type PageStore } from './store.ts'

export type Made = FinishedPage | Extract<Loaded, { readonly kind: 'redirect' }>
type Make = () => Promise<Made>

interface Answer {
  readonly made: Made
  /** For the request's log line. */
  readonly cache: 'hit' | 'stale' | 'miss' | 'none'
}

/** What became of a page that nobody asked for: `full` would have thrown out others. */
export type Prepared = 'kept' | 'full' | 'skipped'

/** Finished pages by address: canonical path with prefix, encoded; a payload's ends with `/_payload.json?{buildId}`. */
export interface PageCache {
  /**
   * Returns the page that is known, or makes, keeps and returns it. Callers asking at the same moment share one making. Past its
   * lifetime the old page is returned while one refresh runs; one that fails is tried again after five seconds, one that finds no page
   * removes it. A page that lacks something is kept for five seconds.
   * @throws what `make` threw, when no page is known that could stand in
   */
  get(address: string, make: Make): Promise<Answer>
  /** Makes a page that is not known, and keeps it if there is room. Rejects like `make`. */
  prepare(address: string, make: Make): Promise<Prepared>
  /** Whether a page is known that would be sent without waiting. */
  holds(address: string): boolean
  /** Makes every page out of date: the next caller waits for a new one, and gets the old one only when content cannot be had. */
  clear(): void
}

export interface PageCacheOptions {
  /** Bound in bytes; 0 keeps nothing. */
  readonly maxBytes: number
  /** Lifetime of a page. */
  readonly seconds: number
  /** Told about refreshes that failed for another reason than content that cannot be had. */
  readonly onError: (error: unknown, address: string) => void
}

const off: PageCache = {
  get: async (_address, make) => ({ made: await make(), cache: 'none' }),
  prepare: async () => 'full',
  holds: () => false,
  clear: () => {},
}

/** A cache in memory. One that may hold nothing makes every page anew. */
export const createPageCache = ({ maxBytes, seconds, onError }: PageCacheOptions): PageCache =>
  maxBytes === 0 ? off : cacheAround(createPageStore(maxBytes, seconds), onError)

const isOutdated = (age: Age | undefined): boolean => age === undefined || age === 'outdated'

function cacheAround(store: PageStore, onError: PageCacheOptions['onError']): PageCache {
  const making = createMaking(store, onError)
  const content = { version: 0 }
  const holds = (address: string) => !isOutdated(store.ageOf(address))
  return {
    async get(address, make) {
      const known = store.get(address)
      if (known && known.age !== 'outdated') {
        // What goes wrong is dealt with where the page is made.
        if (known.age === 'stale') making.share(address, make).catch(() => {})
        return { made: known.page(), cache: known.age === 'fresh' ? 'hit' : 'stale' }
      }
      try {
        return { made: await making.share(address, make), cache: 'miss' }
      } catch (error) {
        if (known && error instanceof CmsError) return { made: known.page(), cache: 'stale' }
        throw error
      }
    },
    async prepare(address, make) {
      if (store.ageOf(address) === 'fresh') return 'kept'
      const { version } = content
      const made = await making.share(address, make, false)
      if (made.kind === 'redirect' || !made.complete || version !== content.version) return 'skipped'
      return holds(address) ? 'kept' : 'full'
    },
    holds,
    clear() {
      content.version += 1
      making.forget()
      store.outdate()
    },
  }
}

/** Makes each page once for all who ask meanwhile, and puts what comes of it into the store. */
function createMaking(store: PageStore, onError: PageCacheOptions['onError']) {
  const making = new Map<string, Promise<Made>>()

  /** A page that lacks something is no reason to forget a whole one that is not out of date: that is tried again. */
  function take(address: string, made: Made, mayEvict: boolean): void {
    if (made.kind === 'redirect' || made.about.status !== 200) store.drop(address)
    else if (made.complete || isOutdated(store.ageOf(address))) store.keep(address, made, mayEvict)
    else store.postpone(address)
  }

  function fail(address: string, error: unknown): void {
    // Whoever waits for a page gets its error: only that of a refresh would be lost.
    const isUnexpected = !(error instanceof HttpError || error instanceof CmsError)
    if (isUnexpected && store.ageOf(address) === 'stale') onError(error, address)
    if (error instanceof HttpError) store.drop(address)
    else if (error instanceof CmsError) store.standIn(address)
    else store.postpone(address)
  }

  function start(address: string, make: Make, mayEvict: boolean): Promise<Made> {
    // After forget() an answer is out of date: hand it over, do not keep it.
    const counts = () => making.get(address) === started
    const started: Promise<Made> = new Promise<Made>((resolve) => resolve(make()))
      .then(
        (made) => {
          if (counts()) take(address, made, mayEvict)
          return made
        },
        (error: unknown) => {
          if (counts()) fail(address, error)
          throw error
        },
      )
      .finally(() => {
        if (counts()) making.delete(address)
      })
    making.set(address, started)
    return started
  }

  return {
    share: (address: string, make: Make, mayEvict = true): Promise<Made> =>
      making.get(address) ?? start(address, make, mayEvict),
    forget: () => making.clear(),
  }
}
