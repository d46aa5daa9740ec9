/** What lists show: summaries of entries, collections, and the tree of the site. */
import type { Summary, TreeItem } from '../../../../src/content/types.ts'
import { memoLast } from '../../../../src/shared/memo.ts'
import { type ContentView, isListedHere, isShown, type ModelEntry } from '../content-view.ts'
import { buildSiteTree } from '../trees/site-tree.ts'
import { getOrAdd } from '../values.ts'
import { type EntrySummary, summaryParts } from './summary-parts.ts'

/** What other pages show of an entry; undefined when it has no address of ours. */
export function summarize<E extends ModelEntry>(view: ContentView<E>, entry: E): EntrySummary | undefined {
  const path = view.path(entry)
  if (path === undefined) return undefined
  const date = view.date(entry)
  return {
    id: entry.id,
    title: view.title(entry),
    path,
    ...summaryParts(view.summaryFields(entry)),
    ...(date === undefined ? {} : { date }),
  }
}

/**
 * The first listed entries of a collection as other pages show them, without those that have no address. No
 * more summaries are made than callers ask for.
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

/** Collections with a page that visitors find in lists. */
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
export interface ContentLists {
  tree(): readonly TreeItem[]
  /** Summaries of a collection; empty when there is no such collection. */
  entries(collection: string, limit?: number): readonly Summary[]
  /** Collections with a page that visitors find in lists, by handle. */
  collections(): readonly string[]
  /** Those of them whose entries have a date. */
  dated(): readonly string[]
  /** How many pages visitors can open. */
  countPages(): number
}

/** Makes each list when somebody asks for it, and once. */
export function createLists<E extends ModelEntry>(view: ContentView<E>): ContentLists {
  const lists = new Map<string, (limit: number) => readonly Summary[]>()
  return {
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
