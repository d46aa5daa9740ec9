/** Finds the listed entries of one language by their terms. */
import { forEachInSteps, type Steps } from '../../../scheduling/steps.ts'
import { type ContentView, isListedHere, isShown, type ModelEntry } from '../content-view.ts'
import { getOrAdd } from '../values.ts'

/** How many listed entries have one term. */
export interface TermCount {
  readonly total: number
  readonly byCollection: ReadonlyMap<string, number>
  /** When the entry that changed last did so, in ISO 8601. It is looked for at each call. */
  updatedAt(): string | undefined
}

/** Counts by taxonomy, then by the slug under which entries store the term. */
export type TermCounts = ReadonlyMap<string, ReadonlyMap<string, TermCount>>

/** The later of two times in ISO 8601. */
export const laterOf = (one: string | undefined, other: string | undefined): string | undefined =>
  (other ?? '') > (one ?? '') ? other : one

/** Counts entries by their collections, which come one after the other. */
function countOf<E extends ModelEntry>(view: ContentView<E>, entries: readonly E[]): TermCount {
  const byCollection = new Map<string, number>()
  for (const entry of entries) {
    const collection = view.collectionOf(entry)
    byCollection.set(collection, (byCollection.get(collection) ?? 0) + 1)
  }
  const updatedAt = () =>
    entries.reduce((last: string | undefined, entry) => laterOf(last, view.updatedAt(entry)), undefined)
  return { total: entries.length, byCollection, updatedAt }
}

/**
 * Counts the entries that lists show, in steps that let requests through: no drafts, none whose date is to
 * come, none without a page.
 */
export function* countTerms<E extends ModelEntry>(view: ContentView<E>): Steps<TermCounts> {
  const found = new Map<string, Map<string, E[]>>()
  const add = (entry: E) => {
    const refs = view.termsOf(entry)
    if (refs.length === 0 || !isListedHere(view, entry) || !isShown(view, entry)) return
    for (const { taxonomy, slug } of refs) {
      const ofTaxonomy = getOrAdd(found, taxonomy, () => new Map<string, E[]>())
      getOrAdd(ofTaxonomy, slug, () => [] as E[]).push(entry)
    }
  }
  for (const collection of view.collections.keys()) yield* forEachInSteps(view.entriesIn(collection), add)
  const counted = (terms: ReadonlyMap<string, readonly E[]>) =>
    new Map([...terms].map(([slug, entries]) => [slug, countOf(view, entries)] as const))
  return new Map([...found].map(([taxonomy, terms]) => [taxonomy, counted(terms)] as const))
}
