import fc from 'fast-check'
import { describe, expect, test, vi } from 'vitest'
import { fitPage, pageLimits, sizeOfFields } from '../../../../../server/cms/model/pages/fit-page.ts'
import type { Value, Values } from '../../../../../src/content/types.ts'

const ignore = () => {}
const texts = (value: Value): readonly string[] => {
  if (typeof value === 'string') return [value]
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(texts) : []
}
const count = (value: Value): number =>
  1 +
  (typeof value === 'object' && value !== null
    ? Object.values(value).reduce<number>((sum, member) => sum + count(member as Value), 0)
    : 0)
const characters = (value: Value) => texts(value).reduce((sum, { length }) => sum + length, 0)

describe('the page of an entry', () => {
  test('is what the entry holds, where it holds no more than a page may', () => {
    const report = vi.fn()
    const fields = {
      title: 'A',
      rows: Array.from({ length: 5_000 }, (_, n) => ({ cells: [`${n}`, 'a', 'b', 'c', 'd', 'e'] })),
      text: 'x'.repeat(pageLimits.text),
    }
    expect(fitPage(fields, report)).toBe(fields)
    expect(report).not.toHaveBeenCalled()
  })

  test('is as much of its texts as a page may hold, the beginning of each', () => {
    const long = 'a'.repeat(pageLimits.text + 1)
    const fields = { title: 'A', one: long, two: long, three: long, slug: 'a' }
    const { one, two, ...others } = fitPage(fields, ignore)
    expect([one, two].map((text) => String(text).length)).toEqual([
      pageLimits.text,
      pageLimits.characters - pageLimits.text - 2,
    ])
    expect(others).toEqual({ title: 'A', slug: 'a' })
  })

  test('is as many of its values as a page may hold, and its short fields wherever they stand', () => {
    const many = Array.from({ length: 400 }, () => Array.from({ length: 1_000 }, (_, n) => n))
    const page = fitPage({ many, title: 'The last field' }, ignore)
    expect(count(page)).toBeLessThanOrEqual(pageLimits.values)
    expect(count(page)).toBeGreaterThan(pageLimits.values - 1_000)
    expect(page.title).toBe('The last field')
  })

  test('that is cut is named in the log, with what it may hold', () => {
    const report = vi.fn()
    fitPage({ title: 'Prices', text: 'a'.repeat(1_000_001) }, report)
    expect(report.mock.calls).toEqual([
      [
        'The page "Prices" is cut: it may hold 1000000 characters, 600000 of them in one text, and 50000 values',
      ],
    ])
  })

  test('has a size, by which caches are bounded: that of its texts, and some bytes for each value', () => {
    const size = sizeOfFields({ title: 'Prices', rows: [['a', 1]] })
    expect(size).toBe('Prices'.length + 'a'.length + 6 * 16)
    const largest = pageLimits.characters + pageLimits.values * 16
    expect(sizeOfFields({ text: 'a'.repeat(5_000_000) })).toBe(largest)
  })

  test('is never more than a page may hold, whatever an entry holds', () => {
    const leaf = fc.oneof(
      fc.string(),
      fc.integer(),
      fc.constant(null),
      fc.integer({ min: 1, max: 300_000 }).map((length) => 'é'.repeat(length)),
      fc.integer({ min: 1, max: 30_000 }).map((length) => Array.from({ length }, (_, n) => n)),
    )
    const { tree } = fc.letrec<{ tree: Value }>((tie) => ({
      tree: fc.oneof({ maxDepth: 3 }, leaf, fc.array(tie('tree')), fc.dictionary(fc.string(), tie('tree'))),
    }))
    fc.assert(
      fc.property(fc.dictionary(fc.string(), tree), (fields) => {
        const page = fitPage(fields as Values, ignore)
        expect(count(page)).toBeLessThanOrEqual(pageLimits.values)
        expect(characters(page)).toBeLessThanOrEqual(pageLimits.characters)
        expect(Object.keys(fields)).toEqual(expect.arrayContaining(Object.keys(page)))
      }),
      { numRuns: 60 },
    )
  })
})
