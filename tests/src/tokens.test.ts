import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { contrastTable, inverseTable } from '../../scripts/tokens/contrast.mjs'
import { tokensCss } from '../../scripts/tokens/css.mjs'
import { paletteModule } from '../../scripts/tokens/palette.mjs'

const read = (path: string): string => readFileSync(new URL(`../../${path}`, import.meta.url), 'utf8')

test('the checked-in tokens are what the script writes', () => {
  expect(read('src/styles/tokens.css')).toBe(tokensCss())
  expect(read('src/components/color/palette.ts')).toBe(paletteModule())
})

test.each(contrastTable())(
  '$foreground on $background has a contrast of at least $least in both themes',
  (row) => {
    expect(row.light).toBeGreaterThanOrEqual(row.least)
    expect(row.dark).toBeGreaterThanOrEqual(row.least)
  },
)

test.each(inverseTable())('$foreground on the inverse panel has a contrast of at least $least', (row) => {
  expect(row.ratio).toBeGreaterThanOrEqual(row.least)
})

const sheets = readdirSync(new URL('../../src', import.meta.url), { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.css') && name !== 'styles/tokens.css')
  .map((name) => `src/${name}`)
const rules = (sheet: string): string => read(sheet).replace(/\/\*[\s\S]*?\*\//g, '')

const namesIn = (css: string, pattern: RegExp): readonly string[] =>
  [...css.matchAll(pattern)].map(([, name]) => name ?? '')
const declarations = /(--[\w-]+)\s*:/g
const uses = /var\(\s*(--[\w-]+)/g
const tokens = new Set(namesIn(tokensCss(), declarations))

const colour = /#[\da-f]{3,8}\b|\b(?:rgb|hsl|hwb|lab|lch|oklab|oklch)a?\([^)]*\)/gi
const colourless = /mask-image:[^;]*;/g
const printed = 'src/styles/print.css'
const ink = new Set(['#fff', '#000'])

test('the style sheets of every component, block and page are looked at', () => {
  expect(sheets.length).toBeGreaterThan(40)
})

describe.each(sheets)('%s', (sheet) => {
  const css = rules(sheet)

  test('uses tokens and what it declares itself', () => {
    const known = new Set([...tokens, ...namesIn(css, declarations)])
    expect(namesIn(css, uses).filter((name) => !known.has(name))).toEqual([])
  })

  test('has no colour that is no token', () => {
    const colours = css.replace(colourless, '').match(colour) ?? []
    expect(colours.filter((value) => sheet !== printed || !ink.has(value))).toEqual([])
  })
})
