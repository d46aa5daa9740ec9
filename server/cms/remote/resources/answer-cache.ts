/**
 * Keeps the responses of the content system in memory: all lists, and single entries and missing resources
 * within limits.
 */
import type { Value } from '../../../../src/content/types.ts'
import type { BoundedCache } from '../../../cache/bounded-cache.ts'
import type { CachedResource, Resource } from './resource.ts'

/**
 * The last response for one resource, and how long it is fresh. Times are milliseconds of
 * `performance.now()`.
 */
export interface CachedAnswer {
  /** Key of the resource. */
  readonly key: string
  readonly kind: Resource['kind']
  readonly resource: CachedResource
  /** Hash of the response; undefined when the resource is missing. */
  readonly digest: string | undefined
  loadedAt: number
  freshUntil: number
  /**
   * Number of the generation in which the response was loaded: `expire` of the resource cache begins the next
   * one, and a response of an older generation is stale.
   */
  generation: number
  /** Whether a publish concerns it: it is loaded again before it is used. */
  isOutdated?: boolean
}

type BoundedMap = Pick<BoundedCache<string, CachedAnswer>, 'get' | 'set' | 'delete' | 'values'>

/** The cached responses by the keys of their resources. */
export interface AnswerCache {
  get(key: string): CachedAnswer | undefined
  set(answer: CachedAnswer): void
  /**
   * All responses, the most useful first: lists, then items with the most recently used first, then missing
   * items.
   */
  all(): readonly CachedAnswer[]
}

interface AnswerCacheStores {
  /** Items that were found, limited by their size. */
  readonly items: BoundedMap
  /** Items that are missing, limited by their number: visitors can make up any number of names. */
  readonly missing: BoundedMap
}

/** Creates a cache that keeps all lists, and items as far as their limits allow. */
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

/** Estimates the bytes of a response in memory, by the length of its JSON text. */
export const sizeOf = ({ key, resource }: Pick<CachedAnswer, 'key' | 'resource'>): number =>
  key.length + textLength(resource.value)

const textLength = (value: Value): number => (value === undefined ? 1 : JSON.stringify(value).length)
