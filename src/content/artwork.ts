/** Maps that stand where a page has no picture, chosen by its address. */
import type { Picture } from './types.ts'

/** The build draws this many maps (`scripts/design/art/stock.mjs`). */
const pieces = 24

const sizes = {
  card: { width: 800, height: 600 },
  wide: { width: 1360, height: 600 },
  portrait: { width: 780, height: 1040 },
} as const

export type Crop = keyof typeof sizes

/** FNV-1a: any text to a whole number from 0 to 2³² − 1. */
const hash = (text: string): number =>
  Array.from(text).reduce(
    (value, character) => Math.imul(value ^ (character.codePointAt(0) ?? 0), 16777619),
    2166136261,
  ) >>> 0

/** The map that stands in for a picture where a page has none: always the same for the same slug or path. */
export function artwork(slug: string, crop: Crop): Picture {
  const piece = String(hash(slug) % pieces).padStart(2, '0')
  return { src: `${__ARTWORK__}${piece}-${crop}.svg`, alt: '', ...sizes[crop] }
}
