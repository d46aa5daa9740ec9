import type { Piece } from '../../src/search/search-data.ts'
import { everyWord, foldings } from './words.ts'

/** Characters of an excerpt, and of what stands in it before the first match. */
const length = 160
const before = 50

/** The first half of a character that an excerpt ends in the middle of. */
const halfCharacter = /[\ud800-\udbff]$/

/** Whether a word of a text is one that the index found. */
type IsFound = (word: string) => boolean

/** @param terms words of the index */
export const matcherOf = (terms: ReadonlySet<string>): IsFound => {
  return (word) => foldings(word).some((folded) => terms.has(folded))
}

/** A text with the words that were found set apart. */
export function markWords(text: string, isFound: IsFound): readonly Piece[] {
  const pieces: Piece[] = []
  let at = 0
  for (const { index, 0: word } of text.matchAll(everyWord)) {
    if (!isFound(word)) continue
    if (index > at) pieces.push({ text: text.slice(at, index) })
    pieces.push({ text: word, isFound: true })
    at = index + word.length
  }
  return at < text.length ? [...pieces, { text: text.slice(at) }] : pieces
}

function firstFound(text: string, isFound: IsFound): number | undefined {
  for (const { index, 0: word } of text.matchAll(everyWord)) if (isFound(word)) return index
  return undefined
}

/** Where a word begins, at most as far before a place as an excerpt has room for. */
function startBefore(text: string, place: number): number {
  if (place <= before) return 0
  const space = text.indexOf(' ', place - before)
  return space >= 0 && space < place ? space + 1 : place
}

function endAfter(text: string, start: number): number {
  if (text.length - start <= length) return text.length
  const space = text.lastIndexOf(' ', start + length)
  return space > start ? space : start + length
}

/**
 * The lines of a page's texts around the first word that was found; the begin of the first text where none
 * was.
 */
export function excerptOf(texts: readonly string[], isFound: IsFound): readonly Piece[] {
  for (const text of texts) {
    const place = firstFound(text, isFound)
    if (place !== undefined) return cut(text, startBefore(text, place), isFound)
  }
  return cut(texts.find((text) => text !== '') ?? '', 0, isFound)
}

function cut(text: string, start: number, isFound: IsFound): readonly Piece[] {
  const end = endAfter(text, start)
  const shown = text.slice(start, end).replace(halfCharacter, '')
  return markWords(`${start > 0 ? '… ' : ''}${shown}${end < text.length ? ' …' : ''}`, isFound)
}
