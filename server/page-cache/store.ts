import { LRUCache } from 'lru-cache'
import type { PageFacts } from '../responses.ts'

/** A page as it is sent: its HTML or its JSON, and what its headers are made of. */
export interface FinishedPage {
  readonly kind: 'page'
  readonly text: string
  readonly about: PageFacts
  /** False when something that belongs to it could not be had. */
  readonly complete: boolean
}

/**
 * `waiting`: its lifetime is over, and it is too soon for another try; `outdated`: the content changed, or it lacks something and the
 * time for another try has come.
 */
export type Age = 'fresh' | 'stale' | 'waiting' | 'outdated'

interface Known {
  readonly age: Age
  readonly page: () => FinishedPage
}

/** Finished pages by address, as bytes; the one that nobody asked for longest makes room. */
export interface PageStore {
  get(address: string): Known | undefined
  /** The same without counting as a question. */
  ageOf(address: string): Age | undefined
  /**
   * Begins a new lifetime; a page that lacks something has none, and goes on until the next try. Without `mayEvict` a page that would
   * push out others is not kept.
   */
  keep(address: string, page: FinishedPage, mayEvict: boolean): void
  drop(address: string): void
  /** The page goes on until the next try, in five seconds. */
  postpone(address: string): void
  /** The same for a page that is out of date: nobody waits for a new one until then. */
  standIn(address: string): void
  /** Puts every page out of date. */
  outdate(): void
}

interface Entry extends Pick<FinishedPage, 'about' | 'complete'> {
  /** Half of what most texts take as a string. */
  readonly bytes: Buffer
  /** On the monotonic clock, in milliseconds. */
  freshUntil: number
  retryAt: number
  /** Of the content. */
  version: number
}

const retryAfter = 5_000
/** Bytes of an entry besides its text: address, times, and what headers are made of. */
const besides = 2_000

/** A store in memory. @param maxBytes its bound, @param seconds lifetime of a page */
export function createPageStore(maxBytes: number, seconds: number): PageStore {
  const entries = new LRUCache<string, Entry>({
    maxSize: maxBytes,
    sizeCalculation: ({ bytes }) => bytes.length + besides,
  })
  const content = { version: 0 }

  function ageOf({ version, complete, freshUntil, retryAt }: Entry): Age {
    if (version !== content.version) return 'outdated'
    const now = performance.now()
    if (freshUntil > now) return 'fresh'
    if (retryAt > now) return 'waiting'
    return complete ? 'stale' : 'outdated'
  }

  function hasRoom(address: string, bytes: Buffer): boolean {
    const freed = entries.peek(address)
    const taken = entries.calculatedSize - (freed ? freed.bytes.length + besides : 0)
    return taken + bytes.length + besides <= maxBytes
  }

  const change = (address: string, to: Partial<Entry>): void =>
    void Object.assign(entries.peek(address) ?? {}, { retryAt: performance.now() + retryAfter, ...to })

  return {
    get(address) {
      const entry = entries.get(address)
      return entry && { age: ageOf(entry), page: () => pageOf(entry) }
    },
    ageOf(address) {
      const entry = entries.peek(address)
      return entry && ageOf(entry)
    },
    keep(address, { text, about, complete }, mayEvict) {
      const bytes = Buffer.from(text)
      if (!mayEvict && !hasRoom(address, bytes)) return
      const now = performance.now()
      const freshUntil = complete ? now + seconds * 1000 : 0
      const retryAt = complete ? 0 : now + retryAfter
      entries.set(address, { bytes, about, complete, freshUntil, retryAt, version: content.version })
    },
    drop: (address) => void entries.delete(address),
    postpone: (address) => change(address, {}),
    standIn: (address) => change(address, { version: content.version, freshUntil: 0 }),
    outdate() {
      content.version += 1
    },
  }
}

const pageOf = ({ bytes, about, complete }: Entry): FinishedPage => ({
  kind: 'page',
  text: bytes.toString(),
  about,
  complete,
})
