/** Icons and share pictures of the brand. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { inflateSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { encodeIco, encodePng } from '../../scripts/design/brand/png.mjs'
import { defaultRows } from '../../src/i18n/languages.ts'

const file = (name: string): Buffer => readFileSync(join(import.meta.dirname, '../../public', name))
const sizeOfPng = (png: Buffer) => [png.readUInt32BE(16), png.readUInt32BE(20)]

test('a drawing of few colours keeps them', () => {
  const pixels = Uint8Array.from([7, 52, 63, 255, 231, 90, 106, 255, 7, 52, 63, 255, 255, 255, 255, 255])
  const png = encodePng({ width: 2, height: 2, pixels })
  expect(sizeOfPng(png)).toEqual([2, 2])
  const palette = png.subarray(png.indexOf('PLTE') + 4)
  const start = png.indexOf('IDAT')
  const rows = inflateSync(png.subarray(start + 4, start + 4 + png.readUInt32BE(start - 4)))
  const colours = [1, 2, 4, 5].map((at) => [
    ...palette.subarray((rows[at] ?? 0) * 3, (rows[at] ?? 0) * 3 + 3),
  ])
  expect(colours).toEqual([
    [7, 52, 63],
    [231, 90, 106],
    [7, 52, 63],
    [255, 255, 255],
  ])
})

test('an icon file says where each of its pictures lies', () => {
  const ico = encodeIco([16, 32].map((size) => ({ size, png: Buffer.from(`picture of ${size}`) })))
  expect(ico.readUInt16LE(4)).toBe(2)
  for (const [index, size] of [16, 32].entries()) {
    const entry = ico.subarray(6 + 16 * index)
    const [length, start] = [entry.readUInt32LE(8), entry.readUInt32LE(12)]
    expect(ico.subarray(start, start + length).toString()).toBe(`picture of ${size}`)
  }
})

test.each(defaultRows)(
  'the picture for social networks in $label is 1200 × 630 and below 150 KB',
  ({ locale }) => {
    const png = file(`share-${locale}.png`)
    expect(sizeOfPng(png)).toEqual([1200, 630])
    expect(png.length).toBeLessThan(150_000)
  },
)

test.each([
  ['apple-touch-icon.png', 180],
  ['icon-192.png', 192],
  ['icon-512.png', 512],
  ['icon-maskable-512.png', 512],
])('%s is a square of %i pixels', (name, size) => {
  expect(sizeOfPng(file(name))).toEqual([size, size])
})

test('the icon of the browser has another face in the dark', () => {
  expect(file('favicon.svg').toString()).toContain('prefers-color-scheme:dark')
  expect([...file('favicon.ico').subarray(0, 6)]).toEqual([0, 0, 1, 0, 3, 0])
})
