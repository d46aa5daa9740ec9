import { expect, test, vi } from 'vitest'
import { parseJson, parseJsonInSteps } from '../../../../server/cms/http-client/body/parse-json.ts'

const limits = { maxDepth: 64, maxMembers: 20_000 }
const read = (text: string) => parseJson(Buffer.from(text), limits)

test('levels are counted before anything is parsed', () => {
  const parse = vi.spyOn(JSON, 'parse')
  const levels = 2_000_000
  const deep = `${'['.repeat(levels)}${']'.repeat(levels)}`
  expect(() => read(deep)).toThrow(/more than 64 levels/)
  expect(parse).not.toHaveBeenCalled()
  parse.mockRestore()
})

test('brackets in texts are no levels, whatever is escaped in them', () => {
  const text = `${'[{'.repeat(100)}" \\`
  expect(read(JSON.stringify({ [text]: text, after: [text] }))).toEqual({ [text]: text, after: [text] })
})

test('64 levels are read, however often they come', () => {
  const tower = `${'['.repeat(63)}${']'.repeat(63)}`
  expect(read(`[${tower},${tower}]`)).toHaveLength(2)
  expect(() => read(`[[${tower}]]`)).toThrow(/levels/)
})

const items = Array.from({ length: 2000 }, (_, n) => ({
  id: n,
  title: `Ünïcödé, "quoted" \\ [${n}] {`,
  list: [n, [n, { n: null }]],
  __proto: 'x'.repeat(60),
}))
const stepsOf = (text: string) => [...parseJsonInSteps(Buffer.from(text), limits)].length

test.each([
  ['the whole value', items],
  ['a member', { meta: [1, 2], data: items, links: { next: null } }],
  ['the first of several', { data: items, more: items }],
  ['a member deeper down', { data: { entries: items } }],
])('a long list is read like any other: %s', (_, value) => {
  const text = JSON.stringify(value)
  expect(read(text)).toEqual(value)
  expect(read(`\uFEFF ${JSON.stringify(value, undefined, 1)} `)).toEqual(value)
})

test.each([
  ['an answer', { data: items }],
  ['a field of an entry', { data: { title: 'A', blocks: items, slug: 'a' } }],
])('a long list is parsed in parts: %s', (_, value) => {
  const parse = vi.spyOn(JSON, 'parse')
  expect(stepsOf(JSON.stringify(value))).toBeGreaterThan(5)
  const lengths = parse.mock.calls.map(([text]) => text.length)
  expect(lengths.length).toBeGreaterThan(3)
  expect(Math.max(...lengths)).toBeLessThan(200_000)
  parse.mockRestore()
})

test('lists with more members than are allowed are refused before anything is parsed', () => {
  const parse = vi.spyOn(JSON, 'parse')
  const numbers = (count: number) => `{"data":[${'7,'.repeat(count - 1)}7]}`
  expect(() => read(numbers(20_001))).toThrow(/more than 20000 members/)
  expect(parse).not.toHaveBeenCalled()
  parse.mockRestore()
  expect(read(numbers(20_000))).toMatchObject({ data: { length: 20_000 } })
})

/** The value, or that there is none. */
const outcome = (parse: () => unknown) => {
  try {
    return { value: parse() }
  } catch {
    return 'malformed'
  }
}

test('a long list with any mistake is refused where the parser refuses it', () => {
  const text = JSON.stringify({ data: items, end: 1 })
  const [first, comma, middle, last] = [9, text.indexOf('},{', 140_000) + 1, 300_000, text.lastIndexOf(']')]
  const mistakes = [
    '',
    ',',
    ',,',
    ', ,',
    ']',
    '}',
    '[',
    '{',
    '"',
    '\uFEFF',
    '\u00a0',
    ' ',
    '],"data":[',
    '\\',
    ':',
  ]
  for (const at of [0, first, comma, comma + 1, middle, last, last + 1, text.length])
    for (const mistake of mistakes)
      for (const cut of [0, 1]) {
        const wrong = text.slice(0, at) + mistake + text.slice(at + cut)
        // A mark at the very beginning is allowed.
        const plain = outcome(() => JSON.parse(wrong.replace(/^\uFEFF/, '')))
        expect(
          outcome(() => read(wrong)),
          JSON.stringify([at, mistake, cut]),
        ).toEqual(plain)
      }
})

test('a member that comes twice has its last value, and forbidden members none', () => {
  const list = JSON.stringify(items)
  expect(read(`{"data":${list},"data":1}`)).toEqual({ data: 1 })
  expect(read(`{"data":1,"data":${list}}`)).toEqual({ data: items })
  expect(read(`{"__proto__":${list},"a":1}`)).toEqual({ a: 1 })
  expect(read(`{"a":{"b":${list},"c":2,"b":1}}`)).toEqual({ a: { b: 1, c: 2 } })
  expect(read(`{"a":{"b":1,"b":${list}},"c":2}`)).toEqual({ a: { b: items }, c: 2 })
  expect(read(`{"a":{"b":${list}},"a":2}`)).toEqual({ a: 2 })
})
