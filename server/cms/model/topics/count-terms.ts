/** Counts the listed entries of one language by their terms. */
import { type ContentView, isListedHere, isShown, type ModelEntry } from '../content-view.ts'
import { getOrAdd } from '../values.ts'

/** The entries with one term. */
export interface TermCount {
  readonly total: number
  readonly byCollection: ReadonlyMap<string, number>
  /** Of the entry that changed last, in ISO 8601. */
  readonly updatedAt: string | undefined
}

/** Counts by taxonomy, then by the slug under which entries store the term. */
export type TermCounts = ReadonlyMap<string, ReadonlyMap<string, TermCount>>

type Counting = { -readonly [Key in keyof TermCount]: TermCount[Key] } & {
  readonly byCollection: Map<string, number>
}

/** Counts the entries that lists show: no drafts, none whose date is to come, none without a page. */
export function countTerms<E extends ModelEntry>(view: ContentView<E>): TermCounts {
  const counts = new Map<string, Map<string, Counting>>()
  for (const collection of view.collections.keys()) {
    for (const entry of view.entriesIn(collection)) {
      const refs = view.termsOf(entry)
      if (refs.length === 0 || !view.isListed(entry) || !isListedHere(view, entry) || !isShown(view, entry))
        continue
      const changed = view.updatedAt(entry)
      for (const { taxonomy, slug } of refs) {
        const ofTaxonomy = getOrAdd(counts, taxonomy, () => new Map<string, Counting>())
        const count = getOrAdd(ofTaxonomy, slug, () => ({
          total: 0,
          byCollection: new Map<string, number>(),
          updatedAt: undefined as string | undefined,
        }))
        count.total += 1
        count.byCollection.set(collection, (count.byCollection.get(collection) ?? 0) + 1)
        if (changed !== undefined && changed > (count.updatedAt ?? '')) count.updatedAt = changed
      }
    }
  }
  return counts
}
