import sharp from 'sharp'
import { expect, test } from 'vitest'
import { readPictureHeader } from '../../../../server/pictures/header/picture-header.ts'
import { noisePicture, plainPicture } from '../../../support/picture-server.ts'

const start = 65_536

test.each(['jpeg', 'png', 'webp', 'avif', 'gif'] as const)(
  'the first bytes of a large %s tell its size',
  async (format) => {
    const bytes = await noisePicture(450, 300)[format]({ effort: 1, quality: 100 }).toBuffer()
    expect(bytes.length).toBeGreaterThan(start)
    expect(readPictureHeader(bytes.subarray(0, start))).toEqual({
      ...{ format, width: 450, height: 300 },
      isAnimated: format === 'gif',
    })
  },
)

test.each([
  ['lossless', { lossless: true }],
  ['lossy', { lossless: false }],
] as const)('a %s webp tells its size, with and without transparency', async (_name, options) => {
  const opaque = await plainPicture(31, 17).webp(options).toBuffer()
  const clear = await plainPicture(31, 17).ensureAlpha(0.5).webp(options).toBuffer()
  for (const bytes of [opaque, clear])
    expect(readPictureHeader(bytes)).toMatchObject({
      format: 'webp',
      width: 31,
      height: 17,
      isAnimated: false,
    })
})

test.each([1, 2, 3, 4, 5, 6, 7, 8])(
  'a jpeg with the orientation %i has the sides that are shown',
  async (orientation) => {
    const bytes = await plainPicture(40, 20).withMetadata({ orientation }).jpeg().toBuffer()
    const shown = await sharp(bytes).autoOrient().toBuffer({ resolveWithObject: true })
    expect(readPictureHeader(bytes)).toMatchObject({ width: shown.info.width, height: shown.info.height })
  },
)

test('moving pictures are known as such', async () => {
  const frames = await Promise.all([plainPicture(8, 8).png().toBuffer(), noisePicture(8, 8).png().toBuffer()])
  const animated = await sharp(frames, { join: { animated: true } })
    .webp()
    .toBuffer()
  expect(readPictureHeader(animated)).toMatchObject({ width: 8, height: 8, isAnimated: true })
})

test('a file that says too little, or is no picture, has no header', async () => {
  const jpeg = await noisePicture(300, 300).jpeg().toBuffer()
  const wrong = [
    Buffer.alloc(0),
    Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'),
    Buffer.from('<!doctype html>'),
    Buffer.from('%PDF-1.7'),
    jpeg.subarray(0, 20),
    Buffer.from('GIF89a'),
    Buffer.concat([Buffer.from('\0\0\0\x20ftypavif'), Buffer.alloc(40)]),
    Buffer.concat([Buffer.from('RIFF\0\0\0\0WEBPVP8 '), Buffer.alloc(30)]),
    Buffer.concat([Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'), Buffer.alloc(40)]),
  ]
  expect(wrong.map(readPictureHeader)).toEqual(wrong.map(() => undefined))
})

test('broken EXIF data turn nothing, and break nothing', async () => {
  const jpeg = await plainPicture(40, 20).withMetadata({ orientation: 6 }).jpeg().toBuffer()
  const exif = jpeg.indexOf('Exif')
  for (let at = exif + 6; at < exif + 40; at += 1) {
    const broken = Buffer.from(jpeg)
    broken[at] = 0xff
    expect([20, 40]).toContain(readPictureHeader(broken)?.width)
  }
})
