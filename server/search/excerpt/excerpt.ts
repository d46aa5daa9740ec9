import type { TextFragment } from '../../../src/content/search/search-data.ts'
import { everyWord } from '../words/words.ts'
import { bestPassage, isProse, type Passage, type WordMatcher } from './passage.ts'

/** Maximum length of an excerpt, in characters, without the `…` at its ends. */
const excerptLength = 160
/** Maximum number of characters before the first match of an excerpt. */
const lead = 50
/** Length from which on an excerpt ends with a sentence. */
const enough = 90

/** Matches the first half of a surrogate pair at the end of a text that was cut inside it. */
const halfCharacter = /[\ud800-\udbff]$/
/** Where sentences and the texts of a page end; `\n` stands between the texts. */
const sentenceEnd = /[.!?…؟。！？]["'’”»)\]]*(?:\s+|$)|\n|$/g

/** Cuts a text into pieces, so that the words that were found can be marked. */
export function markWords(text: string, matcher: WordMatcher): readonly TextFragment[] {
  const pieces: TextFragment[] = []
  let at = 0
  for (const { index, 0: word } of text.matchAll(everyWord)) {
    if (matcher(word) === undefined) continue
    if (index > at) pieces.push({ text: text.slice(at, index) })
    pieces.push({ text: word, isFound: true })
    at = index + word.length
  }
  return at < text.length ? [...pieces, { text: text.slice(at) }] : pieces
}

/** A place where a text may be cut, and whether a sentence begins or ends there. */
interface Cut {
  readonly at: number
  readonly isWhole: boolean
}

/** Places of a part of a text that sentences begin at, as distances from the start of the text. */
const sentencesIn = (text: string, from: number, to: number): readonly number[] =>
  [...text.slice(from, to).matchAll(sentenceEnd)]
    .filter(({ 0: end, index }) => end !== '' && index + end.length < to - from + 1)
    .map(({ 0: end, index }) => from + index + end.length)

/** The start of an excerpt: of the line, of a sentence, or of a word before the first match. */
function startBefore(text: string, passage: Passage, room: number): Cut {
  const { start: place } = passage
  const line = isProse(text, passage) ? text.lastIndexOf('\n', place) + 1 : 0
  if (place - line <= room) return { at: line, isWhole: true }
  const [sentence] = sentencesIn(text, place - room, place)
  if (sentence !== undefined) return { at: sentence, isWhole: true }
  const space = text.indexOf(' ', place - room)
  return { at: space >= 0 && space < place ? space + 1 : place, isWhole: false }
}

/** The end of an excerpt: of a sentence after the matches, or of a word. */
function endAfter(text: string, start: number, needed: number): Cut {
  const longest = start + excerptLength
  if (text.length <= longest) return { at: text.length, isWhole: true }
  const from = Math.max(needed, start + enough)
  const sentence = from < longest ? sentencesIn(text, from, longest).at(-1) : undefined
  if (sentence !== undefined) return { at: sentence, isWhole: true }
  const space = text.lastIndexOf(' ', longest)
  return { at: space > start ? space : longest, isWhole: false }
}

/** An excerpt of a page, and where in its texts it is from. */
export interface Excerpt {
  readonly pieces: readonly TextFragment[]
  /** Number of the text. */
  readonly text: number
  /** Place of the first match in that text; absent where it has none. */
  readonly place?: number
}

/**
 * The part of a page's texts with the most different words of the query closest together, with these words
 * marked; of texts that say as much, from the first. It is the beginning of the first text that is not empty
 * where the words are elsewhere, such as in the title.
 * @param wanted number of words of the query
 */
export function excerptOf(texts: readonly string[], matcher: WordMatcher, wanted: number): Excerpt {
  let best: { readonly text: number; readonly passage: Passage } | undefined
  for (const [number, text] of texts.entries()) {
    const passage = bestPassage(text, matcher, wanted, excerptLength)
    if (passage && passage.words > (best?.passage.words ?? 0)) best = { text: number, passage }
  }
  if (best) {
    const { text, passage } = best
    return { pieces: cut(texts[text] ?? '', passage, matcher), text, place: passage.start }
  }
  const text = Math.max(
    0,
    texts.findIndex((each) => each !== ''),
  )
  return { pieces: cut(texts[text] ?? '', { start: 0, end: 0, words: 0 }, matcher), text }
}

/** Cuts an excerpt out of a text, and marks the words that were found. */
function cut(text: string, passage: Passage, matcher: WordMatcher) {
  const room = Math.min(lead, Math.max(0, excerptLength - (passage.end - passage.start)))
  const start = startBefore(text, passage, room)
  const end = endAfter(text, start.at, passage.end)
  const shown = text.slice(start.at, end.at).replace(halfCharacter, '').trim().replaceAll('\n', ' · ')
  return markWords(`${start.isWhole ? '' : '… '}${shown}${end.isWhole ? '' : ' …'}`, matcher)
}
