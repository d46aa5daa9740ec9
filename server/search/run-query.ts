import type { Query, SearchResult } from 'minisearch'
import type { RelatedWord, SearchEngine } from './engine.ts'
import { foldWord, wordsIn } from './words.ts'

/** Maximum number of words of a query that are searched for. */
const maxWords = 6
/** Maximum number of words for a query with common words only. */
const maxCommon = 2
/** Number of documents up to which a word never counts as common, as searching for it takes little time. */
const few = 200
/** Number of results from which on longer and similar words are not searched for. */
const enough = 10
/**
 * Maximum number of places of the index visited for longer and similar words of a query, which bounds its
 * time.
 */
const maxPlaces = 20_000

/** The result of a query. */
export interface QueryResult {
  readonly found: readonly SearchResult[]
  /** Whether no document has all words, and `found` has those with any of them. */
  readonly isLoose: boolean
}

/**
 * The words of a query that distinguish pages. A word on a third of all pages distinguishes little and takes
 * the most time: it is left out, unless there is no other.
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
 * Words of the index that a word may mean, nearest first: longer words, as a visitor may still be typing, and
 * similar words. A short word is not widened, as it would mean too many others.
 * @param places maximum number of places of the index visited for these words; the nearest word always counts
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

/** The query for a word or any of its related words. */
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
 * Finds documents, best first: those with all words of a query; if these are few, those with all words or
 * words related to them; if there are none, those with any of the words.
 */
export function runQuery(engine: SearchEngine, text: string): QueryResult {
  const words = selectiveWords(engine, text)
  const exact = engine.search(words.join(' '), { combineWith: 'AND' })
  if (exact.length >= enough || words.length === 0) return { found: exact, isLoose: false }
  const queries = words.map((word) => widened(engine, word, maxPlaces / words.length))
  const withAll = engine.search({ combineWith: 'AND', queries })
  if (withAll.length > 0 || words.length === 1) return { found: withAll, isLoose: false }
  const withAny = engine.search({ combineWith: 'OR', queries })
  return { found: withAny, isLoose: withAny.length > 0 }
}
