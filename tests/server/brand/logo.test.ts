import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { type Artwork, readArtwork } from '../../../server/brand/artwork/artwork.ts'
import { logoSize, siteLogo } from '../../../server/brand/logo/site-logo.ts'
import { createToneReader } from '../../../server/brand/logo/tone.ts'

const svg = (content: string, attributes = 'viewBox="0 0 120 40"'): Artwork =>
  read(Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" ${attributes}>${content}</svg>`))
const logoOf = (artwork: Artwork, withName = false) => {
  const kept: Artwork[] = []
  return { logo: siteLogo({ light: artwork, withName }, 'on-both', (each) => void kept.push(each)), kept }
}
const read = (bytes: Buffer): Artwork => {
  const reading = readArtwork(bytes)
  if (reading.kind === 'wrong') throw new Error(reading.reason)
  return reading.artwork
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

const toneOf = createToneReader({
  loadLibrary: async () => sharp,
  onError: (err) => {
    throw err
  },
})
/** A picture with a bar in a colour, and around it nothing, or another colour. */
const bar = (colour: string, around = 'none') =>
  sharp(
    Buffer.from(
      `<svg xmlns="http://www.w3.org/2000/svg" width="300" height="100"><rect width="300" height="100" fill="${around}"/><circle cx="50" cy="50" r="30" fill="${colour}"/></svg>`,
    ),
  )

describe('It is told on which surfaces a logo can be seen', () => {
  test.each([
    ['a dark one', '<path fill="#003" d="M0 0h9v9"/>', 'on-light'],
    ['one without colours is black', '<path d="M0 0h9v9"/>', 'on-light'],
    ['a white one', '<path fill="#fff" d="M0 0h9v9"/>', 'on-dark'],
    ['one in a middle colour', '<path fill="#e05a00" d="M0 0h9v9"/>', 'on-both'],
    ['a style counts', '<style>.a{fill:#003}</style><path class="a" d="M0 0h9v9"/>', 'on-light'],
  ])('a drawing: %s', async (_what, content, tone) => {
    expect(await toneOf(svg(content))).toBe(tone)
  })

  test.each([
    ['a dark one', bar('#000033'), 'on-light'],
    ['a white one', bar('#ffffff'), 'on-dark'],
    ['one in a middle colour', bar('#e05a00'), 'on-both'],
    ['one that is its own ground', bar('#000033', '#ffffff'), 'on-both'],
  ] as const)('pixels: %s', async (_what, picture, tone) => {
    expect(await toneOf(read(await picture.png().toBuffer()))).toBe(tone)
    expect(await toneOf(read(await picture.webp().toBuffer()))).toBe(tone)
    expect(await toneOf(read(await picture.png({ palette: true }).toBuffer()))).toBe(tone)
  })

  test('pixels that nobody can look at are taken for dark ones', async () => {
    const white = await bar('#ffffff').png().toBuffer()
    const withoutLibrary = createToneReader({ loadLibrary: async () => undefined, onError: () => {} })
    expect(await withoutLibrary(read(white))).toBe('on-light')
    const errors: unknown[] = []
    const telling = createToneReader({ loadLibrary: async () => sharp, onError: (err) => errors.push(err) })
    expect(await telling(read(white.subarray(0, 60)))).toBe('on-light')
    expect(errors).toHaveLength(1)
  })
})

describe('A logo has the ground that it needs', () => {
  test.each([
    ['on-light', 'light'],
    ['on-dark', 'dark'],
    ['on-both', undefined],
  ] as const)('%s', (tone, ground) => {
    expect(siteLogo({ light: svg('<path/>'), withName: false }, tone, () => {}).ground).toBe(ground)
  })

  test('a picture of its own for dark surfaces has the size of its shape', () => {
    const pictures = { light: svg('<path/>'), dark: svg('<path fill="#fff"/>'), withName: false }
    const logo = siteLogo(pictures, 'on-both', () => {})
    expect(logo).toMatchObject({ dark: { width: 125, height: 42 } })
  })
})

test('a small drawing stands in the page, and is the drawing', () => {
  const artwork = svg(`<path d="M0 0h9" fill="#e05a00"/><path fill='url(#a)' d="M1 1%"/>`)
  const { logo, kept } = logoOf(artwork)
  expect(kept).toEqual([])
  expect(logo.src).not.toMatch(/["'<>\s]/)
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
  expect(logoOf(svg('<path d="M0 0h9"/>'), true).logo).toMatchObject({
    width: 96,
    height: 32,
    withName: true,
  })
})
