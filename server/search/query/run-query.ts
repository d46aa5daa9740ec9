import type { Query, SearchResult } from 'minisearch'
import { everyWord, foldWord } from '../words/words.ts'
import { compoundsOf } from './compounds.ts'
import type { QueryWord, SearchWords } from './related-words.ts'
import { formsQuery, type Meanings, type WordQuery, widenedQuery } from './word-query.ts'

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
/** How much a match counts of two neighbouring words that a page writes in one. */
const compoundWeight = 0.8

/** The result of a query. */
export interface QueryResult {
  readonly found: readonly SearchResult[]
  /** Whether no document has all words, and `found` has those with any of them. */
  readonly isLoose: boolean
  readonly meanings: Meanings
  /** The text of the query with its misspelt words as pages write them; absent where none was corrected. */
  readonly corrected?: string
}

/** The words of a text, each once. */
function distinctWords(text: string): readonly QueryWord[] {
  const words = new Map<string, QueryWord>()
  for (const [written] of text.matchAll(everyWord)) {
    const folded = foldWord(written)
    if (!words.has(folded)) words.set(folded, { written, folded })
  }
  return [...words.values()]
}

/**
 * The words of a query that distinguish pages. A word on a third of all pages distinguishes little and takes
 * the most time: it is left out, unless there is no other.
 */
function selectiveWords({ engine }: SearchWords, text: string): readonly QueryWord[] {
  const words = distinctWords(text)
  const common = new Map<QueryWord, number>()
  for (const word of words) {
    const documents = engine.documentsWith(word.folded)
    if (documents > few && documents * 3 > engine.documentCount) common.set(word, documents)
  }
  const selective = words.filter((word) => !common.has(word))
  if (selective.length > 0) return selective.slice(0, maxWords)
  const rarestFirst = [...common].sort(([, one], [, other]) => one - other)
  return rarestFirst.slice(0, maxCommon).map(([word]) => word)
}

interface Compound {
  /** Number of its first word in the query. */
  readonly at: number
  readonly forms: readonly string[]
}

const compoundsIn = (words: SearchWords, asked: readonly QueryWord[]): readonly Compound[] =>
  asked.slice(1).flatMap((second, at) => {
    const first = asked[at]
    const forms = first ? compoundsOf(words, first, second) : []
    return forms.length > 0 ? [{ at, forms }] : []
  })

/** The query for all words, or for all but two neighbours that a page writes in one. */
function allOf(queries: readonly Query[], compounds: readonly Compound[]): Query {
  const all: Query = { combineWith: 'AND', queries: [...queries] }
  const joined = compounds.map(
    ({ at, forms }): Query => ({
      combineWith: 'AND',
      queries: [
        ...queries.slice(0, at),
        { combineWith: 'OR', queries: [...forms], boostTerm: () => compoundWeight },
        ...queries.slice(at + 2),
      ],
    }),
  )
  return joined.length === 0 ? all : { combineWith: 'OR', queries: [all, ...joined] }
}

function meaningsOf(parts: readonly WordQuery[], compounds: readonly Compound[]): Meanings {
  const meanings = new Map<string, number>()
  const note = (word: string, number: number) => meanings.has(word) || meanings.set(word, number)
  for (const [number, { finds }] of parts.entries()) for (const word of finds) note(word, number)
  for (const { at, forms } of compounds) for (const word of forms) note(word, at)
  return meanings
}

/** A word with a capital where another one has it. */
function inCaseOf(model: string, word: string): string {
  const [letter = '', ...rest] = word
  const hasCapital = model.charAt(0) !== model.charAt(0).toLowerCase()
  return hasCapital ? letter.toUpperCase() + rest.join('') : word
}

/** The text with each misspelt word as the best results write it. */
function correctedText(
  { vocabulary }: SearchWords,
  text: string,
  corrected: readonly (readonly [QueryWord, WordQuery])[],
  found: readonly SearchResult[],
): string | undefined {
  const written = new Map<string, string>()
  const terms = new Set(found.slice(0, enough).flatMap((result) => result.terms))
  for (const [{ folded }, { corrections }] of corrected) {
    const nearest = corrections.find((word) => terms.has(word))
    if (nearest !== undefined) written.set(folded, vocabulary.spelling(nearest))
  }
  if (written.size === 0) return undefined
  return text.replace(everyWord, (word) => inCaseOf(word, written.get(foldWord(word)) ?? word))
}

/**
 * Finds documents, best first: those with all words of a query in any form; if these are few, those with all
 * words or words related to them; if there are none, those with any of the words.
 */
export function runQuery(words: SearchWords, text: string): QueryResult {
  const { engine } = words
  const asked = selectiveWords(words, text)
  if (asked.length === 0) return { found: [], isLoose: false, meanings: new Map() }
  const compounds = compoundsIn(words, asked)
  const places = maxPlaces / asked.length

  const forms = asked.map((word) => formsQuery(words, word, places))
  const exact = engine.search(
    allOf(
      forms.map(({ query }) => query),
      compounds,
    ),
  )
  if (exact.length >= enough) return { found: exact, isLoose: false, meanings: meaningsOf(forms, compounds) }

  const wide = asked.map((word) => widenedQuery(words, word, places))
  const queries = wide.map(({ query }) => query)
  const withAll = engine.search(allOf(queries, compounds))
  const isLoose = withAll.length === 0 && asked.length > 1
  const found = isLoose ? engine.search({ combineWith: 'OR', queries }) : withAll
  const pairs = asked.flatMap((word, number) => {
    const query = wide[number]
    return query && query.corrections.length > 0 ? [[word, query] as const] : []
  })
  const corrected = correctedText(words, text, pairs, found)
  return {
    found,
    isLoose: isLoose && found.length > 0,
    meanings: meaningsOf(wide, compounds),
    ...(corrected !== undefined && { corrected }),
  }
}
