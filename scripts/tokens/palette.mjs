import { toHex, toOklch } from './color.mjs'
import { hex, ramps, semantic } from './colors.mjs'
import { contrastTable } from './contrast.mjs'

/** What the colour page of the design system shows, as a module. */
export function paletteModule() {
  const swatches = Object.entries(ramps).map(([name, steps]) => ({
    name,
    steps: Object.entries(steps).map(([step, value]) => ({ step, hex: toHex(value), oklch: toOklch(value) })),
  }))
  const tokens = Object.keys(semantic).map((name) => ({
    name,
    light: hex(semantic[name][0]),
    dark: hex(semantic[name][1]),
  }))
  const proof = contrastTable().map(({ foreground, background, least, light, dark }) => [
    foreground,
    background,
    least,
    +light.toFixed(2),
    +dark.toFixed(2),
  ])
  const list = (rows) => `[\n${rows.map((row) => `  ${JSON.stringify(row)},`).join('\n')}\n]`
  return `// Written by scripts/tokens.mjs: change the values there.
// biome-ignore-all format: one row a line, as the script writes it
import type { Proof, Ramp, SemanticColor } from './color.tsx'

export const ramps: readonly Ramp[] = ${list(swatches)}

export const semanticColors: readonly SemanticColor[] = ${list(tokens)}

/** Foreground, background, lowest ratio allowed, ratio in the light and in the dark theme. */
export const proofs: readonly Proof[] = ${list(proof)}
`
}
