import sharp from 'sharp'
import { expect, test } from 'vitest'
import { readArtwork } from '../../../server/brand/artwork/artwork.ts'

const plain = () => sharp({ create: { width: 40, height: 30, channels: 3, background: '#808080' } })

test.each([
  ['png', () => plain().png()],
  ['jpeg', () => plain().jpeg()],
  ['webp', () => plain().webp()],
  ['webp without loss', () => plain().webp({ lossless: true })],
] as const)('a picture keeps its pixels and loses what it says of its making: %s', async (_name, make) => {
  const exif = { IFD0: { Copyright: 'Somebody', Artist: 'Somewhere' } }
  const bytes = await make().withExif(exif).toBuffer()
  expect(bytes.includes('Somebody')).toBe(true)
  const reading = readArtwork(bytes)
  if (reading.kind === 'wrong') throw new Error(reading.reason)
  const { artwork } = reading
  expect(artwork).toMatchObject({ width: 40, height: 30 })
  expect(artwork.bytes.includes('Somebody')).toBe(false)
  const [before, after] = [bytes, artwork.bytes].map((each) => sharp(each).raw().toBuffer())
  expect((await after)?.equals((await before) ?? Buffer.alloc(0))).toBe(true)
  expect((await sharp(artwork.bytes).metadata()).exif).toBeUndefined()
})

test('a picture that is cut off is no reason to fail', () => {
  const bytes = Buffer.from('\x89PNG\r\n\x1a\n\0\0\0\rIHDR\0\0\0\x10\0\0\0\x10\xff\xff\xff\xff', 'latin1')
  expect(readArtwork(bytes).kind).toBe('read')
  expect(readArtwork(Buffer.from('\xff\xd8\xff', 'latin1')).kind).toBe('wrong')
})
