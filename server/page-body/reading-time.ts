import type { Block } from '../../src/blocks/block-types.ts'
import { textsIn } from './block-texts.ts'

const wordsPerMinute = 220

/** Minutes to read a page's own text at 220 words a minute, at least one. */
export function readingMinutes(blocks: readonly Block[]): number {
  let words = 0
  for (const { props } of blocks) for (const { text } of textsIn(props)) words += countWords(text)
  return Math.max(1, Math.round(words / wordsPerMinute))
}

/** Whether a character code is white space: a space, a control character or a no-break space. */
const isSpace = (code: number): boolean => code <= 0x20 || code === 0xa0
const tagStart = '<'.charCodeAt(0)

/** Counts runs of characters between white space and tags, without building a list of them. */
function countWords(text: string): number {
  let words = 0
  let isInside = false
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at)
    const tagEnd = code === tagStart ? text.indexOf('>', at) : -1
    if (tagEnd >= 0) at = tagEnd
    const wasInside = isInside
    isInside = tagEnd < 0 && !isSpace(code)
    if (isInside && !wasInside) words += 1
  }
  return words
}
