import { expect, test } from 'vitest'
import { distinct } from '../../../../src/content/values/values.ts'

test('of items with one key the first one stays, at its place', () => {
  expect(distinct(['a1', 'b', 'a2'], (item) => item.slice(0, 1))).toEqual(['a1', 'b'])
})
