/**
 * Drawings in the pen of the maps: sections, plants, instruments and portraits as SVG. Writes those of the
 * embedded content, with the files that describe them.
 *
 *     node scripts/design/drawings.mjs [folder]
 */
import { mkdirSync, writeFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { drawings } from './drawings/drawings.mjs'

const embedded = new URL('../../server/cms/embedded/public/assets/img/', import.meta.url)
const folder = process.argv[2] ? resolve(process.argv[2]) : fileURLToPath(embedded)

mkdirSync(resolve(folder, '.meta'), { recursive: true })
const all = drawings()
for (const { name, svg, meta } of all) {
  writeFileSync(resolve(folder, name), svg)
  writeFileSync(resolve(folder, '.meta', `${name}.yaml`), meta)
}
process.stdout.write(`${all.length} drawings written\n`)
