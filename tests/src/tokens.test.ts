import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
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

test('every colour that a style sheet uses is a token', () => {
  const declared = new Set(tokensCss().match(/--[\w-]+(?=:)/g))
  const used = read('src/styles/base.css').match(/var\((--[a-z][\w-]*)/g) ?? []
  expect(used.map((name) => name.slice(4)).filter((name) => !declared.has(name))).toEqual([])
})
