import type { Block } from '../src/content/block-types.ts'
import { textsIn } from './block-texts.ts'

const wordsPerMinute = 220

/** Reading time of a page's own text at 220 words a minute, at least one. */
export function readingMinutes(blocks: readonly Block[]): number {
  let words = 0
  for (const { props } of blocks) for (const { text } of textsIn(props)) words += countWords(text)
  return Math.max(1, Math.round(words / wordsPerMinute))
}

const countWords = (text: string): number =>
  text
    .replace(/<[^>]*>/g, ' ')
    .split(/\s+/)
    .filter(Boolean).length
