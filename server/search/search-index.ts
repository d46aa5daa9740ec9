import type { SearchAnswer, SearchHit } from '../../src/content/search/search-data.ts'
import { maxResultPages, type SearchQuery } from '../../src/content/search/search-query.ts'
import { createEngine } from './engine.ts'
import { excerptOf, markWords, matcherOf } from './excerpt.ts'
import { runQuery } from './run-query.ts'
import type { SearchDocument } from './search-document.ts'

/** One page of results. */
export type SearchResults = Extract<SearchAnswer, { readonly kind: 'found' }>

/** The searchable documents of one language. */
export interface SearchIndex {
  /** Adds a document, or replaces the one at its path. */
  put(document: SearchDocument): void
  /** Returns the document at a path, if there is one. */
  get(path: string): SearchDocument | undefined
  /** Removes the document at a path, if there is one. */
  remove(path: string): void
  /** Number of documents. */
  size(): number
  /** Number of characters of all documents. */
  length(): number
  /** Finds one page of results, best first; the last one where the query asks for a later page. */
  find(query: SearchQuery): SearchResults
}

const resultsPerPage = 10

/** Number of characters of all texts of a document. */
export const lengthOf = ({ title, summary, headings, text, trail }: SearchDocument): number =>
  trail.reduce(
    (length, above) => length + above.length,
    title.length + summary.length + headings.length + text.length,
  )

/**
 * Creates an empty index of the pages of one language, in memory. There is no stemming: a word is found by
 * itself, by its beginning, and by similar words.
 */
export function createSearchIndex(engine = createEngine()): SearchIndex {
  const documents = new Map<string, SearchDocument>()
  const state = { length: 0 }

  function hitOf(path: string, terms: readonly string[]): readonly SearchHit[] {
    const document = documents.get(path)
    if (!document) return []
    const { title, summary, text, trail, date } = document
    const isFound = matcherOf(new Set(terms))
    const excerpt = excerptOf([summary, text], isFound)
    return [{ path, title: markWords(title, isFound), excerpt, trail, ...(date && { date }) }]
  }

  function remove(path: string): void {
    const document = documents.get(path)
    if (!document) return
    // `discard` is not used, because its clean-up fails when a document is added meanwhile (MiniSearch 7.2),
    // and never runs again.
    engine.remove(document)
    documents.delete(path)
    state.length -= lengthOf(document)
  }

  return {
    put(document) {
      remove(document.path)
      engine.add(document)
      documents.set(document.path, document)
      state.length += lengthOf(document)
    },
    remove,
    get: (path) => documents.get(path),
    size: () => documents.size,
    length: () => state.length,
    find({ text, page }) {
      const { found, isLoose } = runQuery(engine, text)
      const pages = Math.min(Math.ceil(found.length / resultsPerPage), maxResultPages)
      const number = Math.min(page, Math.max(pages, 1))
      const hits = found
        .slice((number - 1) * resultsPerPage, number * resultsPerPage)
        .flatMap(({ id, terms }) => hitOf(id, terms))
      return { kind: 'found', total: found.length, page: number, pages, isLoose, hits }
    },
  }
}
