/** Chooses the drawn map that a page without a picture shows instead, on the embedded example. */
import type { Picture } from '../types.ts'

/** Number of maps that the build draws (`scripts/design/art/stock.mjs`). */
const pieces = 24

/** Width and height of each crop in pixels, as in `stock.mjs`. */
export const sizes = {
  card: { width: 800, height: 600 },
  wide: { width: 1360, height: 600 },
  portrait: { width: 780, height: 1040 },
} as const

/** The shapes in which each map is drawn. */
export type Crop = keyof typeof sizes

/** Hashes the characters of a text, as FNV-1a does bytes, to a whole number from 0 to 2³² − 1. */
const hash = (text: string): number =>
  Array.from(text).reduce(
    (value, character) => Math.imul(value ^ (character.codePointAt(0) ?? 0), 16777619),
    2166136261,
  ) >>> 0

/**
 * Returns the map that replaces a missing picture. The slug or path of the page decides which, so that a page
 * always shows the same map. `__ARTWORK__` is the address of the folder of maps, which the build sets.
 */
export function artwork(slug: string, crop: Crop): Picture {
  const piece = String(hash(slug) % pieces).padStart(2, '0')
  return { src: `${__ARTWORK__}${piece}-${crop}.svg`, alt: '', ...sizes[crop] }
}
