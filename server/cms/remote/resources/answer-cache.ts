import type { Value } from '../../../../src/content/types.ts'
import type { Held, Resource } from './resource.ts'

/**
 * What is known of one resource, and how far it can be trusted. Times are milliseconds on the monotonic
 * clock.
 */
export interface KnownAnswer {
  readonly key: string
  readonly kind: Resource['kind']
  readonly held: Held
  /** Undefined for a missing one. */
  readonly digest: string | undefined
  loadedAt: number
  freshUntil: number
  /** Everything of an older generation is out of date. */
  generation: number
}

/** What this needs of a map with a bound. */
interface Bounded {
  get(key: string): KnownAnswer | undefined
  set(key: string, answer: KnownAnswer): unknown
  delete(key: string): unknown
  /** The one used last comes first. */
  values(): Iterable<KnownAnswer>
}

export interface KnownAnswers {
  get(key: string): KnownAnswer | undefined
  set(answer: KnownAnswer): void
  /** The most useful first: lists, then items in the order of their last use, then what is missing. */
  all(): readonly KnownAnswer[]
}

interface Bounds {
  /** Items that were found, bound by their size. */
  readonly items: Bounded
  /** Items that are missing, bound by their number: visitors can make up any number of names. */
  readonly missing: Bounded
}

/** Lists are kept for good; items as far as their bounds allow. */
export function createKnownAnswers({ items, missing }: Bounds): KnownAnswers {
  const lists = new Map<string, KnownAnswer>()
  const placeOf = ({ kind, held }: KnownAnswer) => {
    if (kind === 'list') return lists
    return held.value === undefined || held.value === null ? missing : items
  }

  return {
    get: (key) => lists.get(key) ?? items.get(key) ?? missing.get(key),
    set(answer) {
      const place = placeOf(answer)
      for (const other of [lists, items, missing]) if (other !== place) other.delete(answer.key)
      place.set(answer.key, answer)
    },
    all: () => [lists, items, missing].flatMap((place) => [...place.values()]),
  }
}

/** An estimate of the bytes that an answer takes: the length of its text. */
export const sizeOf = ({ key, held }: Pick<KnownAnswer, 'key' | 'held'>): number =>
  key.length + textLength(held.value)

const textLength = (value: Value): number => (value === undefined ? 1 : JSON.stringify(value).length)
