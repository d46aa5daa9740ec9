import { LRUCache } from 'lru-cache'
import type { CachedResponse, VariantName } from './cached-response.ts'

/**
 * Pages that say that there is nothing at an address: few, for a short time, and for no longer than the
 * content stays as it is.
 */
export interface NotFoundCache {
  get(address: string): CachedResponse | undefined
  /**
   * `version` is that of the content when the answer began to be made: one that began before a change is not
   * kept.
   */
  set(address: string, page: CachedResponse, version: number): void
  version(): number
  /** Adds a copy to an answer that was kept. */
  addVariant(page: CachedResponse, name: VariantName, copy: Buffer): boolean
  clear(): void
}

const maxPages = 200
const lifetime = 30_000
const maxBytes = 8 * 1024 * 1024

interface Entry {
  readonly page: CachedResponse
  /** On the monotonic clock. */
  readonly until: number
}

/** Compressed copies come later: each weighs about a third, and as much again as text. */
const sizeOf = ({ page }: Entry): number => Math.ceil(page.variants.identity.length * 2.2) + 2_000

export function createNotFoundCache(): NotFoundCache {
  const entries = new LRUCache<string, Entry>({ max: maxPages, maxSize: maxBytes, sizeCalculation: sizeOf })
  const kept = new WeakSet<CachedResponse>()
  const content = { version: 0 }
  return {
    get(address) {
      const entry = entries.get(address)
      if (!entry) return undefined
      if (entry.until > performance.now()) return entry.page
      return void entries.delete(address)
    },
    set(address, page, version) {
      if (version !== content.version) return
      kept.add(page)
      entries.set(address, { page, until: performance.now() + lifetime })
    },
    version: () => content.version,
    addVariant(page, name, copy) {
      if (!kept.has(page)) return false
      page.variants[name] = copy
      return true
    },
    clear() {
      content.version += 1
      entries.clear()
    },
  }
}

/** Keeps nothing. */
export const noNotFoundCache: NotFoundCache = {
  get: () => undefined,
  set: () => {},
  version: () => 0,
  addVariant: () => false,
  clear: () => {},
}
