import { describe, expect, test } from 'vitest'
import type { BrandColours } from '../../../../server/brand/palette/brand-colours.ts'
import { contrastTable } from '../../../../server/brand/palette/contrast.ts'
import { luminance, ratio, toHex } from '../../../../server/brand/palette/oklch.ts'
import { createPalette, defaultPalette, type Palette } from '../../../../server/brand/palette/palette.ts'
import { paletteCss } from '../../../../server/brand/palette/palette-css.ts'

function paletteOf(colours: BrandColours): Palette {
  const result = createPalette(colours)
  if (result.kind === 'wrong') throw new Error(result.faults.map(({ text }) => text).join('\n'))
  return result.palette
}
const failing = (colours: BrandColours): string[] =>
  contrastTable(paletteOf(colours).tokens)
    .filter(({ passes }) => !passes)
    .map(({ foreground, background, light, dark }) => `${foreground} on ${background}: ${light}, ${dark}`)

const lightnesses = [0, 0.1, 0.2, 0.3, 0.4, 0.5, 0.6, 0.7, 0.8, 0.9, 0.96, 1]
const chromas = [0, 0.03, 0.09, 0.16, 0.3]
const hues = Array.from({ length: 18 }, (_, index) => index * 20)
const colours = lightnesses.flatMap((lightness) =>
  chromas.flatMap((chroma) => (chroma === 0 ? [0] : hues).map((hue) => toHex([lightness, chroma, hue]))),
)

test.each([0, 1, 2, 3, 4, 5])(
  'every pair of colours passes, whatever the brand: part %i of many colours',
  (part) => {
    const some = [...new Set(colours)].filter((_, index) => index % 6 === part)
    expect(some.length).toBeGreaterThan(70)
    for (const brand of some) expect(failing({ brand }), brand).toEqual([])
  },
)

test.each([
  ['grey', '#808080'],
  ['white', '#ffffff'],
  ['black', '#000000'],
  ['neon yellow', '#ccff00'],
  ['very dark', '#0a0014'],
  ['very light', '#fff4f8'],
])(
  'a brand in %s has a page on which the main button is seen, with words that can be read',
  (_name, brand) => {
    const { tokens } = paletteOf({ brand })
    expect(failing({ brand })).toEqual([])
    for (const theme of [0, 1] as const) {
      expect(tokens.primary[theme].hex).not.toBe(tokens.bg[theme].hex)
      expect(tokens['primary-hover'][theme].hex).not.toBe(tokens.primary[theme].hex)
    }
  },
)

test.each([
  ['#005a9c', '#005a9c', '#ffffff'],
  ['#c8102e', '#c8102e', '#ffffff'],
  ['#800080', '#800080', '#ffffff'],
  // Yellow keeps its own colour, and is written on in dark ink.
  ['#ffdd00', '#ffdd00', '#161009'],
])('the main button of %s has the brand’s own colour, to the letter', (brand, primary, ink) => {
  const { tokens } = paletteOf({ brand })
  expect(tokens.primary[0].hex).toBe(primary)
  expect(tokens['on-primary'][0].hex).toBe(ink)
})

test('a brand that cannot be read as text gives way to a darker one of its hue', () => {
  const { tokens } = paletteOf({ brand: '#ffdd00' })
  const { hex } = tokens.link[0]
  expect(hex).not.toBe('#ffdd00')
  expect(ratio(luminance(hex), luminance(tokens.bg[0].hex))).toBeGreaterThan(4.5)
  // In the dark it can be read as it is.
  expect(tokens.link[1].hex).toBe('#ffdd00')
})

test('signals keep their colours, as these have a meaning', () => {
  const { changed } = paletteOf({ brand: '#c8102e', accent: '#00f', highlight: '#fc0' })
  const signals = [...changed.keys()].filter((name) => /^(?:info|success|warning|danger|focus)/.test(name))
  expect(signals).toEqual([])
})

test('neutral colours take a trace of the brand’s hue, and none of a grey', () => {
  expect(paletteOf({ brand: '#808080' }).tokens.bg[1].hex).toMatch(/^#([\da-f]{2})\1\1$/)
  const [lightness, chroma] = paletteOf({ brand: '#c8102e' }).tokens.bg[1].oklch
  expect(lightness).toBeLessThan(0.2)
  expect(chroma).toBeGreaterThan(0.01)
  expect(chroma).toBeLessThan(0.03)
})

test('accent, highlight and inverse surface are taken as they are given', () => {
  const { tokens } = paletteOf({
    brand: '#005a9c',
    accent: '#a3195b',
    highlight: '#ffd447',
    inverse: '#1b1035',
  })
  expect(tokens['accent-graphic'][0].hex).toBe('#a3195b')
  expect(tokens.highlight.map(({ hex }) => hex)).toEqual(['#ffd447', '#ffd447'])
  expect(tokens.inverse.map(({ hex }) => hex)).toEqual(['#1b1035', '#1b1035'])
})

describe('a colour with too little contrast', () => {
  test.each([
    ['highlight', '#0033aa', 'on-highlight on highlight'],
    ['highlight', '#777777', 'on-highlight on highlight'],
    ['inverse', '#ffdd00', 'text on inverse'],
    ['inverse', '#3a8a3a', 'text on inverse'],
  ] as const)(
    '%s %s is refused with the pair, both ratios and the nearest colour that passes',
    (name, given, pair) => {
      const result = createPalette({ brand: '#005a9c', [name]: given })
      if (result.kind === 'palette') throw new Error('It passed')
      const [fault] = result.faults
      expect(result.faults).toHaveLength(1)
      expect(fault?.name).toBe(name)
      expect(fault?.pairs?.some((each) => `${each.foreground} on ${each.background}` === pair)).toBe(true)
      expect(fault?.text).toMatch(
        / has [\d.]+:1 in the (?:light|dark) theme and needs [\d.]+:1; .* is #[\da-f]{6}$/,
      )
      expect(failing({ brand: '#005a9c', [name]: fault?.nearest })).toEqual([])
    },
  )
})

test.each([
  'blauwig',
  '#12',
  '#12345g',
  'rgb(1 2)',
  'rgb(0 0 0 / 50%)',
  '#00000080',
  'var(--x)',
  '',
  'url(x)',
  'oklch(a b c)',
])('%j is no colour, and refused with what is one', (brand) => {
  expect(createPalette({ brand })).toEqual({
    kind: 'wrong',
    faults: [
      {
        name: 'brand',
        text: `must be a colour such as #005a9c, rgb(0 90 156), hsl(205 100% 31%), oklch(45% 0.12 250) or teal, not ${JSON.stringify(brand)}`,
      },
    ],
  })
})

test.each([
  ['#05a', '#0055aa'],
  ['#0055AAFF', '#0055aa'],
  [' teal ', '#008080'],
  ['rgb(0, 90, 156)', '#005a9c'],
  ['rgba(0 90 156 / 1)', '#005a9c'],
  ['rgb(0% 50% 100%)', '#0080ff'],
  ['hsl(120deg 100% 25%)', '#008000'],
  ['hsl(-240, 100%, 25%)', '#008000'],
  ['oklch(51.975% 0.17686 142.495)', '#008000'],
])('%s is understood as %s', (brand, hex) => {
  expect(paletteOf({ brand }).tokens.primary[0].hex).toBe(hex)
})

test('without colours nothing differs, and no style is written', () => {
  expect(createPalette({})).toEqual({ kind: 'palette', palette: defaultPalette })
  expect(paletteCss(defaultPalette)).toBe('')
})

test('the style holds every colour that differs: for both themes, for wide screens and without light-dark()', () => {
  const palette = paletteOf({ brand: '#005a9c' })
  const css = paletteCss(palette)
  expect(css).toContain('--c-primary:light-dark(#005a9c,#005a9c);')
  for (const name of palette.changed.keys())
    expect(css.match(new RegExp(`--c-${name}:#`, 'g')), name).toHaveLength(2)
  const [, wide = ''] = /@media \(color-gamut:p3\)\{:root:root\{([^}]*)\}/.exec(css) ?? []
  expect(wide.match(/--c-[\w-]+/g)).toEqual(['--c-accent-graphic', '--c-label', '--c-highlight'])
  expect(css).not.toMatch(/[<]|\/\*/)
})

test('the brand’s own colour is the same on every screen', () => {
  const css = paletteCss(paletteOf({ brand: '#005a9c', highlight: '#ffd447' }))
  const [, wide = ''] = /@media \(color-gamut:p3\)\{:root:root\{([^}]*)\}/.exec(css) ?? []
  expect(wide).toContain('--c-highlight:light-dark(#ffd447,#ffd447);')
})
