import { describe, expect, it } from 'vitest'
import { augment } from '../../../../server/cms/flat-files/augment/augment.ts'
import { addPart, divideValues } from '../../../../server/cms/flat-files/augment/divide-values.ts'
import type { Field } from '../../../../server/cms/flat-files/augment/types.ts'
import type { Value, Values } from '../../../../src/content/types.ts'
import { readProject } from '../../../support/flat-files.ts'
import { countTurns } from '../../../support/turns.ts'

const many = (count: number) => Array.from({ length: count }, (_, n) => n)
const rows = many(10_000).map((n) => ({ from: `/old/${n}`, to: '/new' }))
const words = Object.fromEntries(many(20_000).map((n) => [`word_${n}`, `Word ${n}`]))
const grid: Field = {
  handle: 'rules',
  type: 'grid',
  config: { fields: [{ handle: 'from', type: 'text', config: {} }] },
}
const bard: Field = { handle: 'body', type: 'bard', config: {} }
const paragraphs = many(3000).map((n) => ({ type: 'paragraph', content: [{ type: 'text', text: `${n}` }] }))
const context = { report: () => {}, asset: () => undefined, labels: {}, lang: 'en' } as never

/** What parts of values become one after another, beside what they become at once. */
function read(values: Values, fields: readonly Field[] = []) {
  const parts = [...divideValues(values, fields)]
  const whole: { [handle: string]: Value } = {}
  for (const part of parts) addPart(whole, augment(part, fields, context))
  return { parts, whole, atOnce: augment(values, fields, context) }
}

describe('Values in parts', () => {
  it('are one part where they are few', () => {
    const values = { site_name: 'Mill', menu: [{ a: 1 }] }
    expect([...divideValues(values, [])]).toEqual([values])
  })

  it.each([
    ['rows that no field describes', { redirects: rows }, []],
    ['rows of a grid', { before: 'a', rules: rows, after: 'b' }, [grid]],
    ['texts', words, []],
    ['members of an object', { words, more: 1 }, []],
    ['fields of a blueprint among others', { ...words, rules: rows.slice(0, 10) }, [grid]],
  ])('become the same as at once, in the same order: %s', (_, values, fields) => {
    const { parts, whole, atOnce } = read(values, fields)
    expect(whole).toEqual(atOnce)
    expect(Object.keys(whole)).toEqual(Object.keys(atOnce))
    expect(parts.length).toBeGreaterThan(15)
    expect(Math.max(...parts.map((part) => JSON.stringify(part).length))).toBeLessThan(50_000)
  })

  it.each([
    ['by its field', [bard]],
    ['by its shape', []],
  ])('keep a text whole that is one %s', (_, fields) => {
    const { parts, whole, atOnce } = read({ ...words, body: paragraphs }, fields)
    expect(parts.filter((part) => 'body' in part)).toHaveLength(1)
    expect(whole).toEqual(atOnce)
  })

  it('never set the prototype of what they become', () => {
    const whole: { [handle: string]: Value } = {}
    addPart(whole, JSON.parse('{"__proto__": {"a": 1}, "b": 2}'))
    expect([whole.a, whole.b]).toEqual([undefined, 2])
  })
})

describe('Large global sets', () => {
  const project = {
    'content/globals/words.yaml': `data: ${JSON.stringify(words)}\n`,
    'content/globals/redirects.yaml': `data: ${JSON.stringify({ redirects: rows })}\n`,
  }

  it('let requests have their turns while they are read, once for all who wait', async () => {
    const source = await readProject(project)
    const { turns, result } = await countTurns(() =>
      Promise.all([source.globals('nl'), source.globals('nl')]),
    )
    expect(turns).toBeGreaterThan(1)
    expect(result[0]).toBe(result[1])
    expect(await source.globals('nl')).toBe(result[0])
    expect(Object.keys(result[0].words ?? {})).toHaveLength(20_000)
    expect(result[0].redirects?.redirects).toHaveLength(10_000)
  })
})

it('lists thousands of rules of an add-on once for all who wait', async () => {
  const files = many(3000).map((n) => [
    `content/redirects/${n}.yaml`,
    `source: /old/${n}\ndestination: /new\n`,
  ])
  const source = await readProject(Object.fromEntries(files))
  const [one, other] = await Promise.all([source.redirects('nl'), source.redirects('nl')])
  expect(one).toBe(other)
  expect(one).toHaveLength(3000)
})
