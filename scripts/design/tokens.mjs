/**
 * The single source of the design tokens (docs/reference/design.md#tokens). `node scripts/design/tokens.mjs`
 * writes `src/styles/tokens.css`, `src/styles/tokens.json` (the exchange format of the Design Tokens
 * Community Group) and what the pages on colour and typography show. It fails when a pair of colours has too
 * little contrast, and when style sheets put colours on each other that are not among the proven pairs
 * (`scripts/design/tokens/contrast.mjs`). To give the site another face: change the ramps
 * (`scripts/design/tokens/colors.mjs`), run this, look at the pages at `/designsystem`.
 */
import { writeFileSync } from 'node:fs'
import { contrastTable } from './tokens/contrast.mjs'
import { tokensCss } from './tokens/css.mjs'
import { tokensJson } from './tokens/json.mjs'
import { paletteModule } from './tokens/palette.mjs'
import { unprovenPairs } from './tokens/sheets.mjs'
import { typeScaleModule } from './tokens/type-scale.mjs'

const outputs = [
  ['styles/tokens.css', tokensCss()],
  ['styles/tokens.json', tokensJson()],
  ['showcase/components/color/palette.ts', paletteModule()],
  ['showcase/components/typography/type-scale.ts', typeScaleModule()],
]
for (const [path, text] of outputs) writeFileSync(new URL(`../../src/${path}`, import.meta.url), text)

const problems = [
  ...contrastTable()
    .filter(({ passes }) => !passes)
    .map(({ foreground, background }) => `Too little contrast: ${foreground} on ${background}`),
  ...unprovenPairs().map((pair) => `Contrast not proven: ${pair}`),
]
for (const problem of problems) console.error(problem)
if (problems.length > 0) process.exitCode = 1
