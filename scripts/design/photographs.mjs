/**
 * Landscapes and portraits as a camera would show them, computed: land as height fields, sky, water, plants.
 * Writes the raster pictures of the embedded content with the files that describe them. It takes an hour for
 * all of them; a width renders a quick look into the folder that is named, without descriptions.
 *
 *     node scripts/design/photographs.mjs [name…] [--width 800 --folder /tmp/look]
 */
import { mkdir, writeFile } from 'node:fs/promises'
import { resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { describe } from './photographs/describe.mjs'
import { encode } from './photographs/encode.mjs'
import { pictures } from './photographs/pictures.mjs'
import { render } from './photographs/studio.mjs'

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { width: { type: 'string' }, folder: { type: 'string' } },
})
const embedded = fileURLToPath(new URL('../../server/cms/embedded/public/assets/img/', import.meta.url))
const folder = values.folder ? resolve(values.folder) : embedded
const width = values.width ? Number(values.width) : undefined

await mkdir(resolve(folder, '.meta'), { recursive: true })
for (const picture of pictures) {
  if (positionals.length > 0 && !positionals.includes(picture.name)) continue
  const frame = await render(picture.name, { width })
  const file = await encode(picture, frame)
  const name = `${picture.name}.${picture.format ?? 'jpg'}`
  await writeFile(resolve(folder, name), file)
  if (!width) await writeFile(resolve(folder, '.meta', `${name}.yaml`), describe(picture, frame, file.length))
  process.stdout.write(`${name} ${frame.width}×${frame.height}, ${Math.round(file.length / 1000)} KB\n`)
}
