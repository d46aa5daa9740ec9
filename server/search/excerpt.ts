import type { TextFragment } from '../../src/content/search/search-data.ts'
import { everyWord, foldings } from './words.ts'

/** Maximum length of an excerpt, in characters, without the `…` at its ends. */
const excerptLength = 160
/** Maximum number of characters before the first match of an excerpt. */
const lead = 50

/** Matches the first half of a surrogate pair at the end of a text that was cut inside it. */
const halfCharacter = /[\ud800-\udbff]$/

/** Whether a word of a text is one that the search found. */
type IsFound = (word: string) => boolean

/**
 * Returns a matcher of words in all their folded forms.
 * @param terms words of the index that were found
 */
export const matcherOf = (terms: ReadonlySet<string>): IsFound => {
  return (word) => foldings(word).some((folded) => terms.has(folded))
}

/** Cuts a text into pieces, so that the words that were found can be marked. */
export function markWords(text: string, isFound: IsFound): readonly TextFragment[] {
  const pieces: TextFragment[] = []
  let at = 0
  for (const { index, 0: word } of text.matchAll(everyWord)) {
    if (!isFound(word)) continue
    if (index > at) pieces.push({ text: text.slice(at, index) })
    pieces.push({ text: word, isFound: true })
    at = index + word.length
  }
  return at < text.length ? [...pieces, { text: text.slice(at) }] : pieces
}

/** Position of the first word that was found. */
function firstFound(text: string, isFound: IsFound): number | undefined {
  for (const { index, 0: word } of text.matchAll(everyWord)) if (isFound(word)) return index
  return undefined
}

/** The start of an excerpt whose first match is at `place`: the beginning of a word. */
function startBefore(text: string, place: number): number {
  if (place <= lead) return 0
  const space = text.indexOf(' ', place - lead)
  return space >= 0 && space < place ? space + 1 : place
}

/** The end of an excerpt: before a space, if there is one. */
function endAfter(text: string, start: number): number {
  if (text.length - start <= excerptLength) return text.length
  const space = text.lastIndexOf(' ', start + excerptLength)
  return space > start ? space : start + excerptLength
}

/**
 * The part of a page's texts around the first word that was found, with these words marked. It is the
 * beginning of the first text that is not empty where the words are elsewhere, such as in the title.
 */
export function excerptOf(texts: readonly string[], isFound: IsFound): readonly TextFragment[] {
  for (const text of texts) {
    const place = firstFound(text, isFound)
    if (place !== undefined) return cut(text, startBefore(text, place), isFound)
  }
  return cut(texts.find((text) => text !== '') ?? '', 0, isFound)
}

/** Cuts an excerpt out of a text, and marks the words that were found. */
function cut(text: string, start: number, isFound: IsFound): readonly TextFragment[] {
  const end = endAfter(text, start)
  const shown = text.slice(start, end).replace(halfCharacter, '')
  return markWords(`${start > 0 ? '… ' : ''}${shown}${end < text.length ? ' …' : ''}`, isFound)
}
