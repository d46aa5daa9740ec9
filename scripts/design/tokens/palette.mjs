import { luminance, ratio, toHex, toOklch } from './color.mjs'
import { hex, ramps, semantic } from './colors.mjs'
import { contrastTable } from './contrast.mjs'
import { seenColors } from './vision.mjs'

/** Contrast with white (luminance 1) or black (0). */
const against = (light, colour) => +ratio(light, luminance(colour)).toFixed(2)
const list = (rows) => `[\n${rows.map((row) => `  ${JSON.stringify(row)},`).join('\n')}\n]`

const swatch = ([step, value]) => {
  const colour = toHex(value)
  return { step, hex: colour, oklch: toOklch(value), white: against(1, colour), black: against(0, colour) }
}

/** Rounded down: a page never shows a ratio that is not reached. */
const floor = (value) => Math.floor(value * 100) / 100

/**
 * The text of the module with what the colour page of the design system shows: ramps, semantic colours,
 * proven contrasts, and how people with other kinds of colour vision see the vivid colours.
 */
export function paletteModule() {
  const swatches = Object.entries(ramps).map(([name, steps]) => ({
    name,
    steps: Object.entries(steps).map(swatch),
  }))
  const tokens = Object.entries(semantic).map(([name, [light, dark]]) => ({
    name,
    light: hex(light),
    dark: hex(dark),
  }))
  const proof = contrastTable().map(({ foreground, background, least, light, dark }) => [
    foreground,
    background,
    least,
    floor(light),
    floor(dark),
  ])
  return `// Written by scripts/design/tokens.mjs: change the values there.
// biome-ignore-all format: one row a line, as the script writes it
import type { Proof, Ramp, SeenColor, SemanticColor } from './color.tsx'

/** The hues in steps from light to dark, with the contrast of each step to white and to black. */
export const ramps: readonly Ramp[] = ${list(swatches)}

/** The colours by their meaning, in the light and in the dark theme. */
export const semanticColors: readonly SemanticColor[] = ${list(tokens)}

/**
 * The pairs of colours in use: foreground, background, lowest contrast ratio allowed, and the ratio in the
 * light and in the dark theme. On \`inverse\` both ratios are those of the dark values.
 */
export const proofs: readonly Proof[] = ${list(proof)}

/** The vivid colours, in both themes, as people with each kind of colour vision see them. */
export const seenColors: readonly SeenColor[] = ${list(seenColors())}
`
}
