import { createBoundedCache } from '../cache/bounded-cache.ts'
import { staleIfError, staleWhileRevalidate } from '../http/cache-headers.ts'
import { type CachedResponse, type VariantName, variantBytes } from './cached-response.ts'

/**
 * How far a stored answer may be trusted.
 * - `fresh`: within its lifetime.
 * - `stale`: past its lifetime; sent while a new one is made.
 * - `retry-later`: the same, but it is too soon for another try.
 * - `outdated`: the content changed, or the answer is too old, or it lacks something and the time for another
 *   try has come. It is sent only where no new one can be had.
 */
export type Freshness = 'fresh' | 'stale' | 'retry-later' | 'outdated'

/** An answer that can be stored. */
export interface StorableResponse {
  readonly page: CachedResponse
  /** False when something that belongs to the page could not be had. */
  readonly complete: boolean
  /** Equal for answers that are made of the same content. */
  readonly fingerprint: string
}

/** An answer as it is found in the store. */
export interface StoredResponse extends StorableResponse {
  readonly freshness: Freshness
}

/**
 * Finished answers in memory by cache key. The one that nobody asked for longest makes room for a new one.
 */
export interface PageStore {
  get(key: string): StoredResponse | undefined
  /** The same without counting as a use. */
  peek(key: string): StoredResponse | undefined
  /**
   * Begins a new lifetime. An answer that lacks something has none: it is sent until the next try.
   * @param mayEvict false: an answer that would push out others is not stored
   */
  set(key: string, answer: StorableResponse, mayEvict: boolean): void
  delete(key: string): void
  /** Lets the answer be sent until the next try, in five seconds. */
  retryLater(key: string): void
  /** The same for an outdated answer: nobody waits for a new one while content cannot be had. */
  serveStale(key: string): void
  /** Makes every answer outdated. */
  invalidate(): void
  has(page: CachedResponse): boolean
  /**
   * Adds a compressed variant to an answer, if that is still stored.
   * @param mayEvict false: only where there is room
   */
  addVariant(page: CachedResponse, name: VariantName, bytes: Buffer, mayEvict: boolean): boolean
}

/** Bounds of the store. */
export interface PageStoreOptions {
  readonly maxBytes: number
  /** Lifetime of an answer. */
  readonly seconds: number
  /** From 0 to 1. It spreads lifetimes, so that answers that were made together do not end together. */
  readonly random: () => number
}

/** Times are milliseconds on the monotonic clock. */
interface StoreEntry extends StorableResponse {
  freshUntil: number
  staleUntil: number
  readonly usableUntil: number
  retryAt: number
  /** Of the content when the answer was stored. */
  version: number
}

const retryAfter = 5_000
const jitter = 0.1
/** Bytes of an entry besides its variants: key, times, headers. */
const entryOverhead = 3_000

const sizeOf = ({ variants }: CachedResponse): number => entryOverhead + variantBytes(variants)

/** An empty store. */
export function createPageStore({ maxBytes, seconds, random }: PageStoreOptions): PageStore {
  const keys = new WeakMap<CachedResponse, string>()
  const entries = createBoundedCache<string, StoreEntry>({ maxBytes, sizeOf: ({ page }) => sizeOf(page) })
  const content = { version: 0 }

  function freshnessOf(
    { version, complete, freshUntil, staleUntil, retryAt }: StoreEntry,
    now: number,
  ): Freshness {
    if (version !== content.version) return 'outdated'
    if (freshUntil > now) return 'fresh'
    if (retryAt > now) return 'retry-later'
    return complete && staleUntil > now ? 'stale' : 'outdated'
  }

  function storedAt(key: string, entry: StoreEntry | undefined): StoredResponse | undefined {
    if (!entry) return undefined
    const now = performance.now()
    if (entry.usableUntil <= now) {
      entries.delete(key)
      return undefined
    }
    const { page, complete, fingerprint } = entry
    return { page, complete, fingerprint, freshness: freshnessOf(entry, now) }
  }

  /** @param freed bytes of an entry that makes way anyway */
  const freeBytes = (freed = 0): number => maxBytes - entries.bytes() + freed

  const change = (key: string, to: (entry: StoreEntry) => Partial<StoreEntry>): void => {
    const entry = entries.peek(key)
    if (entry) Object.assign(entry, { retryAt: performance.now() + retryAfter, ...to(entry) })
  }

  function lifetime(complete: boolean): Omit<StoreEntry, keyof StorableResponse> {
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

  const entryOf = (page: CachedResponse): StoreEntry | undefined => {
    const entry = entries.peek(keys.get(page) ?? '')
    return entry?.page === page ? entry : undefined
  }

  return {
    get: (key) => storedAt(key, entries.get(key)),
    peek: (key) => storedAt(key, entries.peek(key)),
    set(key, { page, complete, fingerprint }, mayEvict) {
      const old = entries.peek(key)
      if (!mayEvict && sizeOf(page) > freeBytes(old && sizeOf(old.page))) return
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
    has: (page) => entryOf(page) !== undefined,
    addVariant(page, name, bytes, mayEvict) {
      const entry = entryOf(page)
      if (!entry) return false
      const growth = variantBytes({ ...page.variants, [name]: bytes }) - variantBytes(page.variants)
      if (!mayEvict && growth > freeBytes()) return false
      page.variants[name] = bytes
      // Another object: the cache does not measure the same one again.
      entries.set(keys.get(page) ?? '', { ...entry })
      return true
    },
  }
}
