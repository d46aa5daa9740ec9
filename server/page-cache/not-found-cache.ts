import { createBoundedCache } from '../cache/bounded-cache.ts'
import type { CachedResponse, VariantName } from './cached-response.ts'

/**
 * Pages that say that there is nothing at an address, so that a flood of requests for such addresses costs
 * little: few, for half a minute, and for no longer than the content stays as it is.
 */
export interface NotFoundCache {
  get(address: string): CachedResponse | undefined
  /**
   * @param version that of the content when the answer began to be made: after a change meanwhile it is not
   * stored
   */
  set(address: string, page: CachedResponse, version: number): void
  /** Of the content: grows with each `clear`. */
  version(): number
  /** Adds a compressed variant to a page that was stored; false for another page. */
  addVariant(page: CachedResponse, name: VariantName, bytes: Buffer): boolean
  clear(): void
}

const maxEntries = 200
/** Milliseconds. */
const ttl = 30_000
const maxBytes = 8 * 1024 * 1024

/** With the variants that are added later: each has about a third of the bytes, and as much again as text. */
const sizeOf = ({ variants }: CachedResponse): number => Math.ceil(variants.identity.length * 2.2) + 2_000

/** An empty cache. */
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
    clear() {
      content.version += 1
      entries.clear()
    },
  }
}

/** Stores nothing: for development, and where the page cache is switched off. */
export const noNotFoundCache: NotFoundCache = {
  get: () => undefined,
  set: () => {},
  version: () => 0,
  addVariant: () => false,
  clear: () => {},
}
