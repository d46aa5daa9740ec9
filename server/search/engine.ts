import MiniSearch, { type SearchOptions } from 'minisearch'
import type { SearchDocument } from './search-document.ts'
import type { Vocabulary } from './words/vocabulary.ts'
import { wordsIn } from './words/words.ts'

/** Members of a document that are searched. */
const fields = ['title', 'summary', 'headings', 'text'] as const

/** A word of the index that a query may mean instead of its own word. */
export interface RelatedWord {
  readonly word: string
  /** From 0 to 1: how much a match counts. */
  readonly weight: number
  /** Places of the index that a search for the word visits: one for each field of each document with it. */
  readonly places: number
}

/** The entry of a word in the index: by field, documents with their number of occurrences. */
type WordEntry = ReadonlyMap<number, ReadonlyMap<number, number>>

function placesIn(entry: WordEntry): number {
  let places = 0
  for (const documents of entry.values()) places += documents.size
  return places
}

/** How much a match of a word counts that differs by some letters, by MiniSearch's formula. */
const similarWeight = (word: string, distance: number): number =>
  (0.3 * word.length) / (word.length + distance)

/**
 * MiniSearch with access to its index, to estimate how long the search for a word takes. Each place of the
 * index takes a microsecond or more.
 */
export class SearchEngine extends MiniSearch<SearchDocument> {
  /** Whether a document has a word. */
  hasWord(word: string): boolean {
    return this._index.has(word)
  }

  /** Whether a document has a word that begins with this one. */
  hasBeginning(word: string): boolean {
    for (const _ of this._index.atPrefix(word)) return true
    return false
  }

  /** Number of documents with a word, in the field where that is highest. */
  documentsWith(word: string): number {
    const entry: WordEntry = this._index.get(word) ?? new Map()
    return Math.max(0, ...[...entry.values()].map(({ size }) => size))
  }

  /** How much a word tells of a page that has it: the rarer it is, the more (the IDF of BM25). */
  rarity(word: string): number {
    const documents = this.documentsWith(word)
    return Math.log(1 + (this.documentCount - documents + 0.5) / (documents + 0.5))
  }

  /** Words of a list that the index has, each with the same weight. */
  among(words: readonly string[], weight: number): readonly RelatedWord[] {
    return words.flatMap((word) => {
      const entry: WordEntry | undefined = this._index.get(word)
      return entry ? [{ word, weight, places: placesIn(entry) }] : []
    })
  }

  /**
   * Words that begin with this one. The longer a word is, the lower is its weight, by the formula that
   * MiniSearch has for prefixes.
   */
  longer(word: string): readonly RelatedWord[] {
    const related: RelatedWord[] = []
    for (const [longer, entry] of this._index.atPrefix(word)) {
      const more = longer.length - word.length
      const weight = (0.6 * longer.length) / (longer.length + 0.3 * more)
      if (more > 0) related.push({ word: longer, weight, places: placesIn(entry) })
    }
    return related
  }

  /**
   * Words that differ from this one by some letters.
   * @param letters maximum number of letters to insert, remove or replace
   */
  similar(word: string, letters: number): readonly RelatedWord[] {
    return [...this._index.fuzzyGet(word, letters)].flatMap(([other, [entry, distance]]) =>
      distance > 0 ? [{ word: other, weight: similarWeight(other, distance), places: placesIn(entry) }] : [],
    )
  }

  /** Words that differ from this one by two neighbouring letters in the other order: `dijk` for `djik`. */
  transposed(word: string): readonly RelatedWord[] {
    const swapped = [...word].slice(1).map((second, at) => {
      const letters = [...word]
      letters[at + 1] = letters[at] ?? ''
      letters[at] = second
      return letters.join('')
    })
    const others = new Set(swapped)
    others.delete(word)
    return this.among([...others], similarWeight(word, 0.5))
  }
}

/**
 * Creates an empty index. Queries are folded words (`foldWord`), separated by spaces.
 * @param vocabulary takes in the words of all documents
 * @param options further options of MiniSearch, for all queries
 */
export const createEngine = (vocabulary: Vocabulary, options: SearchOptions = {}): SearchEngine =>
  new SearchEngine({
    idField: 'path',
    fields: [...fields],
    tokenize: (text) => [...wordsIn(text)],
    processTerm: (word) => [...vocabulary.add(word)],
    searchOptions: {
      boost: { title: 5, summary: 2, headings: 2 },
      tokenize: (text) => text.split(' '),
      processTerm: (term) => term,
      ...options,
    },
  })
