/**
 * Aerial maps of a salt marsh as SVG: water, mud, zones of plants, creeks and brushwood dams. Writes every
 * piece of the embedded content; those that stand in where a page has no picture are drawn by the build
 * (`scripts/design/art/vite-plugin.mjs`).
 *
 *     node scripts/design/art.mjs [folder]
 */
import { mkdirSync, writeFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { art } from './art/draw.mjs'
import { pieces } from './art/pieces.mjs'

const embedded = new URL('../../server/cms/embedded/public/assets/img/', import.meta.url)
const folder = process.argv[2] ? resolve(process.argv[2]) : fileURLToPath(embedded)

mkdirSync(folder, { recursive: true })
for (const piece of pieces) writeFileSync(resolve(folder, `${piece.name}.svg`), art(piece))
process.stdout.write(`${pieces.length} pictures written\n`)
