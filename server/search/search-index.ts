import type { SearchAnswer, SearchHit } from '../../src/content/search/search-data.ts'
import { maxResultPages, type SearchQuery } from '../../src/content/search/search-query.ts'
import { createEngine } from './engine.ts'
import { excerptOf, markWords } from './excerpt/excerpt.ts'
import { matcherOf, type WordMatcher } from './excerpt/passage.ts'
import { countFacets, isFiltered, passes } from './facets/count-facets.ts'
import { type FacetLabels, noLabels } from './facets/labels.ts'
import { runQuery } from './query/run-query.ts'
import type { SearchDocument } from './search-document.ts'
import { createVocabulary } from './words/vocabulary.ts'

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
  /**
   * Finds one page of results, best first; the last one where the query asks for a later page.
   * @param labels names of collections and terms; collections that stand below a page have its title
   */
  find(query: SearchQuery, labels?: FacetLabels): SearchResults
}

const resultsPerPage = 10
/** Number of words that may have left all documents before the vocabulary is cleared of such words. */
const maxStale = 1_000

/** Number of characters of all texts of a document. */
export function lengthOf({ title, summary, headings, text, trail, sections }: SearchDocument): number {
  const above = trail.reduce((length, each) => length + each.length, 0)
  const below = sections.reduce((length, section) => length + section.title.length + section.id.length, 0)
  return above + below + title.length + summary.length + headings.length + text.length
}

/** The section of a document that a place of its text is in. */
function sectionAt({ sections }: SearchDocument, place: number): SearchHit['section'] {
  const section = sections.findLast(({ at }) => at <= place)
  return section && { id: section.id, title: section.title }
}

/** A document as a result. */
function hitOf(document: SearchDocument, matcher: WordMatcher, wanted: number): SearchHit {
  const { path, title, summary, text, trail, date } = document
  const excerpt = excerptOf([summary, text], matcher, wanted)
  const isInText = excerpt.text === 1 && excerpt.place !== undefined
  const section = isInText ? sectionAt(document, excerpt.place) : undefined
  return {
    ...{ path, title: markWords(title, matcher), excerpt: excerpt.pieces, trail },
    ...(section && { section }),
    ...(date && { date }),
  }
}

/** Creates an empty index of the pages of one language, in memory. */
export function createSearchIndex({
  vocabulary = createVocabulary(),
  engine = createEngine(vocabulary),
} = {}): SearchIndex {
  const documents = new Map<string, SearchDocument>()
  /** Path of the page that the entries of a collection stand below. */
  const mounts = new Map<string, string>()
  const names = new Map<string, string>()
  const state = { length: 0 }

  function remove(path: string): void {
    const document = documents.get(path)
    if (!document) return
    // `discard` is not used, because its clean-up fails when a document is added meanwhile (MiniSearch 7.2),
    // and never runs again.
    engine.remove(document)
    documents.delete(path)
    state.length -= lengthOf(document)
    const { termCount } = engine
    if (vocabulary.size() > 2 * termCount + maxStale) vocabulary.retain((word) => engine.hasWord(word))
  }

  function withMounts(labels: FacetLabels): FacetLabels {
    const titles = [...mounts].flatMap(([collection, path]) => {
      const title = documents.get(path)?.title
      return title ? [[collection, title] as const] : []
    })
    return { ...labels, collections: new Map([...labels.collections, ...titles]) }
  }

  return {
    put(given) {
      // One text for each term of all documents: counting compares it by its address in memory.
      const document = { ...given, terms: given.terms.map((term) => names.get(term) ?? term) }
      for (const term of document.terms) names.set(term, term)
      remove(document.path)
      engine.add(document)
      documents.set(document.path, document)
      for (const collection of document.mounts) mounts.set(collection, document.path)
      state.length += lengthOf(document)
    },
    remove,
    get: (path) => documents.get(path),
    size: () => documents.size,
    length: () => state.length,
    find(query, labels = noLabels) {
      const { found, isLoose, meanings, corrected } = runQuery({ engine, vocabulary }, query.text)
      const all = found.map(({ id }) => documents.get(id)).filter((document) => document !== undefined)
      const results = isFiltered(query) ? all.filter((document) => passes(document, query)) : all
      const pages = Math.min(Math.ceil(results.length / resultsPerPage), maxResultPages)
      const page = Math.min(query.page, Math.max(pages, 1))
      const shown = results.slice((page - 1) * resultsPerPage, page * resultsPerPage)
      const matcher = matcherOf(meanings)
      const wanted = new Set(meanings.values()).size
      return {
        ...{ kind: 'found', total: results.length, page, pages, isLoose },
        ...(corrected !== undefined && { corrected }),
        facets: countFacets(all, query, withMounts(labels)),
        ...(isFiltered(query) && { unfiltered: all.length }),
        hits: shown.map((document) => hitOf(document, matcher, wanted)),
      }
    },
  }
}
