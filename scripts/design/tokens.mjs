/**
 * The single source of the design tokens (docs/reference/design.md#tokens). `node scripts/design/tokens.mjs`
 * writes `src/styles/tokens.css`, `src/styles/tokens.json` (the exchange format of the Design Tokens
 * Community Group) and what the pages on colour and typography show. It fails when a pair of colours has too
 * little contrast, and when style sheets put colours on each other that are not among the proven pairs
 * (`server/brand/palette/contrast.ts`). To give the site another face: change the ramps
 * (`server/brand/palette/default-colours.ts`), run this, look at the pages at `/designsystem`.
 */
import { writeFileSync } from 'node:fs'
import { loadModule as load } from './load-module.mjs'

const { contrastTable } = await load('../../server/brand/palette/contrast.ts')
const { tokensCss } = await load('./tokens/css.mjs')
const { tokensJson } = await load('./tokens/json.mjs')
const { paletteModule } = await load('./tokens/palette.mjs')
const { unprovenPairs } = await load('./tokens/sheets.mjs')
const { typeScaleModule } = await load('./tokens/type-scale.mjs')

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
