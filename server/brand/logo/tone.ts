/** Tells on which surfaces a drawing can be seen. */
import type { Artwork } from '../artwork/artwork.ts'
import { fromHex } from '../palette/oklch.ts'
import { parseColour } from '../palette/parse-colour.ts'

/** Where a picture can be seen: on light surfaces, on dark ones, or on both. */
export type Tone = 'on-light' | 'on-dark' | 'on-both'

/** Lightness (OKLCH) below which a colour is lost on dark surfaces, and above which on light ones. */
const [darkest, lightest] = [0.4, 0.93]

/** A shape that says nothing of its colour. */
const bareShape = /<(?:path|rect|circle|ellipse|polygon|text)\b(?![^>]*\b(?:fill|class|style)\s*=)/
/** A group or drawing that says it for the shapes inside. */
const colouredGroup = /<(?:svg|g)\b[^>]*\b(?:fill|class|style)\s*=/

/** The colours that a drawing is drawn with: black where it names none, as SVG has it. */
function coloursIn(svg: string): readonly string[] {
  const found = [...svg.matchAll(/\b(?:fill|stroke|stop-color)\s*[=:]\s*["']?\s*([^"';}]+)/g)]
    .map(([, colour = '']) => colour.trim())
    .filter((colour) => !/^(?:none|url\(|transparent|inherit)/.test(colour))
  const isBare = bareShape.test(svg) && !colouredGroup.test(svg)
  return isBare || found.length === 0 ? [...found, 'black'] : found
}

/** Lightness from 0 to 1; 0 for what is no colour by itself, such as `currentColor`: it is drawn black. */
const lightnessOf = (colour: string): number => {
  const hex = parseColour(colour)
  return hex === undefined ? 0 : fromHex(hex)[0]
}

/**
 * The tone of a picture. A photograph without transparency is its own ground; other pictures of pixels are
 * taken for dark ones, as logos are: nobody has looked at them.
 */
export function toneOf({ format, bytes }: Artwork): Tone {
  if (format === 'jpeg') return 'on-both'
  if (format !== 'svg') return 'on-light'
  const all = coloursIn(bytes.toString()).map(lightnessOf)
  if (all.every((lightness) => lightness > lightest)) return 'on-dark'
  return all.some((lightness) => lightness < darkest) ? 'on-light' : 'on-both'
}
