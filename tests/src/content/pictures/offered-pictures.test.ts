import { expect, test } from 'vitest'
import { srcsetOf } from '../../../../src/content/pictures/offered-pictures.ts'

const offered = { version: '3fa9c1d2e4b5', path: '/a,b.jpg', widths: [160, 320, 480], full: 400 }

test('a srcset names every width, the last one as wide as the file is, and no comma within an address', () => {
  expect(srcsetOf(offered, 'webp').split(', ')).toEqual([
    '/_pictures/3fa9c1d2e4b5/160/a%2Cb.jpg.webp 160w',
    '/_pictures/3fa9c1d2e4b5/320/a%2Cb.jpg.webp 320w',
    '/_pictures/3fa9c1d2e4b5/480/a%2Cb.jpg.webp 400w',
  ])
})

test('a srcset of a crop names the crop', () => {
  expect(srcsetOf({ ...offered, path: '/a.jpg', crop: 'card', widths: [160] }, 'avif')).toBe(
    '/_pictures/3fa9c1d2e4b5/160-card/a.jpg.avif 160w',
  )
})
