/** Finds the entries that have most terms in common with one. */
import type { RelatedQuery } from '../../../../src/content/lists.ts'
import type { TermRef } from '../../../../src/content/terms.ts'
import type { Summary } from '../../../../src/content/types.ts'
import { memoLast } from '../../../../src/shared/memo.ts'
import { createBoundedCache } from '../../../cache/bounded-cache.ts'
import { type ContentView, isListedHere, isShown, type ModelEntry } from '../content-view.ts'
import { getOrAdd } from '../values.ts'
import { newestFirst } from './newest-first.ts'
import { summarize } from './summarize.ts'

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
  /** Place among all entries with terms, from the newest. */
  readonly place: number
}

/** Number of entries of each term that are looked at: the newest. It bounds what a page costs. */
const maxPerTerm = 200
/** Number of entries whose related ones are kept. */
const maxKept = 500

const none: readonly Summary[] = []
const keyOf = ({ taxonomy, slug }: TermRef): string => `${taxonomy}::${slug}`

/** The newest entries of each term. */
function indexTerms<E extends ModelEntry>(
  view: ContentView<E>,
): ReadonlyMap<string, readonly Candidate<E>[]> {
  const entries = [...view.collections.keys()].flatMap((collection) =>
    view
      .entriesIn(collection)
      .filter((entry) => view.termsOf(entry).length > 0 && isFound(view, entry))
      .map((entry) => ({ entry, collection })),
  )
  const byTerm = new Map<string, Candidate<E>[]>()
  for (const [place, found] of newestFirst(entries, ({ entry }) => view.date(entry)).entries())
    for (const ref of view.termsOf(found.entry)) {
      const ofTerm = getOrAdd(byTerm, keyOf(ref), () => [])
      if (ofTerm.length < maxPerTerm) ofTerm.push({ ...found, place })
    }
  return byTerm
}

const isFound = <E extends ModelEntry>(view: ContentView<E>, entry: E): boolean =>
  isListedHere(view, entry) && isShown(view, entry) && !view.isRedirect(entry)

/** Creates the related entries of one language. Terms are indexed when a page first asks. */
export function createRelated<E extends ModelEntry>(view: ContentView<E>): RelatedEntries {
  const index = memoLast(() => indexTerms(view))
  const kept = createBoundedCache<string, readonly Summary[]>({ maxEntries: maxKept })

  /** Candidates with the number of terms in common, best first. */
  function ranked(entry: E, collections: readonly string[]): readonly Candidate<E>[] {
    const own = view.collectionOf(entry)
    const common = new Map<E, { readonly candidate: Candidate<E>; count: number }>()
    for (const ref of view.termsOf(entry))
      for (const candidate of index().get(keyOf(ref)) ?? []) {
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
          one.candidate.place - other.candidate.place,
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
