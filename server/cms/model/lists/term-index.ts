/** Finds entries by their terms, and the terms of entries, without reading fields again for each list. */
import type { TermRef } from '../../../../src/content/terms.ts'
import { memoLast } from '../../../../src/shared/memo.ts'
import type { ContentView, ModelEntry } from '../content-view.ts'
import { getOrAdd } from '../values.ts'

/** The terms of the listed entries of one language. */
export interface TermIndex<E extends ModelEntry> {
  termsOf(entry: E): readonly TermRef[]
  /** The listed entries of a collection that have a term, in the order of the collection. */
  entriesWith(term: TermRef, collection: string): readonly E[]
}

const none: readonly never[] = []

/** A text by which a term is found. */
export const termKey = ({ taxonomy, slug }: TermRef): string => `${taxonomy}::${slug}`

/**
 * Creates the index of one language. It is built when a list or page first asks by a term.
 * @param listed returns the listed entries of a collection
 */
export function createTermIndex<E extends ModelEntry>(
  view: Pick<ContentView<E>, 'collections' | 'termsOf'>,
  listed: (collection: string) => readonly E[],
): TermIndex<E> {
  const { termsOf } = view
  const byCollection = memoLast(() => {
    const collections = new Map<string, ReadonlyMap<string, readonly E[]>>()
    for (const collection of view.collections.keys()) {
      const byTerm = new Map<string, E[]>()
      for (const entry of listed(collection))
        for (const ref of termsOf(entry)) getOrAdd(byTerm, termKey(ref), () => []).push(entry)
      collections.set(collection, byTerm)
    }
    return collections
  })
  return {
    termsOf,
    entriesWith: (term, collection) => byCollection().get(collection)?.get(termKey(term)) ?? none,
  }
}
