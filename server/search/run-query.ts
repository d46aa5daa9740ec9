import type { Query, SearchResult } from 'minisearch'
import type { RelatedWord, SearchEngine } from './engine.ts'
import { foldWord, wordsIn } from './words.ts'

/** Words of a query that are searched for. */
const maxWords = 6
/** The same for a query whose words stand on almost all pages. */
const maxCommon = 2
/** Words in no more documents than these are never left out: searching for them takes no time. */
const few = 200
/** Results after which similar words are not tried. */
const enough = 10
/** Places of the index that are visited for similar words. It bounds the time of a query. */
const maxPlaces = 20_000

/** What a query found. */
export interface QueryResult {
  readonly found: readonly SearchResult[]
  /** Whether no document has all words, so that these have one of them. */
  readonly isLoose: boolean
}

/**
 * The words of a query that tell pages apart. A word that stands on a third of all pages tells little and
 * costs most: it is left out, unless there is no other.
 */
function selectiveWords(engine: SearchEngine, text: string): readonly string[] {
  const words = [...new Set(wordsIn(text).map(foldWord))]
  const common = new Map<string, number>()
  for (const word of words) {
    const documents = engine.documentsWith(word)
    if (documents > few && documents * 3 > engine.documentCount) common.set(word, documents)
  }
  const selective = words.filter((word) => !common.has(word))
  if (selective.length > 0) return selective.slice(0, maxWords)
  const rarestFirst = [...common].sort(([, one], [, other]) => one - other)
  return rarestFirst.slice(0, maxCommon).map(([word]) => word)
}

/**
 * Words of the index that a word may mean, nearest first: longer ones, as a visitor may still be writing, and
 * similar ones.
 * @param places of the index that may be visited for them
 */
function relatedWords(engine: SearchEngine, word: string, places: number): readonly RelatedWord[] {
  const longer = word.length >= 3 ? engine.longer(word) : []
  const longerWords = new Set(longer.map((related) => related.word))
  const similar = word.length >= 5 ? engine.similar(word, Math.min(Math.round(word.length / 5), 6)) : []
  const all = [...longer, ...similar.filter((related) => !longerWords.has(related.word))]
  let left = places
  return all
    .sort((one, other) => other.weight - one.weight)
    .filter((related, number) => {
      left -= related.places
      return left >= 0 || number === 0
    })
}

const widened = (engine: SearchEngine, word: string, places: number): Query => ({
  combineWith: 'OR',
  queries: [
    word,
    ...relatedWords(engine, word, places).map((related) => ({
      queries: [related.word],
      boostTerm: () => related.weight,
    })),
  ],
})

/**
 * Finds documents, best first: those with all words of a query, or with words like them if these are few, or
 * with one of them if there are none.
 */
export function runQuery(engine: SearchEngine, text: string): QueryResult {
  const words = selectiveWords(engine, text)
  const exact = engine.search(words.join(' '), { combineWith: 'AND' })
  if (exact.length >= enough || words.length === 0) return { found: exact, isLoose: false }
  const queries = words.map((word) => widened(engine, word, maxPlaces / words.length))
  const all = engine.search({ combineWith: 'AND', queries })
  if (all.length > 0 || words.length === 1) return { found: all, isLoose: false }
  const some = engine.search({ combineWith: 'OR', queries })
  return { found: some, isLoose: some.length > 0 }
}
