import { createBoundedCache } from '../cache/bounded-cache.ts'
import type { CachedResponse, VariantName } from './cached-response.ts'

/**
 * A small cache of 404 pages by address, so that a flood of requests for missing addresses costs little.
 * Pages are stored for half a minute, and at most until the content changes.
 */
export interface NotFoundCache {
  get(address: string): CachedResponse | undefined
  /**
   * Stores a page, unless the content has changed while the page was rendered.
   * @param version result of `version()` before the rendering
   */
  set(address: string, page: CachedResponse, version: number): void
  /** Number of calls of `clear`, which counts the changes of the content. */
  version(): number
  /** Adds a compressed variant to a page that was stored; false for another page. */
  addVariant(page: CachedResponse, name: VariantName, bytes: Buffer): boolean
  /** Numbers of pages and of their bytes. */
  size(): { readonly entries: number; readonly bytes: number }
  /** Removes all pages: to be called when the content has changed. */
  clear(): void
}

const maxEntries = 200
/** Milliseconds for which a page is stored. */
const ttl = 30_000
const maxBytes = 8 * 1024 * 1024

/**
 * Estimated bytes of a page with the variants that are added later: a compressed variant has a third of the
 * bytes, and short bodies are kept as text too. 2,000 bytes are for headers.
 */
const sizeOf = ({ variants }: CachedResponse): number => Math.ceil(variants.identity.length * 2.2) + 2_000

/** Creates an empty cache. */
export function createNotFoundCache(): NotFoundCache {
  const entries = createBoundedCache<string, CachedResponse>({ ttl, maxEntries, maxBytes, sizeOf })
  const stored = new WeakSet<CachedResponse>()
  const content = { version: 0 }
  return {
    get: entries.get,
    set(address, page, version) {
      if (version !== content.version) return
      stored.add(page)
      entries.set(address, page)
    },
    version: () => content.version,
    addVariant(page, name, bytes) {
      if (!stored.has(page)) return false
      page.variants[name] = bytes
      return true
    },
    size: () => ({ entries: entries.keys().length, bytes: entries.bytes() }),
    clear() {
      content.version += 1
      entries.clear()
    },
  }
}

/** A cache that stores nothing, for development and where the page cache is switched off. */
export const noNotFoundCache: NotFoundCache = {
  get: () => undefined,
  set: () => {},
  version: () => 0,
  addVariant: () => false,
  size: () => ({ entries: 0, bytes: 0 }),
  clear: () => {},
}
