/** The maps for pages that have no picture, in the sizes that pages show. */
import { draw } from './draw.mjs'
import { survey } from './survey.mjs'
import { bestWindow } from './window.mjs'

/**
 * Windows of one map: for cards, for the heads of pages and for narrow screens. Known to
 * `src/content/artwork/artwork.ts` too.
 */
export const crops = {
  card: { width: 800, height: 600 },
  wide: { width: 1360, height: 600 },
  portrait: { width: 780, height: 1040 },
}

/** Pixels that lines of a card may be off their course: nobody sees two, and the file is smaller. */
const coarseness = { card: 2 }

const size = { width: 1360, height: 1040, detail: 2 }

const piece = (palette, angle, shore, relief, more = {}) => ({
  ...size,
  palette,
  angle,
  shore,
  relief,
  ...more,
})

/**
 * The maps that stand in where a page has no picture. Neighbours differ in palette, direction and size of
 * shapes.
 */
export const stock = [
  piece('zomer', 0.4, 0.4, 0.6, { scale: 1.1 }),
  piece('herfst', 2.6, 0.38, 0.6),
  piece('nacht', -0.9, 0.46, 0.7, { scale: 1.2 }),
  piece('schelp', 1.4, 0.4, 0.5, { scale: 1.2 }),
  piece('zomer', -2.4, 0.4, 0.5, { scale: 1.1 }),
  piece('herfst', 0.9, 0.4, 0.7, { scale: 1.3 }),
  piece('nacht', 2.2, 0.42, 0.55, { scale: 0.9, density: 0.8 }),
  piece('schelp', -0.5, 0.42, 0.8, { scale: 1.1 }),
  piece('zomer', 1.9, 0.36, 0.45, { scale: 0.9, density: 0.8, dams: false }),
  piece('herfst', -1.3, 0.42, 0.5, { scale: 1.15 }),
  piece('nacht', 0.2, 0.44, 0.8),
  piece('schelp', 2.9, 0.44, 0.6, { scale: 1.3 }),
  piece('zomer', -0.3, 0.4, 0.7),
  piece('herfst', 1.7, 0.4, 0.8, { scale: 0.9, density: 0.8, dams: false }),
  piece('nacht', -2.8, 0.42, 0.85),
  piece('schelp', 0.7, 0.38, 0.7),
  piece('zomer', 2.9, 0.44, 0.55, { scale: 1.2 }),
  piece('herfst', -0.2, 0.44, 0.45),
  piece('nacht', 1.1, 0.4, 0.65, { scale: 1.1 }),
  piece('schelp', -1.9, 0.42, 0.75, { scale: 0.9, density: 0.8 }),
  piece('zomer', -1.2, 0.4, 0.5, { scale: 1.4 }),
  piece('herfst', 3.1, 0.42, 0.85, { scale: 1.2 }),
  piece('nacht', -1.7, 0.4, 0.5, { scale: 0.9, density: 0.8, dams: false }),
  piece('schelp', 2.2, 0.4, 0.9, { scale: 1.4, dams: false }),
].map((options, index) => ({ ...options, seed: `stock-${index}` }))

const nameOf = (index, crop) => `${String(index).padStart(2, '0')}-${crop}.svg`

/** Names of a map's files, one for each crop. */
export const fileNames = (index) => Object.keys(crops).map((crop) => nameOf(index, crop))

/** Which map a file shows; undefined for names that are no file of the stock. */
export const indexOf = (name) => {
  const index = stock.findIndex((_, each) => fileNames(each).includes(name))
  return index < 0 ? undefined : index
}

/** The files of one map: `[{ name, svg }]`. */
export function drawPiece(index) {
  const map = survey(stock[index])
  return Object.entries(crops).map(([crop, window]) => ({
    name: nameOf(index, crop),
    svg: draw(map, bestWindow(map, window), coarseness[crop]),
  }))
}
