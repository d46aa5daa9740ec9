/** Selects, sorts and counts the entries of collections, for lists that go on over several pages. */
import type { EntryList, EntryQuery, ListFacets, ListOrder } from '../../../../src/content/lists.ts'
import type { TermRef } from '../../../../src/content/terms.ts'
import type { Summary } from '../../../../src/content/types.ts'
import { memoText, memoWeak } from '../../../../src/shared/memo.ts'
import { createBoundedCache } from '../../../cache/bounded-cache.ts'
import { type ContentView, isListedHere, isShown, type ModelEntry } from '../content-view.ts'
import { getOrAdd } from '../values.ts'
import { collatorOf } from './collator.ts'
import { summarize } from './summarize.ts'
import { type TermIndex, termKey } from './term-index.ts'

/** The lists of one language. */
export interface EntryLists {
  /** A part of a list. Only the summaries of that part are made. */
  list(query: EntryQuery): EntryList
  /** Counts the terms and dates of the entries of a list; `period`, `order` and its part do not matter. */
  facets(query: Pick<EntryQuery, 'collections' | 'term' | 'except'>): ListFacets
}

/** Maximum number of selections that are kept: each is a list of references to entries. */
const maxSelections = 200

/** Maximum number of lists whose terms and dates stay counted. */
const maxCounted = 64

/** The newest first; those without a date last. ISO dates of one time zone compare as texts. */
const byDate = (one: string | undefined, other: string | undefined): number => {
  if (one === undefined || other === undefined) return Number(one === undefined) - Number(other === undefined)
  return one < other ? 1 : one > other ? -1 : 0
}

/** Returns the listed entries of a collection in its own order. Each list is made once. */
export const listedEntries = <E extends ModelEntry>(view: ContentView<E>) =>
  memoText((collection): readonly E[] =>
    view.collections.has(collection)
      ? view.listedIn(collection).filter((entry) => isListedHere(view, entry) && isShown(view, entry))
      : [],
  )

/**
 * Creates the lists of one language. What does not change with the part that is wanted is made once.
 * @param listed returns the listed entries of a collection in its own order
 */
export function createEntryLists<E extends ModelEntry>(
  view: ContentView<E>,
  listed: (collection: string) => readonly E[],
  terms: TermIndex<E>,
): EntryLists {
  const selections = createBoundedCache<string, readonly E[]>({ maxEntries: maxSelections })
  const counted = createBoundedCache<string, ListFacets>({ maxEntries: maxCounted })

  /** The entries of some collections, each collection in its own order. */
  const gathered = (collections: readonly string[], term: TermRef | undefined) =>
    [...new Set(collections)].flatMap((each) => (term ? terms.entriesWith(term, each) : listed(each)))

  const orders: Readonly<Record<ListOrder, (entries: E[], collections: number) => readonly E[]>> = {
    own: (entries, collections) => (collections > 1 ? orders.newest(entries, 1) : entries),
    newest: (entries) => entries.sort((one, other) => byDate(view.date(one), view.date(other))),
    oldest: (entries) => [...orders.newest(entries, 1)].reverse(),
    title(entries) {
      const { compare } = collatorOf(view.locale)
      return entries.sort((one, other) => compare(view.title(one), view.title(other)))
    },
  }

  function select({ collections, term, period, order = 'own' }: EntryQuery): readonly E[] {
    const key = JSON.stringify([collections, term && termKey(term), period, order])
    const known = selections.get(key)
    if (known) return known
    const wanted = gathered(collections, term).filter(
      (entry) =>
        period === undefined || view.date(entry)?.startsWith(`${period}-`) || view.date(entry) === period,
    )
    const selected = orders[order](wanted, new Set(collections).size)
    selections.set(key, selected)
    return selected
  }

  const without = (entries: readonly E[], path: string | undefined) =>
    path === undefined ? entries : entries.filter((entry) => view.path(entry) !== path)

  const positions = memoWeak(
    (entries: readonly E[]): ReadonlyMap<string | undefined, number> =>
      new Map(entries.map((entry, index) => [view.path(entry), index])),
  )

  /** Those of the entries that are wanted. */
  function partOf(entries: readonly E[], { around, offset = 0, limit = Infinity }: EntryQuery): readonly E[] {
    if (around === undefined) return entries.slice(offset, offset + limit)
    const at = positions(entries).get(around)
    return at === undefined ? [] : entries.slice(Math.max(0, at - 1), at + 2)
  }

  const summaryOf = (entry: E): Summary | undefined => {
    const { id, ...summary } = summarize(view, entry) ?? {}
    return id === undefined ? undefined : (summary as Summary)
  }

  const mountOf = memoText((collection): Pick<EntryList, 'mount'> => {
    const mount = view.mountOf(collection)
    const path = mount && isShown(view, mount) ? view.path(mount) : undefined
    return path === undefined ? {} : { mount: path }
  })
  const onlyOf = (collections: readonly string[]): string | undefined => {
    const [only, ...others] = new Set(collections)
    return others.length === 0 ? only : undefined
  }

  function countTerms(entries: readonly E[], collection: string | undefined): ListFacets['terms'] {
    const counts = new Map<string, Map<string, number>>()
    for (const entry of entries)
      for (const { taxonomy, slug } of terms.termsOf(entry)) {
        const ofTaxonomy = getOrAdd(counts, taxonomy, () => new Map<string, number>())
        ofTaxonomy.set(slug, (ofTaxonomy.get(slug) ?? 0) + 1)
      }
    const { compare } = collatorOf(view.locale)
    return view.taxonomies().flatMap((taxonomy) => {
      const counted = [...(counts.get(taxonomy.handle) ?? [])].flatMap(([slug, count]) => {
        const term = view.term({ taxonomy: taxonomy.handle, slug }, collection)
        return term ? [{ ...term, count }] : []
      })
      return counted.length === 0
        ? []
        : [{ taxonomy, terms: counted.sort((one, other) => compare(one.title, other.title)) }]
    })
  }

  function countDates(entries: readonly E[]): ListFacets['years'] {
    const months = new Map<string, number>()
    for (const entry of entries) {
      const month = view.date(entry)?.slice(0, 7)
      if (month !== undefined) months.set(month, (months.get(month) ?? 0) + 1)
    }
    const newestFirst = [...months].sort(([one], [other]) => (one < other ? 1 : -1))
    const years = new Map<string, { month: string; count: number }[]>()
    for (const [month, count] of newestFirst)
      getOrAdd(years, month.slice(0, 4), () => []).push({ month, count })
    return [...years].map(([year, counted]) => ({
      year,
      count: counted.reduce((sum, { count }) => sum + count, 0),
      months: counted,
    }))
  }

  return {
    list(query) {
      const entries = without(select(query), query.except)
      const part = partOf(entries, query)
      const only = onlyOf(query.collections)
      const items = part.flatMap((entry) => summaryOf(entry) ?? [])
      return { items, total: entries.length, ...(only !== undefined && mountOf(only)) }
    },
    facets({ collections, term, except }) {
      const key = JSON.stringify([collections, term && termKey(term), except])
      const known = counted.get(key)
      if (known) return known
      const entries = without(select({ collections, term }), except)
      const facets = {
        terms: countTerms(entries, onlyOf(collections)),
        years: countDates(entries),
      }
      counted.set(key, facets)
      return facets
    },
  }
}
