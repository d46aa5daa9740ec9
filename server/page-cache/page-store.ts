import { createBoundedCache } from '../cache/bounded-cache.ts'
import { staleIfError, staleWhileRevalidate } from '../http/cache-headers.ts'
import { type CachedResponse, type VariantName, variantBytes } from './cached-response.ts'
import { createVersions } from './content-versions.ts'

/**
 * Whether a stored response may be sent.
 * - `fresh`: within its lifetime.
 * - `stale`: past its lifetime, or the content has just changed; sent while a new one is rendered.
 * - `retry-later`: past its lifetime and sent, but it is too soon for another rendering.
 * - `outdated`: the content changed, or the response is too old, or it is incomplete and due for
 *   another rendering. It is sent only when rendering a new one fails.
 */
export type Freshness = 'fresh' | 'stale' | 'retry-later' | 'outdated'

/** A response that can be stored. */
export interface StorableResponse {
  readonly page: CachedResponse
  /** False when some optional content of the page failed to load. */
  readonly complete: boolean
  /** Equal for responses with the same content. */
  readonly fingerprint: string
}

/** A response from the store. */
export interface StoredResponse extends StorableResponse {
  readonly freshness: Freshness
}

/** Rendered responses in memory by cache key. The least recently used response makes room for a new one. */
export interface PageStore {
  /** Returns a response and counts that as a use. */
  get(key: string): StoredResponse | undefined
  /** Returns a response without counting that as a use. */
  peek(key: string): StoredResponse | undefined
  /**
   * Stores a response with a new lifetime. An incomplete one has none: it is sent until the next rendering.
   * @param mayEvict false: a response that would evict others is not stored
   */
  set(key: string, answer: StorableResponse, mayEvict: boolean): void
  delete(key: string): void
  /**
   * Postpones the next rendering of a response by five seconds, in which the response is sent. Has no effect
   * on a response from before a change of the content.
   */
  retryLater(key: string): void
  /**
   * Allows an outdated response to be sent for five seconds, and if it is complete from then on as a stale
   * one, so that requests do not wait for failing content.
   */
  serveStale(key: string): void
  /** Marks every response as outdated. */
  invalidate(): void
  /** Keys of the responses that may differ from the content, the most recently used first. */
  outdated(): readonly string[]
  /** Numbers of responses and of their bytes. */
  size(): { readonly entries: number; readonly bytes: number }
  has(page: CachedResponse): boolean
  /**
   * Adds a compressed variant to a response that is still stored. Returns whether it was added.
   * @param mayEvict false: the variant is added only where there is room
   */
  addVariant(page: CachedResponse, name: VariantName, bytes: Buffer, mayEvict: boolean): boolean
}

/** Bounds of the store. */
export interface PageStoreOptions {
  /** Bound for the memory of all responses. */
  readonly maxBytes: number
  /** Lifetime of a response. */
  readonly seconds: number
  /**
   * Returns a number from 0 to 1. It spreads lifetimes, so that simultaneous responses expire at different
   * times.
   */
  readonly random: () => number
  /**
   * Milliseconds after a change of the content in which a response from before is still sent, so that nobody
   * waits while it is compared with the content; 0 unless given.
   */
  readonly grace?: number | undefined
  /** Called when responses make room for others. */
  readonly onEvict?: (() => void) | undefined
}

/** An entry of the store. Times are milliseconds on the monotonic clock. */
interface StoreEntry extends StorableResponse {
  freshUntil: number
  staleUntil: number
  readonly usableUntil: number
  retryAt: number
  /** Version of the content when the response was stored. */
  version: number
}

/** Milliseconds until the next rendering after a failed or incomplete one. */
const retryAfter = 5_000
/** Maximum share by which a lifetime differs from the configured one. */
const jitter = 0.1
/** Bytes of an entry besides its variants: key, times, headers. */
const entryOverhead = 3_000

const sizeOf = ({ variants }: CachedResponse): number => entryOverhead + variantBytes(variants)

/** Creates an empty store. */
export function createPageStore(options: PageStoreOptions): PageStore {
  const { maxBytes, seconds, random, grace = 0, onEvict } = options
  const keys = new WeakMap<CachedResponse, string>()
  const entries = createBoundedCache<string, StoreEntry>({
    maxBytes,
    sizeOf: ({ page }) => sizeOf(page),
    onEvict,
  })
  const content = createVersions(grace)

  function freshnessOf(
    { version, complete, freshUntil, staleUntil, retryAt }: StoreEntry,
    now: number,
  ): Freshness {
    if (version !== content.version()) return content.isJustLeft(version, now) ? 'stale' : 'outdated'
    if (freshUntil > now) return 'fresh'
    if (retryAt > now) return 'retry-later'
    return complete && staleUntil > now ? 'stale' : 'outdated'
  }

  /** The response of an entry; undefined for an entry that is too old, which is removed. */
  function toStored(key: string, entry: StoreEntry | undefined): StoredResponse | undefined {
    if (!entry) return undefined
    const now = performance.now()
    if (entry.usableUntil <= now) {
      entries.delete(key)
      return undefined
    }
    const { page, complete, fingerprint } = entry
    return { page, complete, fingerprint, freshness: freshnessOf(entry, now) }
  }

  /**
   * Free memory in bytes.
   * @param freed bytes of an entry that will be replaced
   */
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
      version: content.version(),
    }
  }

  const entryOf = (page: CachedResponse): StoreEntry | undefined => {
    const entry = entries.peek(keys.get(page) ?? '')
    return entry?.page === page ? entry : undefined
  }

  return {
    get: (key) => toStored(key, entries.get(key)),
    peek: (key) => toStored(key, entries.peek(key)),
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
        version: content.version(),
        freshUntil: 0,
        staleUntil: usableUntil,
      })),
    invalidate: content.next,
    outdated: () => entries.keys().filter((key) => entries.peek(key)?.version !== content.version()),
    size: () => ({ entries: entries.keys().length, bytes: entries.bytes() }),
    has: (page) => entryOf(page) !== undefined,
    addVariant(page, name, bytes, mayEvict) {
      const entry = entryOf(page)
      if (!entry) return false
      const growth = variantBytes({ ...page.variants, [name]: bytes }) - variantBytes(page.variants)
      if (!mayEvict && growth > freeBytes()) return false
      page.variants[name] = bytes
      // A new entry object, because the bounded cache would not measure the old object again.
      entries.set(keys.get(page) ?? '', { ...entry })
      return true
    },
  }
}
