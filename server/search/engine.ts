import MiniSearch, { type SearchOptions } from 'minisearch'
import type { SearchDocument } from './search-document.ts'
import { foldings, wordsIn } from './words.ts'

const fields = ['title', 'summary', 'headings', 'text'] as const

/** A word of the index in the place of another one. */
export interface RelatedWord {
  readonly word: string
  /** From 0 to 1: how much it counts. */
  readonly weight: number
  /** Places that are looked at for it: one for each field of a document. */
  readonly places: number
}

type Fields = ReadonlyMap<number, ReadonlyMap<number, number>>

function placesIn(found: Fields): number {
  let places = 0
  for (const documents of found.values()) places += documents.size
  return places
}

/**
 * MiniSearch that says beforehand what a word would cost: each place of the index takes a microsecond or
 * more.
 */
export class SearchEngine extends MiniSearch<SearchDocument> {
  /** Documents that have a word in the field in which most have it. */
  documentsWith(word: string): number {
    const found: Fields = this._index.get(word) ?? new Map()
    return Math.max(0, ...[...found.values()].map(({ size }) => size))
  }

  /** Words that begin with this one; what lies further from it counts less. */
  longer(word: string): readonly RelatedWord[] {
    const related: RelatedWord[] = []
    for (const [longer, found] of this._index.atPrefix(word)) {
      const more = longer.length - word.length
      const weight = (0.6 * longer.length) / (longer.length + 0.3 * more)
      if (more > 0) related.push({ word: longer, weight, places: placesIn(found) })
    }
    return related
  }

  /** Words that differ from this one by so many letters at most. */
  similar(word: string, letters: number): readonly RelatedWord[] {
    return [...this._index.fuzzyGet(word, letters)].flatMap(([other, [found, distance]]) => {
      const weight = (0.3 * other.length) / (other.length + distance)
      return distance > 0 ? [{ word: other, weight, places: placesIn(found) }] : []
    })
  }
}

/** @param options further ones of MiniSearch, for all questions */
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
