/** The italic of the map lettering as outlines: drawings in an `img` have no fonts. */
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { create } from 'fontkit'
import { fill, inks } from './pen.mjs'

const file = import.meta.resolve('@fontsource/newsreader/files/newsreader-latin-400-italic.woff2')
const font = create(readFileSync(fileURLToPath(file)))

/** A short text whose middle stands at a place, `size` units high. */
export function letters(text, [x, y], size = 22, colour = inks.ink) {
  const scale = size / font.unitsPerEm
  const run = font.layout(text)
  const start = x - (run.advanceWidth * scale) / 2
  const place = { at: start }
  return run.glyphs
    .map((glyph, index) => {
      const path = glyph.path.scale(scale, -scale).translate(place.at, y).toSVG()
      place.at += run.positions[index].xAdvance * scale
      return path && fill(colour, path)
    })
    .join('')
}

/** Letters of a key, each on a small disc that parts it from what lies below. */
export const keys = (...places) =>
  places
    .map(
      ([letter, x, y]) =>
        `<circle cx="${x}" cy="${y}" r="11.5" fill="${inks.paper}"/>${letters(letter, [x - 0.5, y + 5], 19)}`,
    )
    .join('')
