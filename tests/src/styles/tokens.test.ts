import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { tokensCss } from '../../../scripts/design/tokens/css.mjs'
import { tokensJson } from '../../../scripts/design/tokens/json.mjs'
import { paletteModule } from '../../../scripts/design/tokens/palette.mjs'
import { unprovenPairs } from '../../../scripts/design/tokens/sheets.mjs'
import { typeScaleModule } from '../../../scripts/design/tokens/type-scale.mjs'
import { usedPairs } from '../../../scripts/design/tokens/used.mjs'
import { contrastTable } from '../../../server/brand/palette/contrast.ts'
import { proofs } from '../../../src/showcase/components/color/palette.ts'

const read = (path: string): string => readFileSync(new URL(`../../../src/${path}`, import.meta.url), 'utf8')

test('the checked-in tokens are what the script writes', () => {
  expect(read('styles/tokens.css')).toBe(tokensCss())
  expect(read('styles/tokens.json')).toBe(tokensJson())
  expect(read('showcase/components/color/palette.ts')).toBe(paletteModule())
  expect(read('showcase/components/typography/type-scale.ts')).toBe(typeScaleModule())
})

test.each(contrastTable())(
  '$foreground on $background has a contrast of at least $least in both themes, with few colours and with many',
  (row) => {
    expect(row.light).toBeGreaterThanOrEqual(row.least)
    expect(row.dark).toBeGreaterThanOrEqual(row.least)
  },
)

test('colours that meet in the style sheets are all proven', () => {
  expect(unprovenPairs()).toEqual([])
})

test('no ratio is shown that the colours do not reach', () => {
  const rows = contrastTable()
  expect(proofs).toHaveLength(rows.length)
  const reached = proofs.every(
    ([, , , light, dark], index) => light <= (rows[index]?.light ?? 0) && dark <= (rows[index]?.dark ?? 0),
  )
  expect(reached).toBe(true)
})

const page = ['bg', 'surface', 'surface-sunken', 'inverse']
const met = (css: string): readonly string[] =>
  usedPairs(css)
    .map((pair) => pair.join(' '))
    .sort()
const a = 'var(--c-a)'
const b = 'var(--c-b)'

test.each([
  {
    name: 'a colour and a ground in one rule',
    css: `.x { color: ${a}; background: ${b} }`,
    pairs: ['a b text'],
  },
  {
    name: 'a colour without a ground stands on every surface of the page',
    css: `.x { color: ${a} }`,
    pairs: page.map((ground) => `a ${ground} text`),
  },
  {
    name: 'a state keeps the colour of its part',
    css: `.x { color: ${a}; background: ${b} } .x:is(:hover, [data-state='hover']) { background: var(--c-c) }`,
    pairs: ['a b text', 'a c text'],
  },
  {
    name: 'a variant takes what it does not say from its block',
    css: `.x { --_fg: ${a}; --_bg: ${b} } .x--y { --_bg: var(--c-c) }`,
    pairs: ['a b text', 'a c text'],
  },
  {
    name: 'a part stands on the ground of its block',
    css: `.x { background: ${b}; color: ${a} } .x__y { color: var(--c-c) }`,
    pairs: ['a b text', 'c b text'],
  },
  {
    name: 'nested rules and lists',
    css: `.x { color: ${a}; &:hover, &:focus { background: ${b} } .y { color: var(--c-c); background: ${b} } }`,
    pairs: [...page.map((ground) => `a ${ground} text`), 'a b text', 'c b text'],
  },
  {
    name: 'a drawn part is a line on its ground',
    css: `.x { color: ${a}; background: ${b} } .x::after { background: var(--c-c) }`,
    pairs: ['a b text', 'c b line'],
  },
  {
    name: 'a ring stands on what is around the element',
    css: `.x { color: ${a}; background: ${b}; outline: 3px solid var(--c-c) }`,
    pairs: ['a b text', ...page.map((ground) => `c ${ground} line`)],
  },
  {
    name: 'what only printers and forced colours see',
    css: `@media print { .x { color: ${a} } }`,
    pairs: [],
  },
])('finds which colours meet: $name', ({ css, pairs }) => {
  expect(met(css)).toEqual([...pairs].sort())
})

type Node = Readonly<Record<string, unknown>>
interface Token {
  readonly path: string
  readonly type: unknown
  readonly value: unknown
}
const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Tokens with their path; the type is that of the nearest group. */
function flatten(node: Node, path: readonly string[] = [], inherited?: unknown): readonly Token[] {
  const type = node.$type ?? inherited
  if ('$value' in node) return [{ path: path.join('.'), type, value: node.$value }]
  return Object.entries(node).flatMap(([name, child]) =>
    name.startsWith('$') || !isNode(child) ? [] : flatten(child, [...path, name], type),
  )
}
const exchanged = flatten(JSON.parse(tokensJson()) as Node)
const byPath = new Map(exchanged.map(({ path, value }) => [path, value]))

const isNumber = (value: unknown): boolean => typeof value === 'number' && Number.isFinite(value)
const hasUnit =
  (...units: readonly string[]) =>
  (value: unknown): boolean =>
    isNode(value) && isNumber(value.value) && units.includes(String(value.unit))
const isColor = (value: unknown): boolean =>
  typeof value === 'string'
    ? isColor(byPath.get(value.slice(1, -1)))
    : isNode(value) &&
      ['oklch', 'srgb'].includes(String(value.colorSpace)) &&
      Array.isArray(value.components) &&
      value.components.length === 3 &&
      value.components.every(isNumber) &&
      /^#[\da-f]{6}$/.test(String(value.hex ?? '#000000'))
const shades = ['offsetX', 'offsetY', 'blur', 'spread']
const rules: Readonly<Record<string, (value: unknown) => boolean>> = {
  color: isColor,
  dimension: hasUnit('px', 'rem'),
  duration: hasUnit('ms', 's'),
  number: isNumber,
  fontFamily: (value) => Array.isArray(value) && value.every((name) => typeof name === 'string'),
  cubicBezier: (value) => Array.isArray(value) && value.length === 4 && value.every(isNumber),
  shadow: (value) =>
    Array.isArray(value) &&
    value.every((shade: Node) => isColor(shade.color) && shades.every((side) => hasUnit('px')(shade[side]))),
}

test('every exchanged token has a type, and a value as the format wants it', () => {
  expect(exchanged.length).toBeGreaterThan(200)
  const wrong = exchanged.filter(({ type, value }) => !rules[String(type)]?.(value))
  expect(wrong).toEqual([])
})

const written: Readonly<Record<string, (value: never) => string>> = {
  fontFamily: (names: readonly string[]) =>
    names.map((name) => (/ /.test(name) ? `'${name}'` : name)).join(', '),
  cubicBezier: (points: readonly number[]) => `cubic-bezier(${points.join(', ')})`,
  dimension: ({ value, unit }: { value: number; unit: string }) => `${value}${unit}`,
  duration: ({ value, unit }: { value: number; unit: string }) => `${value}${unit}`,
}
const css = tokensCss()
const declared = (name: string): string => new RegExp(`--${name}: ([^;]*);`).exec(css)?.[1] ?? ''

test.each(Object.keys(written))('style sheet and exchange file hold the same values: %s', (kind) => {
  const same = exchanged.filter(({ path, type }) => type === kind && !/\.(?:least|most)$/.test(path))
  expect(same.length).toBeGreaterThan(2)
  for (const { path, value } of same)
    expect(declared(path.split('.').at(-1) ?? '')).toBe(written[kind]?.(value as never))
})

test.each(['type', 'space'])('style sheet and exchange file grow between the same sizes: %s', (group) => {
  const ends = exchanged.filter(({ path }) => path.startsWith(`${group}.`) && /\.(?:least|most)$/.test(path))
  expect(ends.length).toBeGreaterThan(10)
  for (const { path, value } of ends) {
    const [, name = '', end] = path.split('.')
    const line = declared(group === 'type' ? `t-${name}` : name)
      .replace(/^clamp\(|\)$/g, '')
      .split(', ')
    expect(end === 'least' ? line.at(0) : line.at(-1)).toBe(written.dimension?.(value as never))
  }
})

test.each([0, 1])('style sheet and exchange file hold the same colours: theme %i', (theme) => {
  const group = `semantic.${['light', 'dark'][theme]}.`
  const colours = exchanged.filter(({ path }) => path.startsWith(group))
  expect(colours.length).toBeGreaterThan(40)
  for (const { path, value } of colours) {
    const ramp = byPath.get(String(value).slice(1, -1)) as { hex: string }
    const [light, dark = light] = declared(`c-${path.slice(group.length)}`).match(/#[\da-f]{6}/g) ?? []
    expect([light, dark][theme]).toBe(ramp.hex)
  }
})

test('no name of the exchanged tokens holds a character that references need', () => {
  expect(exchanged.filter(({ path }) => /[{}$]/.test(path))).toEqual([])
})
