import type { Meanings } from '../query/word-query.ts'
import { everyWord, foldings } from '../words/words.ts'

/** The number of the word of a query that a word of a text stands for; undefined for other words. */
export type WordMatcher = (word: string) => number | undefined

/** A part of a text with words that were found: from the first of them to the end of the last. */
export interface Passage {
  readonly start: number
  readonly end: number
  /** Number of different words of the query in it. */
  readonly words: number
}

/** Returns a matcher of the words of texts in all their folded forms. */
export function matcherOf(meanings: Meanings): WordMatcher {
  const known = new Map<string, number | undefined>()
  const meaningOf = (word: string) => {
    const form = foldings(word).find((folded) => meanings.has(folded))
    return form === undefined ? undefined : meanings.get(form)
  }
  return (word) => {
    if (!known.has(word)) known.set(word, meaningOf(word))
    return known.get(word)
  }
}

interface Match {
  readonly at: number
  readonly end: number
  /** Number of the word of the query. */
  readonly number: number
}

/** The matches of a text, one after the other. */
function* matchesIn(text: string, matcher: WordMatcher): Generator<Match> {
  for (const { index: at, 0: word } of text.matchAll(everyWord)) {
    const number = matcher(word)
    if (number !== undefined) yield { at, end: at + word.length, number }
  }
}

/** Length from which on a line of a text is prose, and no name, number or label. */
const shortestProse = 60

/** Whether a passage stands in a line of prose. */
export function isProse(text: string, { start, end }: Passage): boolean {
  const lineStart = text.lastIndexOf('\n', start) + 1
  const lineEnd = text.indexOf('\n', end)
  return (lineEnd < 0 ? text.length : lineEnd) - lineStart >= shortestProse
}

/** Whether a passage says more of a query than another, or the same in prose, or in less text. */
function isBetter(text: string, one: Passage, other: Passage | undefined): boolean {
  if (!other || one.words !== other.words) return one.words > (other?.words ?? 0)
  const prose = Number(isProse(text, one)) - Number(isProse(text, other))
  return prose > 0 || (prose === 0 && one.words > 1 && one.end - one.start < other.end - other.start)
}

/** Removes from the start of a window what stands there again later, and what is too far from its end. */
function shorten(window: Match[], end: number, maxLength: number): void {
  for (;;) {
    const [first, ...rest] = window
    const isNeeded =
      first && end - first.at <= maxLength && !rest.some(({ number }) => number === first.number)
    if (!first || isNeeded) return
    window.shift()
  }
}

/**
 * The part of a text with the most different words of a query, closest together, in prose rather than in a
 * label; the first one of these. Undefined where the text has none. Reads no further than a line of prose with
 * all words.
 * @param wanted number of words of the query
 * @param maxLength longest passage in characters
 */
export function bestPassage(
  text: string,
  matcher: WordMatcher,
  wanted: number,
  maxLength: number,
): Passage | undefined {
  const window: Match[] = []
  let best: Passage | undefined
  for (const match of matchesIn(text, matcher)) {
    window.push(match)
    shorten(window, match.end, maxLength)
    const passage = {
      start: window[0]?.at ?? match.at,
      end: match.end,
      words: new Set(window.map(({ number }) => number)).size,
    }
    if (isBetter(text, passage, best)) best = passage
    if (best && best.words >= wanted && isProse(text, best)) return best
  }
  return best
}
