/**
 * The single source of the design tokens (design.md, section 3).
 * `node scripts/tokens.mjs` writes `src/styles/tokens.css` and `src/components/color/palette.ts`, and fails when a pair of
 * colours has too little contrast. To give the site another face: change the ramps, run this, look at the showcase.
 */
import { writeFileSync } from 'node:fs'
import { contrastTable, inverseTable } from './tokens/contrast.mjs'
import { tokensCss } from './tokens/css.mjs'
import { paletteModule } from './tokens/palette.mjs'

writeFileSync(new URL('../src/styles/tokens.css', import.meta.url), tokensCss())
writeFileSync(new URL('../src/components/color/palette.ts', import.meta.url), paletteModule())
const failing = [...contrastTable(), ...inverseTable()].filter(({ passes }) => !passes)
for (const { foreground, background } of failing)
  console.error(`Too little contrast: ${foreground} on ${background}`)
if (failing.length > 0) process.exitCode = 1
