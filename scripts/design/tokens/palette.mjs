import { ramps } from '../../../server/brand/palette/default-colours.ts'
import { proofRows, rampSwatches, semanticSwatches } from '../../../server/brand/palette/swatches.ts'
import { defaultTokens } from '../../../server/brand/palette/tokens.ts'
import { seenColors } from '../../../server/brand/palette/vision.ts'

const list = (rows) => `[\n${rows.map((row) => `  ${JSON.stringify(row)},`).join('\n')}\n]`

/**
 * The text of the module with what the colour page of the design system shows: ramps, semantic colours,
 * proven contrasts, and how people with other kinds of colour vision see the vivid colours.
 */
export function paletteModule() {
  return `// Written by scripts/design/tokens.mjs: change the values there.
// biome-ignore-all format: one row a line, as the script writes it
import type { Proof, Ramp, SeenColor, SemanticColor } from '../../../content/showcase/colour-sheet.ts'

/** The hues in steps from light to dark, with the contrast of each step to white and to black. */
export const ramps: readonly Ramp[] = ${list(rampSwatches(ramps))}

/** The colours by their meaning, in the light and in the dark theme. */
export const semanticColors: readonly SemanticColor[] = ${list(semanticSwatches(defaultTokens))}

/**
 * The pairs of colours in use: foreground, background, lowest contrast ratio allowed, and the ratio in the
 * light and in the dark theme. On \`inverse\` both ratios are those of the dark values.
 */
export const proofs: readonly Proof[] = ${list(proofRows(defaultTokens))}

/** The vivid colours, in both themes, as people with each kind of colour vision see them. */
export const seenColors: readonly SeenColor[] = ${list(seenColors(defaultTokens))}
`
}
