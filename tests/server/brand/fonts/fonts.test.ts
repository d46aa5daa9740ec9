import { readFileSync } from 'node:fs'
import request from 'supertest'
import { expect, test } from 'vitest'
import { type BrandFonts, createBrandFonts } from '../../../../server/brand/fonts/brand-fonts.ts'
import { type FontFile, readFont } from '../../../../server/brand/fonts/font-file.ts'
import { brandProject } from '../../../support/brand-project.ts'
import { serve } from '../../../support/test-deps.ts'

const modules = new URL('../../../../node_modules/', import.meta.url)
const bytesOf = (name: string): Buffer => readFileSync(new URL(name, modules))

async function fontOf(name: string): Promise<FontFile> {
  const reading = await readFont(bytesOf(name))
  if (reading.kind === 'wrong') throw new Error(reading.reason)
  return reading.font
}
const sans = await fontOf(
  '@fontsource-variable/instrument-sans/files/instrument-sans-latin-wdth-normal.woff2',
)
const serif = await fontOf('@fontsource/newsreader/files/newsreader-latin-400-italic.woff2')

test('weights, widths and style are read from the file', () => {
  expect(sans).toMatchObject({ format: 'woff2', weight: [400, 700], stretch: [75, 100], isItalic: false })
  expect(serif).toMatchObject({ weight: [400, 400], stretch: [100, 100], isItalic: true })
  expect(sans.ascent).toBeCloseTo(0.97)
})

test('letters are measured at every weight and width that a font has', () => {
  expect(sans.meanWidth(700, 100)).toBeGreaterThan(sans.meanWidth(400, 100) * 1.02)
  expect(sans.meanWidth(600, 82)).toBeLessThan(sans.meanWidth(600, 100) * 0.9)
})

/** A number behind a property of the rule of a fallback. */
const measureIn = (css: string, weight: string, property: string): number => {
  const rule = css
    .split('@font-face')
    .find((each) => each.includes('Fallback') && each.includes(`font-weight:${weight}`))
  return Number(new RegExp(`${property}:([\\d.]+)%`).exec(rule ?? '')?.[1])
}

// These were measured in a browser with running text.
test.each([
  ['1 599', 'size-adjust', 101.6],
  ['1 599', 'ascent-override', 95.5],
  ['1 599', 'descent-override', 24.6],
  ['600 900', 'size-adjust', 98],
])('the fallback at weight %s has the measures of the font: %s', (weight, property, measured) => {
  const { css } = createBrandFonts({ text: [{ font: sans }] })
  expect(Math.abs(measureIn(css, weight, property) / measured - 1)).toBeLessThan(0.015)
})

test('the fallback of an italic serif is one', () => {
  const { css } = createBrandFonts({ label: [{ font: serif }] })
  expect(css).toContain("local('Times New Roman Italic')")
  expect(Math.abs(measureIn(css, '1 1000', 'size-adjust') / 97.7 - 1)).toBeLessThan(0.02)
})

test('a style without a bold of its own makes one, and headings keep the weight that they have', () => {
  expect(createBrandFonts({ text: [{ font: { ...sans, weight: [400, 400] } }] }).css).toContain(
    'font-synthesis:weight',
  )
  expect(createBrandFonts({ text: [{ font: sans }] }).css).not.toContain('font-synthesis')
  const { css } = createBrandFonts({ headings: [{ font: { ...sans, weight: [400, 400] } }] })
  expect(css).toMatch(/:is\(h1,h2,h3,h4\)\{font-family:'Brand headings'[^}]*;font-weight:400\}/)
})

const served = async (fonts: BrandFonts) => serve({ project: brandProject({ fonts }).project })

test('a font of the brand is preloaded, served as immutable from the site itself, and no other is loaded', async () => {
  const fonts = createBrandFonts({ text: [{ font: sans }], label: [{ font: serif }] })
  const server = await served(fonts)
  const { text, headers } = await request(server).get('/')
  const [preload, ...others] = text.match(/<link rel="preload"[^>]*as="font"[^>]*>/g) ?? []
  expect(others).toEqual([])
  const [, href = ''] = /href="(\/_build\/brand\/[\da-f]{16}\.woff2)"/.exec(preload ?? '') ?? []
  expect(text).toContain("--font-sans:'Brand text','Brand text Fallback',system-ui")
  expect(headers['content-security-policy']).toContain("font-src 'self';")
  const font = await request(server).get(href).buffer(true)
  expect(font.status).toBe(200)
  expect(font.headers).toMatchObject({
    'content-type': 'font/woff2',
    'cache-control': 'public, max-age=31536000, immutable',
  })
  expect(Number(font.headers['content-length'])).toBe(sans.bytes.length)
  expect((await request(server).get('/_build/brand/0123456789abcdef.woff2')).status).toBe(404)
})

test('the design system names the fonts of the running site', async () => {
  const server = await served(createBrandFonts({ text: [{ font: { ...sans, family: 'Noord Sans' } }] }))
  const { text } = await request(server).get('/designsystem/typography')
  expect(text).toContain('>Noord Sans</dd>')
  expect(text).not.toMatch(/>(?:Instrument Sans|Newsreader)<\/dd>/)
})

test('fonts of the system load nothing', async () => {
  const server = await served(createBrandFonts({ text: 'system', headings: 'system' }))
  const { text } = await request(server).get('/')
  expect(text).toContain('--font-sans:system-ui,sans-serif;')
  expect(text).not.toMatch(/as="font"|@font-face/)
})

test.each(['I am no font', '', 'wOF2 but nothing else'])('%j is no font', async (text) => {
  const reading = await readFont(Buffer.from(text))
  expect(reading).toMatchObject({ kind: 'wrong', reason: expect.stringMatching(/^is (?:no font|damaged): /) })
})
