import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { hasTest } from '../support/named-tests.ts'

/** `docs/conformance.md` promises tests for what each content system does; these are there. */

interface Named {
  readonly file: string
  readonly name: string
}
interface Row {
  /** Number in the checklist; undefined in the other tables. */
  readonly item: number | undefined
  readonly behaviour: string
  readonly tests: readonly Named[]
}

const root = join(import.meta.dirname, '../..')
const read = (path: string) => readFileSync(join(root, path), 'utf8')

function testsIn(cell: string): readonly Named[] {
  return cell.split('<br>').flatMap((each) => {
    const [, file, name] = /^`([^`]+)` (.+)$/.exec(each.trim()) ?? []
    return file && name ? [{ file: `tests/${file}.test.ts`, name }] : []
  })
}

/** Rows of all tables: the last cell names tests, the first one of three is a number. */
function rowsOf(markdown: string): readonly Row[] {
  const lines = markdown.split('\n').filter((line) => line.startsWith('|') && !/^\|[-| ]+\|$/.test(line))
  return lines.flatMap((line) => {
    const cells = line.split('|').slice(1, -1)
    const item = cells.length === 3 ? Number(cells[0]?.trim() || Number.NaN) : undefined
    const isHeading = cells.at(-1)?.trim() === 'tests'
    return isHeading
      ? []
      : [{ item, behaviour: cells.at(-2)?.trim() ?? '', tests: testsIn(cells.at(-1) ?? '') }]
  })
}

const rows = rowsOf(read('docs/conformance.md'))
const named = [
  ...new Map(rows.flatMap(({ tests }) => tests).map((each) => [`${each.file} ${each.name}`, each])).values(),
]

test.each([
  ["test('a name', async () => {", true],
  ["  it('a name', () => {", true],
  ["test.each([\n  ['x', 1],\n])('a name', (x) => {", true],
  ["test.each(all)(\n    'a name',\n    async () => {", true],
  ["test.skip('a name', () => {", false],
  ["test.todo('a name')", false],
  ["test('a name of another', () => {", false],
  ["expect('a name', 'why')", false],
  ["// test('a name', async () => {", false],
])('%j is seen as a test: %s', (source, isTest) => {
  expect(hasTest(source, 'a name')).toBe(isTest)
})

test('the checklist has the items 1 to 40, each once', () => {
  const items = rows.flatMap(({ item }) => item ?? [])
  expect(items).toEqual(Array.from({ length: 40 }, (_, at) => at + 1))
})

test('every row says what the system does and names a test', () => {
  expect(rows.length).toBeGreaterThan(100)
  expect(rows.filter(({ behaviour, tests }) => behaviour === '' || tests.length === 0)).toEqual([])
})

test('a cell holds nothing but tests', () => {
  const cells = read('docs/conformance.md')
    .split('\n')
    .filter((line) => line.includes('<br>'))
  const pieces = cells.flatMap((line) =>
    line
      .split('|')
      .slice(-2, -1)
      .flatMap((cell) => cell.split('<br>')),
  )
  expect(pieces.filter((piece) => testsIn(piece).length !== 1)).toEqual([])
})

describe.each([...new Set(named.map(({ file }) => file))])('%s', (file) => {
  test('is there, with each test that the document names', () => {
    expect(existsSync(join(root, file))).toBe(true)
    const source = read(file)
    expect(named.filter((each) => each.file === file && !hasTest(source, each.name))).toEqual([])
    expect(source).not.toMatch(/\b(?:test|it|describe)\.(?:skip|only|todo|fails)\b/)
  })
})
