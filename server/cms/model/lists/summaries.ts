/**
 * Builds the lists of one language: summaries of entries, handles of collections, and the tree of the site.
 */
import type { Summary, TreeItem } from '../../../../src/content/types.ts'
import { memoLast } from '../../../../src/shared/memo.ts'
import { type ContentView, isListedHere, isShown, type ModelEntry } from '../content-view.ts'
import { buildSiteTree } from '../trees/site-tree.ts'
import { getOrAdd } from '../values.ts'
import { createEntryLists, type EntryLists, listedEntries } from './entry-lists.ts'
import { createRelated, type RelatedEntries } from './related.ts'
import { summarize } from './summarize.ts'
import { createTermIndex } from './term-index.ts'

/**
 * Returns a function that returns the first `limit` summaries of a collection. Entries without an address are
 * left out. Only as many summaries are created as callers request.
 */
function listSummaries<E extends ModelEntry>(
  view: ContentView<E>,
  collection: string,
): (limit: number) => readonly Summary[] {
  const waiting = view.listedIn(collection).values()
  const made: Summary[] = []
  return (limit) => {
    while (made.length < limit) {
      const { value: entry } = waiting.next()
      if (!entry) break
      const { id, ...summary } = (isListedHere(view, entry) && summarize(view, entry)) || {}
      if (id !== undefined) made.push(summary as Summary)
    }
    return made.slice(0, limit)
  }
}

/** Handles of the collections that have a page in lists, for which `isWanted` is true. */
const listCollections = <E extends ModelEntry>(
  view: ContentView<E>,
  isWanted: (entry: E) => boolean = () => true,
): readonly string[] =>
  [...view.collections.keys()].filter((handle) =>
    view
      .entriesIn(handle)
      .some((entry) => isListedHere(view, entry) && isShown(view, entry) && isWanted(entry)),
  )

/** The lists of one language. */
export interface ContentLists extends EntryLists, RelatedEntries {
  tree(): readonly TreeItem[]
  /** Summaries of a collection; empty when there is no such collection. */
  entries(collection: string, limit?: number): readonly Summary[]
  /** Handles of the collections that have a page in lists. */
  collections(): readonly string[]
  /** Handles of the collections that have a page with a date in lists. */
  dated(): readonly string[]
  /** Number of pages that visitors can open. */
  countPages(): number
}

/**
 * Creates the lists of one language. Each list is built once, when it is first requested; the number of pages
 * is counted at each call.
 */
export function createLists<E extends ModelEntry>(view: ContentView<E>): ContentLists {
  const lists = new Map<string, (limit: number) => readonly Summary[]>()
  const listed = listedEntries(view)
  const terms = createTermIndex(view, listed)
  return {
    ...createEntryLists(view, listed, terms),
    ...createRelated(view, terms),
    tree: memoLast(() => buildSiteTree(view)),
    entries(collection, limit = Number.POSITIVE_INFINITY) {
      if (!view.collections.has(collection)) return []
      return getOrAdd(lists, collection, () => listSummaries(view, collection))(limit)
    },
    collections: memoLast(() => listCollections(view)),
    dated: memoLast(() => listCollections(view, (entry) => view.date(entry) !== undefined)),
    countPages: () => [...view.entries()].filter((entry) => isShown(view, entry)).length,
  }
}
