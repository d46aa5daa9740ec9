/** Finds words that one writes in one word and another in two: `veldbezoek` and `veld bezoek`. */
import { foldWord } from '../words/words.ts'
import type { QueryWord, SearchWords } from './related-words.ts'

/** Letters that stand between the parts of a compound, in Dutch, German and the languages of the North. */
const links: readonly string[] = ['', 's', 'e', 'n', 'en', 'es', 'er']
/** Number of letters of the shortest first and second part. */
const shortestFirst = 3
const shortestSecond = 4

/** The two words that a compound consists of. */
export type Parts = readonly [first: QueryWord, second: QueryWord]

const asWord = (text: string): QueryWord => ({ written: text, folded: foldWord(text) })

const hasForm = ({ engine, vocabulary }: SearchWords, { written, folded }: QueryWord): boolean =>
  engine.hasWord(folded) || vocabulary.inflections(written).some((form) => engine.hasWord(form))

/** The first part of a compound without the letters that link it to the second. */
function firstPart(words: SearchWords, text: string): QueryWord | undefined {
  for (const link of links) {
    const word = asWord(text.slice(0, text.length - link.length))
    if (text.endsWith(link) && word.folded.length >= shortestFirst && hasForm(words, word)) return word
  }
  return undefined
}

/**
 * The parts of a compound that the index has, where its shorter part is longest; undefined for other words.
 * The second part may be the beginning of a word.
 */
export function partsOf(words: SearchWords, { written }: QueryWord): Parts | undefined {
  const text = written.toLowerCase().normalize('NFC')
  const places = Array.from({ length: text.length }, (_, at) => at).filter(
    (at) => at >= shortestFirst && text.length - at >= shortestSecond,
  )
  const shorter = (at: number) => Math.min(at, text.length - at)
  for (const at of places.sort((one, other) => shorter(other) - shorter(one))) {
    const second = asWord(text.slice(at))
    if (!words.engine.hasBeginning(second.folded) && !hasForm(words, second)) continue
    const first = firstPart(words, text.slice(0, at))
    if (first) return [first, second]
  }
  return undefined
}

/** The compounds of two neighbouring words that the index has, in all their forms. */
export function compoundsOf(words: SearchWords, first: QueryWord, second: QueryWord): readonly string[] {
  const { engine, vocabulary } = words
  const joined = links.map((link) => asWord(first.written + link + second.written))
  const forms = joined.flatMap(({ written, folded }) => [folded, ...vocabulary.inflections(written)])
  return [...new Set(forms)].filter((form) => engine.hasWord(form))
}
