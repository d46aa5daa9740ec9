/**
 * The neutral pictures of `public/neutral`: they are shown where the pictures of a brand cannot be made, as
 * on a system without the picture library. A plain sheet, in no brand's colours.
 *
 *     node scripts/design/brand.mjs [folder]
 */
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { loadModule } from './load-module.mjs'

const { encodeIcon } = await loadModule('../../server/brand/pictures/icon-file.ts')

const folder = process.argv[2] ?? join(import.meta.dirname, '../../public/neutral')

const sheet =
  '<path d="M20 14h17l9 9v27H20z" fill="#fff"/><path d="M37 14v9h9" fill="#c3cace"/><path d="M25 32h16M25 38h16M25 44h10" stroke="#6b757b" stroke-width="2.6" stroke-linecap="round"/>'
const tile = (radius) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64" width="64" height="64"><rect width="64" height="64" rx="${radius}" fill="#6b757b"/>${sheet}</svg>`
const share =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1200 630" width="1200" height="630"><rect width="1200" height="630" fill="#6b757b"/></svg>'

/** Icons by file: side in pixels, and radius of the corners in parts of 64: none where systems cut them. */
const icons = [
  { name: 'apple-touch-icon.png', size: 180, radius: 0 },
  { name: 'icon-192.png', size: 192, radius: 12 },
  { name: 'icon-512.png', size: 512, radius: 12 },
  { name: 'icon-maskable-512.png', size: 512, radius: 0 },
  { name: 'logo.png', size: 96, radius: 12 },
]

const png = (svg, size) =>
  sharp(Buffer.from(svg), { density: size * 2 })
    .resize(size)
    .png({ palette: true })
    .toBuffer()

const write = (name, content) => writeFileSync(join(folder, name), content)
mkdirSync(folder, { recursive: true })
for (const { name, size, radius } of icons) write(name, await png(tile(radius), size))
write('favicon.svg', `${tile(12)}\n`)
write('favicon.ico', encodeIcon([{ size: 32, png: await png(tile(12), 32) }]))
write('share.png', await sharp(Buffer.from(share)).png({ palette: true }).toBuffer())
