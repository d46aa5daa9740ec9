import type { Block } from '../src/content/block-types.ts'

const wordsPerMinute = 220

/** Reading time of a page's own text at 220 words a minute, at least one. */
export function readingMinutes(blocks: readonly Block[]): number {
  const words = blocks.reduce((sum, { props }) => sum + countWords(props), 0)
  return Math.max(1, Math.round(words / wordsPerMinute))
}

/** Members of a block that are not read: addresses, names, choices. */
const unread: ReadonlySet<string> = new Set(
  'href src path url id type collection layout side tone style date focus name handle language'.split(' '),
)

function countWords(value: unknown): number {
  if (typeof value === 'string')
    return value
      .replace(/<[^>]*>/g, ' ')
      .split(/\s+/)
      .filter(Boolean).length
  if (typeof value !== 'object' || value === null) return 0
  return Object.entries(value).reduce(
    (sum, [name, member]) => (unread.has(name) ? sum : sum + countWords(member)),
    0,
  )
}
