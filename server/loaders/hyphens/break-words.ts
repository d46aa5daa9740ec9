/** Soft hyphens in the long words of a heading: a browser without a dictionary breaks them nowhere else. */
import { memoBounded } from '../../../src/shared/memo.ts'
import type { BreakWord } from './patterns.ts'

/** Letters of a word from which on it may be broken, and that stay together at its ends. */
const [shortest, atEnds] = [12, 4]
/** Letters up to which the patterns are asked, whose time grows with the square: no language has longer words. */
const longest = 80

const softHyphen = '\u00ad'
const longWord = new RegExp(`[\\p{L}\\p{M}]{${shortest},}`, 'gu')
const hasLongWord = new RegExp(longWord.source, 'u')
const token = /\S+/g
/** Addresses, file names and names in code, which are copied, stay as they are. */
const isName = (token: string): boolean => /[@_\\]|:\/\/|^\/|\p{L}\.\p{L}|\p{Ll}\p{Lu}/u.test(token)

/** Whether a text has a word that may be broken. One with soft hyphens is the editor's. */
export const isBreakable = (text: string): boolean => hasLongWord.test(text) && !text.includes(softHyphen)

/** Takes away the breaks near the ends: a line with three letters of a word looks like a slip. */
function withWholeEnds(broken: string): string {
  const parts = broken.split(softHyphen)
  const last = parts.join('').length - atEnds
  let at = 0
  return parts
    .map((part) => {
      at += part.length
      return at >= atEnds && at <= last ? part + softHyphen : part
    })
    .join('')
}

/** Creates the function that breaks the long words of texts, which are the same on many pages. */
export function createBreakWords(breakWord: BreakWord): (text: string) => string {
  const breakLong = (word: string) => (word.length > longest ? word : withWholeEnds(breakWord(word)))
  const breakToken = (text: string) => (isName(text) ? text : text.replace(longWord, breakLong))
  return memoBounded((text) => (isBreakable(text) ? text.replace(token, breakToken) : text))
}

const heading = /(<h([2-4])\b(?:"[^"]*"|[^">])*>)([\s\S]*?)(<\/h\2>)/g
/** Code is copied, and stays as it is. */
const textOrMarkup = /<code\b[\s\S]*?<\/code>|<[^>]*>|&[#\w]+;|[^<&]+/g

/** Breaks the long words in the headings of markup that the sanitizer wrote. */
export const breakHeadings = (html: string, breakWords: (text: string) => string): string =>
  html.replace(
    heading,
    (_, open: string, _level, content: string, close: string) =>
      open + content.replace(textOrMarkup, (part) => (/^[<&]/.test(part) ? part : breakWords(part))) + close,
  )
