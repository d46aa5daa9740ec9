/** Drawn maps that replace the picture of a page that has none. */
import type { Picture } from './types.ts'

/** Number of maps that the build draws (`scripts/design/art/stock.mjs`). */
const pieces = 24

/** Width and height of each crop in pixels. */
const sizes = {
  card: { width: 800, height: 600 },
  wide: { width: 1360, height: 600 },
  portrait: { width: 780, height: 1040 },
} as const

/** The shapes in which each map is drawn. */
export type Crop = keyof typeof sizes

/** Hashes a text with FNV-1a to a whole number from 0 to 2³² − 1. */
const hash = (text: string): number =>
  Array.from(text).reduce(
    (value, character) => Math.imul(value ^ (character.codePointAt(0) ?? 0), 16777619),
    2166136261,
  ) >>> 0

/**
 * The map that replaces a missing picture. It is chosen by the page's slug or path, so that a page always
 * shows the same map.
 */
export function artwork(slug: string, crop: Crop): Picture {
  const piece = String(hash(slug) % pieces).padStart(2, '0')
  return { src: `${__ARTWORK__}${piece}-${crop}.svg`, alt: '', ...sizes[crop] }
}
