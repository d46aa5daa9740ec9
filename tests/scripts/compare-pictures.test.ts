/** The comparison by which the browser tests hold pages against kept pictures. */
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { comparePictures } from '../browser/support/compare-pictures.ts'

/** A white sheet with a dark bar. */
const sheet = (bar: { x: number; width: number }, height = 200): Promise<Buffer> =>
  sharp(
    Buffer.from(
      `<svg xmlns="http://www.w3.org/2000/svg" width="400" height="${height}"><rect width="400" height="${height}" fill="#fff"/><rect x="${bar.x}" y="40" width="${bar.width}" height="24" fill="#123"/></svg>`,
    ),
  )
    .webp({ quality: 80 })
    .toBuffer()

test('a picture does not differ from itself', async () => {
  const picture = await sheet({ x: 40, width: 80 })
  expect(await comparePictures(picture, picture)).toMatchObject({ share: 0 })
})

test('a word that moved by its height is told by the cells that it left and came to', async () => {
  const { share, picture } = await comparePictures(
    await sheet({ x: 40, width: 80 }),
    await sheet({ x: 64, width: 80 }),
  )
  expect(share).toBeGreaterThan(0.01)
  expect(share).toBeLessThan(0.03)
  expect((await sharp(picture).metadata()).width).toBe(400)
})

test('two sizes are wholly different, and both are said', async () => {
  const bar = { x: 40, width: 80 }
  expect(await comparePictures(await sheet(bar), await sheet(bar, 240))).toEqual({
    share: 1,
    sizes: '400 × 200, kept 400 × 240',
  })
})
