/** The raster pictures of the embedded content, and the script that renders them. */
import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { parse } from 'yaml'
import { describe as describePicture } from '../../scripts/design/photographs/describe.mjs'
import { encode } from '../../scripts/design/photographs/encode.mjs'
import { pictures } from '../../scripts/design/photographs/pictures.mjs'
import { render } from '../../scripts/design/photographs/studio.mjs'

const folder = join(import.meta.dirname, '../../server/cms/embedded/public/assets/img')
const files = readdirSync(folder).filter((name) => /\.(jpe?g|png|webp|gif|avif)$/.test(name))
const metaOf = (name: string): Record<string, unknown> =>
  parse(readFileSync(join(folder, '.meta', `${name}.yaml`), 'utf8'))

/** The mean difference of two pictures of one size, in steps of 0 to 255. */
function difference(a: Buffer, b: Buffer): number {
  let sum = 0
  for (const [index, value] of a.entries()) sum += Math.abs(value - (b[index] ?? 0))
  return sum / a.length
}

test('every raster picture is one that the script renders', () => {
  const rendered = pictures.map(({ name, format = 'jpg' }) => `${name}.${format}`)
  expect(files.toSorted()).toEqual(rendered.toSorted())
})

test.each(files)('%s is described as it is, in three languages', async (name) => {
  const meta = metaOf(name)
  const { width, height, format } = await sharp(join(folder, name)).metadata()
  const { size } = statSync(join(folder, name))
  expect(meta).toMatchObject({ width, height, size, mime_type: `image/${format}` })
  const picture = pictures.find((each) => name.startsWith(`${each.name}.`))
  expect(picture && parse(describePicture(picture, { width, height }, size))).toEqual(meta)
  const texts = Object.entries(meta.data ?? {}).filter(([field]) => /^(alt|credit)/.test(field))
  expect(texts.map(([field]) => field)).toEqual([
    'alt',
    'alt_en',
    'alt_de',
    'credit',
    'credit_en',
    'credit_de',
  ])
  for (const [, text] of texts) expect(text).toMatch(/berekend|rendered|berechnet/i)
})

test('one picture needs the pipeline, and all together fit into a repository', () => {
  const sizes = files.map((name) => statSync(join(folder, name)).size)
  expect(Math.max(...sizes)).toBeGreaterThan(4_300_000)
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThan(14_000_000)
})

test('a picture is the same byte by byte, however many threads render it', async () => {
  const [one, two] = await Promise.all(
    [1, 2].map((threads) => render('palenrij-in-stil-water', { width: 60, threads })),
  )
  expect(one?.bytes.equals(two?.bytes ?? Buffer.alloc(0))).toBe(true)
  expect(one && (await encode({}, one)).subarray(0, 2).toString('hex')).toBe('ffd8')
}, 60_000)

test.each(['palenrij-in-stil-water', 'bui-boven-het-wad'])(
  'the file of %s shows what the script renders',
  async (name) => {
    const { bytes, width, height } = await render(name, { width: 90, threads: 1 })
    const file = await sharp(join(folder, `${name}.jpg`))
      .resize(width, height, { fit: 'fill' })
      .raw()
      .toBuffer()
    expect(difference(bytes, file)).toBeLessThan(14)
  },
  60_000,
)
