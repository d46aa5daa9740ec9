/** Finds the entries that have most terms in common with one. */
import type { RelatedQuery } from '../../../../src/content/lists.ts'
import type { TermRef } from '../../../../src/content/terms.ts'
import type { Summary } from '../../../../src/content/types.ts'
import { createBoundedCache } from '../../../cache/bounded-cache.ts'
import type { ContentView, ModelEntry } from '../content-view.ts'
import { getOrAdd } from '../values.ts'
import { summarize } from './summarize.ts'
import { type TermIndex, termKey } from './term-index.ts'

/** The related entries of one language. */
export interface RelatedEntries {
  /**
   * The listed entries that have most terms in common with an entry; of those with as many the ones of its
   * own collection first, then the newest. The same list at each call.
   */
  related(query: RelatedQuery): readonly Summary[]
}

/** An entry with what decides about its place. */
interface Candidate<E> {
  readonly entry: E
  readonly collection: string
  /** ISO 8601; empty without a date. */
  readonly date: string
}

/** Number of entries of each term that are looked at: the newest. It bounds what a page costs. */
const maxPerTerm = 200
/** Number of entries whose related ones are kept. */
const maxKept = 500

const none: readonly Summary[] = []

/** The newest first. ISO dates of one time zone compare as texts. */
const byDate = (one: Candidate<unknown>, other: Candidate<unknown>): number =>
  one.date < other.date ? 1 : one.date > other.date ? -1 : 0

/** Creates the related entries of one language. */
export function createRelated<E extends ModelEntry>(
  view: ContentView<E>,
  terms: TermIndex<E>,
): RelatedEntries {
  const kept = createBoundedCache<string, readonly Summary[]>({ maxEntries: maxKept })
  const newest = new Map<string, readonly Candidate<E>[]>()

  /** The newest entries of a term, without those that lead elsewhere. */
  const newestWith = (term: TermRef): readonly Candidate<E>[] =>
    getOrAdd(newest, termKey(term), () =>
      [...view.collections.keys()]
        .flatMap((collection) =>
          terms
            .entriesWith(term, collection)
            .filter((entry) => !view.isRedirect(entry))
            .map((entry) => ({ entry, collection, date: view.date(entry) ?? '' })),
        )
        .sort(byDate)
        .slice(0, maxPerTerm),
    )

  /** Candidates with most terms in common first. */
  function ranked(entry: E, collections: readonly string[]): readonly Candidate<E>[] {
    const own = view.collectionOf(entry)
    const common = new Map<E, { readonly candidate: Candidate<E>; count: number }>()
    for (const ref of terms.termsOf(entry))
      for (const candidate of newestWith(ref)) {
        const known = common.get(candidate.entry)
        if (known) known.count += 1
        else if (candidate.entry !== entry && collections.includes(candidate.collection))
          common.set(candidate.entry, { candidate, count: 1 })
      }
    return [...common.values()]
      .sort(
        (one, other) =>
          other.count - one.count ||
          Number(other.candidate.collection === own) - Number(one.candidate.collection === own) ||
          byDate(one.candidate, other.candidate),
      )
      .map(({ candidate }) => candidate)
  }

  function find({ id, collections, limit }: RelatedQuery): readonly Summary[] {
    const entry = view.entry(id)
    if (!entry) return none
    const found = ranked(entry, collections)
      .slice(0, limit)
      .flatMap((candidate) => summarize(view, candidate.entry) ?? [])
      .map(({ id: _id, ...summary }) => summary)
    return found.length > 0 ? found : none
  }

  return {
    related(query) {
      const key = [query.id, query.limit, ...query.collections].join()
      const known = kept.get(key)
      if (known) return known
      const found = find(query)
      kept.set(key, found)
      return found
    },
  }
}
