/** Makes the part of a query that stands for one word, and notes which words of the index it may find. */
import type { Query } from 'minisearch'
import type { RelatedWord } from '../engine.ts'
import { type Parts, partsOf } from './compounds.ts'
import { corrections, inflected, type QueryWord, type SearchWords, widened, within } from './related-words.ts'

/** For each word of the index that a query finds, the number of the word of the query that it stands for. */
export type Meanings = ReadonlyMap<string, number>

/** The query for one word. */
export interface WordQuery {
  readonly query: Query
  /** Words of the index that it finds. */
  readonly finds: readonly string[]
  /** Words that the word is a misspelling of, nearest first; empty where a page has it. */
  readonly corrections: readonly string[]
}

/** How much a match counts of both parts of a compound. */
const partsWeight = 0.5

/** The query for any of some words, of which the first counts most. */
function anyOf(word: string, related: readonly RelatedWord[], factor = 1): Query {
  const weights = new Map(related.map((each) => [each.word, each.weight * factor]))
  return {
    ...{ combineWith: 'OR', queries: [word, ...weights.keys()] },
    boostTerm: (term) => weights.get(term) ?? factor,
  }
}

/**
 * The query for a word or related ones. These count as if they stood on as many pages as the word itself: one
 * that is rare would otherwise tell more than the word that was asked for.
 */
function queryOf({ engine }: SearchWords, word: string, related: readonly RelatedWord[]): WordQuery {
  const most = engine.hasWord(word) ? engine.rarity(word) : Number.POSITIVE_INFINITY
  const levelled = related.map((each) => {
    const weight = each.weight * Math.min(1, most / engine.rarity(each.word))
    return { ...each, weight }
  })
  return {
    query: anyOf(word, levelled),
    finds: [word, ...related.map((each) => each.word)],
    corrections: [],
  }
}

/**
 * The query for a word or its other forms.
 * @param places maximum number of places of the index that are visited for the other forms
 */
export const formsQuery = (words: SearchWords, word: QueryWord, places: number): WordQuery =>
  queryOf(words, word.folded, within(inflected(words, word), places, 0))

/** The query for both parts of a compound. */
function partsQuery(words: SearchWords, word: QueryWord, parts: Parts, places: number): WordQuery {
  const related = parts.map((part) => within(widened(words, part), places / 2, 0))
  const queries = parts.map(({ folded }, number) => anyOf(folded, related[number] ?? [], partsWeight))
  return {
    query: { combineWith: 'OR', queries: [word.folded, { combineWith: 'AND', queries }] },
    finds: [...parts.map(({ folded }) => folded), ...related.flat().map((each) => each.word)],
    corrections: [],
  }
}

/** Other forms of the words that are most probably meant by a misspelt word. */
function formsOfNearest(words: SearchWords, nearest: readonly RelatedWord[]): readonly RelatedWord[] {
  const known = new Set(nearest.map(({ word }) => word))
  return nearest
    .filter(({ weight }) => weight === nearest[0]?.weight)
    .flatMap(({ word, weight }) =>
      inflected(words, { written: words.vocabulary.spelling(word), folded: word })
        .filter((form) => !known.has(form.word))
        .map((form) => ({ ...form, weight: form.weight * weight })),
    )
}

/**
 * The query for a word, its other forms and the words that begin with it; where no page has any of these, for
 * the parts of a compound, or for words that it may be a misspelling of. The nearest word always counts.
 * @param places maximum number of places of the index that are visited for these
 */
export function widenedQuery(words: SearchWords, word: QueryWord, places: number): WordQuery {
  const related = widened(words, word)
  if (related.length > 0 || words.engine.hasWord(word.folded))
    return queryOf(words, word.folded, within(related, places, 1))
  const parts = partsOf(words, word)
  if (parts) return partsQuery(words, word, parts, places)
  const nearest = corrections(words, word)
  const corrected = within([...nearest, ...formsOfNearest(words, nearest)], places, 1)
  return { ...queryOf(words, word.folded, corrected), corrections: nearest.map((each) => each.word) }
}
