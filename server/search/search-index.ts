import MiniSearch, { type SearchOptions } from 'minisearch'
import { maxPages, type SearchQuery } from '../../src/search/query.ts'
import type { SearchAnswer, SearchHit } from '../../src/search/search-data.ts'
import { excerptOf, foundBy, markWords } from './excerpt.ts'
import { foldings, foldWord, wordsIn } from './words.ts'

/** A page as it can be found. All texts are plain, in one line. */
export interface SearchDocument {
  /** Path of this site. */
  readonly path: string
  readonly title: string
  readonly summary: string
  readonly headings: string
  readonly text: string
  /** Titles of the pages above it. */
  readonly trail: readonly string[]
  /** ISO 8601. */
  readonly date?: string | undefined
}

export type Results = Extract<SearchAnswer, { readonly kind: 'found' }>

export interface SearchIndex {
  /** Adds a document, or puts it in the place of the one at its path. */
  put(document: SearchDocument): void
  get(path: string): SearchDocument | undefined
  /** Forgets all documents but those at these paths. */
  retain(paths: ReadonlySet<string>): void
  paths(): readonly string[]
  size(): number
  /** Characters of all texts. */
  length(): number
  find(query: SearchQuery): Results
}

const fields = ['title', 'summary', 'headings', 'text'] as const
const perPage = 10
/** Words of a question that are looked for. */
const maxWords = 10

const options: SearchOptions = {
  boost: { title: 5, summary: 2, headings: 2 },
  // Words may not be written to their end. Fewer letters begin half of all words, and would keep everyone else waiting.
  prefix: (term) => term.length >= 3,
  fuzzy: (term) => (term.length >= 5 ? 0.2 : false),
  weights: { prefix: 0.6, fuzzy: 0.3 },
}

const createEngine = () =>
  new MiniSearch<SearchDocument>({
    idField: 'path',
    fields: [...fields],
    tokenize: (text) => [...wordsIn(text)],
    processTerm: (word) => [...foldings(word)],
    searchOptions: { ...options, tokenize: (text) => text.split(' '), processTerm: (term) => term },
  })

/** The pages of one language in memory. No stemming: a word is found by itself, its beginning and what differs by a letter or so. */
export function createSearchIndex(): SearchIndex {
  const documents = new Map<string, SearchDocument>()
  const engine = createEngine()
  const state = { length: 0 }

  function look(text: string) {
    const words = wordsIn(text).slice(0, maxWords).map(foldWord)
    const asked = words.join(' ')
    const strict = engine.search(asked, { combineWith: 'AND' })
    if (strict.length > 0 || words.length < 2) return { found: strict, isLoose: false }
    const loose = engine.search(asked, { combineWith: 'OR' })
    return { found: loose, isLoose: loose.length > 0 }
  }

  function hitOf(path: string, terms: readonly string[]): readonly SearchHit[] {
    const document = documents.get(path)
    if (!document) return []
    const { title, summary, text, trail, date } = document
    const isFound = foundBy(new Set(terms))
    const excerpt = excerptOf([summary, text], isFound)
    return [{ path, title: markWords(title, isFound), excerpt, trail, ...(date && { date }) }]
  }

  return {
    put(document) {
      const old = documents.get(document.path)
      if (old) engine.replace(document)
      else engine.add(document)
      documents.set(document.path, document)
      state.length += document.text.length - (old?.text.length ?? 0)
    },
    get: (path) => documents.get(path),
    retain(paths) {
      for (const [path, { text }] of documents) {
        if (paths.has(path)) continue
        engine.discard(path)
        documents.delete(path)
        state.length -= text.length
      }
    },
    paths: () => [...documents.keys()],
    size: () => documents.size,
    length: () => state.length,
    find({ text, page }) {
      const { found, isLoose } = look(text)
      const pages = Math.min(Math.ceil(found.length / perPage), maxPages)
      const shown = Math.min(page, Math.max(pages, 1))
      const hits = found
        .slice((shown - 1) * perPage, shown * perPage)
        .flatMap(({ id, terms }) => hitOf(id, terms))
      return { kind: 'found', total: found.length, page: shown, pages, isLoose, hits }
    },
  }
}
