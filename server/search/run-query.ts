import type { Query, SearchResult } from 'minisearch'
import type { RelatedWord, SearchEngine } from './engine.ts'
import { foldWord, wordsIn } from './words.ts'

/** Words of a question that are looked for. */
const maxWords = 6
/** The same where all of them stand almost everywhere. */
const maxCommon = 2
/** Documents in which any word may stand: looking through them takes no time worth saving. */
const few = 200
/** Results for which no others are looked for. */
const enough = 10
/** Places of the index that are looked at for other words than those of the question. */
const maxPlaces = 20_000

export interface QueryResult {
  readonly found: readonly SearchResult[]
  /** No document has all words: these have one of them. */
  readonly isLoose: boolean
}

/**
 * The words of a question that tell one page from another: one in a third of all pages tells little, and
 * costs most.
 */
function tellingWords(engine: SearchEngine, text: string): readonly string[] {
  const words = [...new Set(wordsIn(text).map(foldWord))]
  const common = new Map<string, number>()
  for (const word of words) {
    const documents = engine.documentsWith(word)
    if (documents > few && documents * 3 > engine.documentCount) common.set(word, documents)
  }
  const telling = words.filter((word) => !common.has(word))
  if (telling.length > 0) return telling.slice(0, maxWords)
  const rarestFirst = [...common].sort(([, one], [, other]) => one - other)
  return rarestFirst.slice(0, maxCommon).map(([word]) => word)
}

/**
 * Words that count in the place of one, nearest first: its longer forms, as it may not be written to its end,
 * and similar ones.
 */
function relatedTo(engine: SearchEngine, word: string, places: number): readonly RelatedWord[] {
  const longer = word.length >= 3 ? engine.longer(word) : []
  const known = new Set(longer.map((related) => related.word))
  const similar = word.length >= 5 ? engine.similar(word, Math.min(Math.round(word.length / 5), 6)) : []
  const all = [...longer, ...similar.filter((related) => !known.has(related.word))]
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
    ...relatedTo(engine, word, places).map((related) => ({
      queries: [related.word],
      boostTerm: () => related.weight,
    })),
  ],
})

/**
 * Documents with all words; with words like them where that is too little; with one of them where it is
 * nothing. Best first.
 */
export function runQuery(engine: SearchEngine, text: string): QueryResult {
  const words = tellingWords(engine, text)
  const exact = engine.search(words.join(' '), { combineWith: 'AND' })
  if (exact.length >= enough || words.length === 0) return { found: exact, isLoose: false }
  const queries = words.map((word) => widened(engine, word, maxPlaces / words.length))
  const all = engine.search({ combineWith: 'AND', queries })
  if (all.length > 0 || words.length === 1) return { found: all, isLoose: false }
  const some = engine.search({ combineWith: 'OR', queries })
  return { found: some, isLoose: some.length > 0 }
}
