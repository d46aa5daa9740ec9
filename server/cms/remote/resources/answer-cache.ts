/** The memory of the resource cache, with a bound for each kind of answer. */
import type { Value } from '../../../../src/content/types.ts'
import type { BoundedCache } from '../../../cache/bounded-cache.ts'
import type { CachedResource, Resource } from './resource.ts'

/**
 * The last answer for one resource, and how long it is fresh. Times are milliseconds on the monotonic clock.
 */
export interface CachedAnswer {
  readonly key: string
  readonly kind: Resource['kind']
  readonly resource: CachedResource
  /** Undefined for a missing one. */
  readonly digest: string | undefined
  loadedAt: number
  freshUntil: number
  /** An answer of an older generation is stale. */
  generation: number
}

type BoundedMap = Pick<BoundedCache<string, CachedAnswer>, 'get' | 'set' | 'delete' | 'values'>

export interface AnswerCache {
  get(key: string): CachedAnswer | undefined
  set(answer: CachedAnswer): void
  /** The most useful first: lists, then items in the order of their last use, then what is missing. */
  all(): readonly CachedAnswer[]
}

interface AnswerCacheStores {
  /** Items that were found, bound by their size. */
  readonly items: BoundedMap
  /** Items that are missing, bound by their number: visitors can make up any number of names. */
  readonly missing: BoundedMap
}

/** A cache that keeps lists for good, and items as far as their bounds allow. */
export function createAnswerCache({ items, missing }: AnswerCacheStores): AnswerCache {
  const lists = new Map<string, CachedAnswer>()
  const storeOf = ({ kind, resource }: CachedAnswer) => {
    if (kind === 'list') return lists
    return resource.value === undefined || resource.value === null ? missing : items
  }

  return {
    get: (key) => lists.get(key) ?? items.get(key) ?? missing.get(key),
    set(answer) {
      const store = storeOf(answer)
      for (const other of [lists, items, missing]) if (other !== store) other.delete(answer.key)
      store.set(answer.key, answer)
    },
    all: () => [lists, items, missing].flatMap((store) => [...store.values()]),
  }
}

/** An estimate of the bytes that an answer takes: the length of its text. */
export const sizeOf = ({ key, resource }: Pick<CachedAnswer, 'key' | 'resource'>): number =>
  key.length + textLength(resource.value)

const textLength = (value: Value): number => (value === undefined ? 1 : JSON.stringify(value).length)
