import { describe, expect, test } from 'vitest'
import type { Value } from '../../../../src/content/types.ts'
import { pictureOf } from '../../../../src/content/values/assets.ts'
import { sizesOf } from '../../../../src/content/values/srcset.ts'
import { oddValues } from '../../../support/block-samples.ts'

describe('sizes of a picture', () => {
  test.each<[string, Value, string | undefined]>([
    ['widths', '/a.jpg 400w, /b.jpg 800w', '/a.jpg 400w, /b.jpg 800w'],
    ['densities', '/a.jpg, /b.jpg 1.5x, /c.jpg 2x', '/a.jpg 1x, /b.jpg 1.5x, /c.jpg 2x'],
    ['no space after the comma', '/a.jpg 400w,/b.jpg 800w', '/a.jpg 400w, /b.jpg 800w'],
    ['commas in addresses', '/img/w_400,q_80/a.jpg 400w', '/img/w_400%2Cq_80/a.jpg 400w'],
    ['any order', '/b.jpg 800w, /a.jpg 400w', '/a.jpg 400w, /b.jpg 800w'],
    ['the kind of the first one', '/a.jpg 400w, /b.jpg 2x', '/a.jpg 400w'],
    ['the first of two for one size', '/a.jpg 400w, /b.jpg 400w', '/a.jpg 400w'],
    ['addresses elsewhere', 'https://cms.example/a.jpg?w=400 400w', 'https://cms.example/a.jpg?w=400 400w'],
    [
      'no unsafe address',
      'javascript:alert(1) 400w, data:image/png;base64,x 1x, //evil.example/a 2x',
      undefined,
    ],
    ['no unknown size', '/a.jpg 400h, /b.jpg 0w, /c.jpg -1x, /d.jpg 1 2', undefined],
  ])('%s', (_name, srcset, expected) => {
    expect(sizesOf({ srcset }).srcset).toBe(expected)
  })

  test('presets by name, or as a list, count by their width', () => {
    const [small, large] = [
      { url: '/img/a.jpg?p=small', width: 400 },
      { src: '/img/a.jpg?p=large', width: '1200' },
    ]
    const expected = { srcset: '/img/a.jpg?p=small 400w, /img/a.jpg?p=large 1200w' }
    expect(sizesOf({ presets: { large, small } })).toEqual(expected)
    expect(sizesOf({ presets: [small, large, { url: '/no-width.jpg' }] })).toEqual(expected)
  })

  test('how wide the picture stands is kept where it is used', () => {
    const sizes = '(width >= 60rem) 50vw, 100vw'
    expect(sizesOf({ srcset: '/a.jpg 400w', sizes }).sizes).toBe(sizes)
    expect(sizesOf({ srcset: '/a.jpg 2x', sizes })).toEqual({ srcset: '/a.jpg 2x' })
    expect(sizesOf({ sizes })).toEqual({})
    expect(sizesOf({ srcset: '/a.jpg 400w', sizes: '"><script>' })).toEqual({ srcset: '/a.jpg 400w' })
  })

  test('a picture brings its sizes along', () => {
    expect(pictureOf({ url: '/a.jpg', alt: 'A', srcset: '/a-400.jpg 400w' })).toEqual({
      src: '/a.jpg',
      alt: 'A',
      srcset: '/a-400.jpg 400w',
    })
  })

  test.each(oddValues.map((value, index) => [index, value] as const))('survives odd value %i', (_, given) => {
    const odd = given as Value
    expect(() => sizesOf(odd)).not.toThrow()
    expect(() => sizesOf({ srcset: odd, presets: odd, sizes: odd })).not.toThrow()
    expect(() => sizesOf({ presets: [odd], sizes: odd })).not.toThrow()
  })
})
