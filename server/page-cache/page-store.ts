import { LRUCache } from 'lru-cache'
import { staleIfError, staleWhileRevalidate } from './build-response.ts'
import { type CachedResponse, type VariantName, variantBytes } from './cached-response.ts'

/**
 * `stale`: past its lifetime, to be sent while a new one is made; `waiting`: the same, but it is too soon for
 * another try; `outdated`: the content changed, it is too old, or it lacks something and the time for another
 * try has come. It stands in where no new one can be had.
 */
export type Freshness = 'fresh' | 'stale' | 'waiting' | 'outdated'

/** An answer on its way into the store. */
export interface StorableResponse {
  readonly page: CachedResponse
  /** False when something that belongs to it could not be had. */
  readonly complete: boolean
  /** Equal for answers that are made of the same content. */
  readonly fingerprint: string
}

export interface StoredResponse extends StorableResponse {
  readonly freshness: Freshness
}

/** Finished answers by key; the one that nobody asked for longest makes room. */
export interface PageStore {
  get(key: string): StoredResponse | undefined
  /** The same without counting as a question. */
  peek(key: string): StoredResponse | undefined
  /**
   * Begins a new lifetime; an answer that lacks something has none, and goes on until the next try. Without
   * `mayEvict` one that would push out others is not kept.
   */
  set(key: string, answer: StorableResponse, mayEvict: boolean): void
  delete(key: string): void
  /** The answer goes on until the next try, in five seconds. */
  retryLater(key: string): void
  /**
   * The same for an answer that is out of date: nobody waits for a new one until content can be had again.
   */
  serveStale(key: string): void
  /** Puts every answer out of date. */
  invalidate(): void
  has(page: CachedResponse): boolean
  /** Adds a copy to an answer that is held. Without `mayEvict` only where there is room. */
  addVariant(page: CachedResponse, name: VariantName, copy: Buffer, mayEvict: boolean): boolean
}

export interface PageStoreOptions {
  /** Bound in bytes. */
  readonly maxBytes: number
  /** Lifetime of an answer. */
  readonly seconds: number
  /** From 0 to 1: what is made together shall not end together. */
  readonly random: () => number
}

interface Entry extends StorableResponse {
  /** On the monotonic clock, in milliseconds. */
  freshUntil: number
  staleUntil: number
  readonly usableUntil: number
  retryAt: number
  /** Of the content. */
  version: number
}

const retryAfter = 5_000
const jitter = 0.1
/** Bytes of an entry besides its copies: key, times, headers. */
const besides = 3_000

const sizeOf = ({ variants }: CachedResponse): number => besides + variantBytes(variants)

/** A store in memory. */
export function createPageStore({ maxBytes, seconds, random }: PageStoreOptions): PageStore {
  const keys = new WeakMap<CachedResponse, string>()
  const entries = new LRUCache<string, Entry>({
    maxSize: maxBytes,
    sizeCalculation: ({ page }) => sizeOf(page),
  })
  const content = { version: 0 }

  function ageOf({ version, complete, freshUntil, staleUntil, retryAt }: Entry, now: number): Freshness {
    if (version !== content.version) return 'outdated'
    if (freshUntil > now) return 'fresh'
    if (retryAt > now) return 'waiting'
    return complete && staleUntil > now ? 'stale' : 'outdated'
  }

  function known(key: string, entry: Entry | undefined): StoredResponse | undefined {
    if (!entry) return undefined
    const now = performance.now()
    if (entry.usableUntil <= now) return void entries.delete(key)
    const { page, complete, fingerprint } = entry
    return { page, complete, fingerprint, freshness: ageOf(entry, now) }
  }

  const freeWithout = (freed: number): number => maxBytes - entries.calculatedSize + freed

  const change = (key: string, to: (entry: Entry, now: number) => Partial<Entry>): void => {
    const entry = entries.peek(key)
    const now = performance.now()
    if (entry) Object.assign(entry, { retryAt: now + retryAfter, ...to(entry, now) })
  }

  function lifetime(complete: boolean): Omit<Entry, keyof StorableResponse> {
    const now = performance.now()
    const spread = 1 + jitter * (2 * random() - 1)
    const freshUntil = complete ? now + seconds * 1000 * spread : 0
    return {
      freshUntil,
      staleUntil: freshUntil + staleWhileRevalidate * 1000,
      usableUntil: now + (seconds + staleIfError) * 1000,
      retryAt: complete ? 0 : now + retryAfter,
      version: content.version,
    }
  }

  const holds = (page: CachedResponse): boolean => entries.peek(keys.get(page) ?? '')?.page === page

  return {
    get: (key) => known(key, entries.get(key)),
    peek: (key) => known(key, entries.peek(key)),
    set(key, { page, complete, fingerprint }, mayEvict) {
      const old = entries.peek(key)
      if (!mayEvict && sizeOf(page) > freeWithout(old ? sizeOf(old.page) : 0)) return
      keys.set(page, key)
      entries.set(key, { page, complete, fingerprint, ...lifetime(complete) })
    },
    delete: (key) => void entries.delete(key),
    retryLater: (key) => change(key, () => ({})),
    serveStale: (key) =>
      change(key, ({ usableUntil }) => ({
        version: content.version,
        freshUntil: 0,
        staleUntil: usableUntil,
      })),
    invalidate() {
      content.version += 1
    },
    has: holds,
    addVariant(page, name, copy, mayEvict) {
      const key = keys.get(page) ?? ''
      const entry = entries.peek(key)
      if (entry?.page !== page) return false
      const grows = variantBytes({ ...page.variants, [name]: copy }) - variantBytes(page.variants)
      if (!mayEvict && grows > freeWithout(0)) return false
      page.variants[name] = copy
      // Another object: the same one would not be weighed again.
      entries.set(key, { ...entry })
      return true
    },
  }
}
