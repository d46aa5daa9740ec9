/** Finds the words of the index that a word of a query may mean besides itself. */
import type { RelatedWord, SearchEngine } from '../engine.ts'
import type { Vocabulary } from '../words/vocabulary.ts'

/** The words that are searched in. */
export interface SearchWords {
  readonly engine: SearchEngine
  readonly vocabulary: Vocabulary
}

/** A word of a query. */
export interface QueryWord {
  /** As it was written. */
  readonly written: string
  readonly folded: string
}

/** How much a match counts of another form of a word. */
const inflectionWeight = 0.7
/** Number of letters from which on a word may be the beginning of another. */
const shortestBeginning = 3

/** Other forms of a word: `dijken` for `dijk`. */
export const inflected = ({ engine, vocabulary }: SearchWords, { written }: QueryWord) =>
  engine.among(vocabulary.inflections(written), inflectionWeight)

/** Words that begin with a word, as a visitor may still be typing it. */
const completed = ({ engine }: SearchWords, { folded }: QueryWord): readonly RelatedWord[] =>
  folded.length >= shortestBeginning ? engine.longer(folded) : []

/** Other forms of a word, and words that begin with it. */
export function widened(words: SearchWords, word: QueryWord): readonly RelatedWord[] {
  const forms = inflected(words, word)
  const known = new Set(forms.map((form) => form.word))
  return [...forms, ...completed(words, word).filter((longer) => !known.has(longer.word))]
}

/**
 * Number of letters that a word may differ by, by its length: those of more letters have no slips that are
 * told from other words.
 */
const slips: readonly (readonly [shortest: number, letters: number])[] = [
  [13, 3],
  [8, 2],
  [4, 1],
]
/** Length of words up to which the first letter must be right: with four letters too many words are similar. */
const short = 4

/**
 * Words that a word may be a misspelling of, nearest first: a letter too few or too many, another letter, or
 * two in the other order.
 */
export function corrections({ engine }: SearchWords, { folded }: QueryWord): readonly RelatedWord[] {
  const [, letters] = slips.find(([shortest]) => folded.length >= shortest) ?? []
  if (letters === undefined) return []
  const transposed = engine.transposed(folded)
  const known = new Set(transposed.map(({ word }) => word))
  const similar = engine
    .similar(folded, letters)
    .filter(({ word }) => !known.has(word) && (folded.length > short || word[0] === folded[0]))
  return nearestFirst([...transposed, ...similar])
}

const nearestFirst = (words: readonly RelatedWord[]): readonly RelatedWord[] =>
  [...words].sort((one, other) => other.weight - one.weight || other.places - one.places)

/**
 * The nearest of related words whose search stays within a bound.
 * @param places maximum number of places of the index that are visited for them
 * @param always number of words that count however many places they have
 */
export function within(
  related: readonly RelatedWord[],
  places: number,
  always: number,
): readonly RelatedWord[] {
  let left = places
  return nearestFirst(related).filter((each, number) => {
    left -= each.places
    return left >= 0 || number < always
  })
}
