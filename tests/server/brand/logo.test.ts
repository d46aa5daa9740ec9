import { describe, expect, test } from 'vitest'
import { type Artwork, readArtwork } from '../../../server/brand/artwork/artwork.ts'
import { logoSize, siteLogo } from '../../../server/brand/logo/site-logo.ts'

const svg = (content: string, attributes = 'viewBox="0 0 120 40"'): Artwork => {
  const reading = readArtwork(
    Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" ${attributes}>${content}</svg>`),
  )
  if (reading.kind === 'wrong') throw new Error(reading.reason)
  return reading.artwork
}
const logoOf = (light: Artwork, dark?: Artwork, withName = false) => {
  const kept: Artwork[] = []
  return { logo: siteLogo({ light, dark, withName }, (artwork) => void kept.push(artwork)), kept }
}

describe('A logo has room for its shape', () => {
  test.each([
    ['wide', 1200, 100, 208, 17],
    ['usual', 300, 100, 125, 42],
    ['square', 100, 100, 56, 56],
    ['tall', 100, 300, 19, 56],
  ])('%s', (_shape, width, height, wide, high) => {
    expect(logoSize({ width, height })).toEqual({ width: wide, height: high })
  })
})

describe('A logo can be seen on every surface', () => {
  test.each([
    [
      'a dark one stands on light ground where the surface is dark',
      '<path fill="#003" d="M0 0h9v9"/>',
      'light',
    ],
    ['one without colours is black', '<path d="M0 0h9v9"/>', 'light'],
    [
      'a white one stands on dark ground where the surface is light',
      '<path fill="#fff" d="M0 0h9v9"/>',
      'dark',
    ],
    ['one in a middle colour needs none', '<path fill="#e05a00" d="M0 0h9v9"/>', undefined],
    ['a style counts', '<style>.a{fill:#003}</style><path class="a" d="M0 0h9v9"/>', 'light'],
  ])('%s', (_what, content, ground) => {
    expect(logoOf(svg(content)).logo.ground).toBe(ground)
  })

  test('a picture of its own for dark surfaces needs no ground', () => {
    const { logo } = logoOf(svg('<path d="M0 0h9"/>'), svg('<path fill="#fff" d="M0 0h9"/>'))
    expect(logo).toMatchObject({ dark: { width: 125, height: 42 } })
    expect(logo.ground).toBeUndefined()
  })
})

test('a small drawing stands in the page, and is the drawing', () => {
  const artwork = svg(`<path d="M0 0h9" fill="#e05a00"/><path fill='url(#a)' d="M1 1%"/>`)
  const { logo, kept } = logoOf(artwork)
  expect(kept).toEqual([])
  expect(logo.src).not.toMatch(/["'<>]/)
  expect(decodeURIComponent(logo.src.replace('data:image/svg+xml,', ''))).toBe(artwork.bytes.toString())
})

test('a large one has an address that changes with its content', () => {
  const large = (colour: string) => svg(`<path fill="${colour}" d="${'M0 0h9'.repeat(400)}"/>`)
  const { logo, kept } = logoOf(large('#e05a00'))
  expect(logo.src).toMatch(/^\/brand\/[0-9a-f]{16}\.svg$/)
  expect(kept).toHaveLength(1)
  expect(logoOf(large('#e05a01')).logo.src).not.toBe(logo.src)
})

test('a sign beside the name is as high as its line', () => {
  expect(logoOf(svg('<path d="M0 0h9"/>'), undefined, true).logo).toMatchObject({
    width: 96,
    height: 32,
    withName: true,
  })
})
