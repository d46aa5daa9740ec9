/** What the design system's page about colour shows of a palette. */
import type { ColourSheet, Proof, Ramp, SemanticColor } from '../../../src/content/showcase/colour-sheet.ts'
import { contrastTable } from './contrast.ts'
import type { Ramps } from './default-colours.ts'
import { luminance, type Oklch, ratio, toHex, toOklch } from './oklch.ts'
import type { Palette } from './palette.ts'
import { type Tokens, tokenNames } from './tokens.ts'
import { seenColors } from './vision.ts'

/** Contrast with white (luminance 1) or black (0). */
const against = (light: number, hex: string): number => +ratio(light, luminance(hex)).toFixed(2)

function swatch([step, value]: readonly [string, Oklch]): Ramp['steps'][number] {
  const hex = toHex(value)
  return { step, hex, oklch: toOklch(value), white: against(1, hex), black: against(0, hex) }
}

/** The hues in steps from light to dark. */
export const rampSwatches = (ramps: Ramps): Ramp[] =>
  Object.entries(ramps).map(([name, steps]) => ({ name, steps: Object.entries(steps).map(swatch) }))

/** The colours by their meaning, in both themes. */
export const semanticSwatches = (tokens: Tokens): SemanticColor[] =>
  tokenNames.map((name) => {
    const [light, dark] = tokens[name]
    return { name, light: light.hex, dark: dark.hex }
  })

/** Rounded down: a page never shows a ratio that is not reached. */
const floor = (value: number): number => Math.floor(value * 100) / 100

/** The pairs of colours in use, with their contrast in both themes. */
export const proofRows = (tokens: Tokens): Proof[] =>
  contrastTable(tokens).map(({ foreground, background, least, light, dark }) => [
    foreground,
    background,
    least,
    floor(light),
    floor(dark),
  ])

/** Names for the hues of a brand: those of the default look's are of its own. */
const hueNames: Readonly<Record<keyof Ramps, string>> = {
  slib: 'neutral',
  getij: 'brand',
  zeekraal: 'accent',
  helm: 'highlight',
  lamsoor: 'focus',
  kweek: 'success',
  alarm: 'danger',
}

/** All colours of a brand's palette. */
export const colourSheet = ({ tokens, ramps }: Palette): Required<ColourSheet> => ({
  semanticColors: semanticSwatches(tokens),
  proof: {
    ramps: rampSwatches(ramps).map((ramp) => ({ ...ramp, name: hueNames[ramp.name as keyof Ramps] })),
    proofs: proofRows(tokens),
    seenColors: seenColors(tokens),
  },
})
