/** The maps that the build draws. */
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { expect, onTestFinished, test } from 'vitest'
import { art } from '../../scripts/design/art/draw.mjs'
import { pieces } from '../../scripts/design/art/pieces.mjs'
import { crops, drawPiece, fileNames, stock } from '../../scripts/design/art/stock.mjs'
import { createStudio } from '../../scripts/design/art/studio.mjs'
import { artwork, type Crop } from '../../src/content/artwork/artwork.ts'

const embedded = join(import.meta.dirname, '../../server/cms/embedded/public/assets/img')

const temporaryFolder = (): string => {
  const folder = mkdtempSync(join(tmpdir(), 'triptych-art-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  return folder
}

const numbersOf = (svg: string, attribute: string) =>
  (new RegExp(` ${attribute}="([^"]+)"`).exec(svg)?.[1] ?? '').split(' ').map(Number)

test('the generator draws the pictures of the embedded content byte by byte', () => {
  for (const piece of pieces.slice(0, 3))
    expect(art(piece) === readFileSync(join(embedded, `${piece.name}.svg`), 'utf8'), piece.name).toBe(true)
})

test('the same piece is drawn with the same bytes', () => {
  expect(drawPiece(7)).toEqual(drawPiece(7))
})

test.each([0, 9, 18])('the crops of map %i are windows inside it that show water and land', (index) => {
  for (const { name, svg } of drawPiece(index)) {
    const crop = crops[name.slice(3, -4)]
    const [x = -1, y = -1, width = 0, height = 0] = numbersOf(svg, 'viewBox')
    expect({ width, height }).toEqual(crop)
    expect(x >= 0 && y >= 0 && x + width <= 1360 && y + height <= 1040, name).toBe(true)
    expect(svg.match(/<path fill="#/g)?.length, `${name}: water, mud and zones`).toBeGreaterThanOrEqual(4)
    expect(brotliCompressSync(svg).length).toBeLessThan(10_000)
  }
})

test('every address that code makes is a file that the build writes, in its size', () => {
  const built = new Set(stock.flatMap((_, index) => fileNames(index)))
  const seen = new Set<string>()
  for (const crop of Object.keys(crops) as Crop[])
    for (let page = 0; page < 400; page++) {
      const { src, width, height } = artwork(`/page-${page}`, crop)
      const name = src.split('/').at(-1) ?? ''
      expect(src).toMatch(/^\/_build\/art-[0-9a-f]{10}\/\d\d-[a-z]+\.svg$/)
      expect(built).toContain(name)
      expect({ width, height }).toEqual(crops[crop])
      seen.add(name)
    }
  expect(seen.size).toBe(built.size)
})

test('a page keeps its picture, in every crop the same map', () => {
  const piece = (crop: Crop) => /(\d\d)-/.exec(artwork('/über-uns', crop).src)?.[1]
  expect(piece('card')).toBe(piece('wide'))
  expect(artwork('/über-uns', 'card')).toEqual(artwork('/über-uns', 'card'))
  expect(artwork('/über-uns', 'card').alt).toBe('')
})

test('the studio draws in threads what is not there yet, and leaves nothing unfinished', async () => {
  const folder = temporaryFolder()
  await Promise.all([3, 4, 3].map(createStudio(folder).files))
  const names = [...fileNames(3), ...fileNames(4)]
  expect(readdirSync(folder).toSorted()).toEqual(names.toSorted())
  expect(readFileSync(join(folder, '03-card.svg'), 'utf8')).toBe(drawPiece(3)[0]?.svg)
  for (const name of fileNames(3)) writeFileSync(join(folder, name), 'kept')
  const later = createStudio(folder)
  await later.files(3)
  expect((await later.read('03-card.svg')).toString()).toBe('kept')
  // Threads take their time on a busy machine.
}, 30_000)
