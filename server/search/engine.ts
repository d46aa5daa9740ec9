import MiniSearch, { type SearchOptions } from 'minisearch'
import type { SearchDocument } from './search-document.ts'
import { foldings, wordsIn } from './words.ts'

const fields = ['title', 'summary', 'headings', 'text'] as const

/** A word of the index that a query may mean instead of its own word. */
export interface RelatedWord {
  readonly word: string
  /** From 0 to 1: how much a match counts. */
  readonly weight: number
  /** Places of the index that a search for it visits: one for each field of each document with the word. */
  readonly places: number
}

/** Where the index has a word: documents with their number of occurrences, by field. */
type WordEntry = ReadonlyMap<number, ReadonlyMap<number, number>>

function placesIn(found: WordEntry): number {
  let places = 0
  for (const documents of found.values()) places += documents.size
  return places
}

/**
 * MiniSearch, with access to its index: what a word would cost can be told before it is searched for. Each
 * place of the index takes a microsecond or more.
 */
export class SearchEngine extends MiniSearch<SearchDocument> {
  /** Number of documents that have a word in the same field; of the field in which most documents have it. */
  documentsWith(word: string): number {
    const found: WordEntry = this._index.get(word) ?? new Map()
    return Math.max(0, ...[...found.values()].map(({ size }) => size))
  }

  /** Words that begin with this one. The longer a word is, the less it counts. */
  longer(word: string): readonly RelatedWord[] {
    const related: RelatedWord[] = []
    for (const [longer, found] of this._index.atPrefix(word)) {
      const more = longer.length - word.length
      const weight = (0.6 * longer.length) / (longer.length + 0.3 * more)
      if (more > 0) related.push({ word: longer, weight, places: placesIn(found) })
    }
    return related
  }

  /** Words that differ from this one. @param letters in which they differ at most */
  similar(word: string, letters: number): readonly RelatedWord[] {
    return [...this._index.fuzzyGet(word, letters)].flatMap(([other, [found, distance]]) => {
      const weight = (0.3 * other.length) / (other.length + distance)
      return distance > 0 ? [{ word: other, weight, places: placesIn(found) }] : []
    })
  }
}

/** An empty index. @param options further options of MiniSearch, for all queries */
export const createEngine = (options: SearchOptions = {}): SearchEngine =>
  new SearchEngine({
    idField: 'path',
    fields: [...fields],
    tokenize: (text) => [...wordsIn(text)],
    processTerm: (word) => [...foldings(word)],
    searchOptions: {
      boost: { title: 5, summary: 2, headings: 2 },
      tokenize: (text) => text.split(' '),
      processTerm: (term) => term,
      ...options,
    },
  })
