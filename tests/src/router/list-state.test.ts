import { describe, expect, test } from 'vitest'
import {
  type AskedPart,
  formatListState,
  listQueryOf,
  parseListQuery,
  withListQuery,
} from '../../../src/router/list-state.ts'

test.each([
  ['', ''],
  ['?', ''],
  ['?page=2', '?page=2'],
  ['?a=1&page=2&b=2', '?page=2'],
  ['?page=2&x=3&archive=2024', '?page=2&archive=2024'],
  ['?page', '?page'],
  ['?page&archive', '?page&archive'],
  ['?page=2&page=3', '?page=2&page=3'],
  ['?page=a=b', '?page=a=b'],
  ['?pages=2&mypage=3&page2=4', ''],
  ['?x=page=2', ''],
  ['?x=?page=2', ''],
  ['?next=/a?page=2&page=3', '?page=3'],
  ['?PAGE=2', ''],
])('of the query %j, %j may select a part of a list', (search, expected) => {
  expect(listQueryOf(search)).toBe(expected)
})

describe('a query', () => {
  const part = (page: number, period?: string): AskedPart => ({
    kind: 'part',
    state: { page, ...(period !== undefined && { period }) },
  })
  const respelled = (query: string): AskedPart => ({ kind: 'respelled', query })
  const malformed: AskedPart = { kind: 'malformed' }

  test.each<readonly [string, AskedPart]>([
    ['', part(1)],
    ['?page=2', part(2)],
    ['?page=999999', part(999_999)],
    ['?archive=2024', part(1, '2024')],
    ['?archive=2024-05&page=2', part(2, '2024-05')],
    ['?page=1', respelled('')],
    ['?page=%32', respelled('?page=2')],
    ['?page=2&', respelled('?page=2')],
    ['?archive=2024%2D05', respelled('?archive=2024-05')],
    ['?archive=2024&page=1', respelled('?archive=2024')],
    ['?page=2&archive=2024', respelled('?archive=2024&page=2')],
    ...['0', '-1', '02', '1e9', '1000000', '2.0', '+2', '%2B2', '２', 'x', ''].map(
      (page): readonly [string, AskedPart] => [`?page=${page}`, malformed],
    ),
    ...['24', '2024-1', '2024-00', '2024-13', '2024-05-01', '+2024', ''].map(
      (period): readonly [string, AskedPart] => [`?archive=${period}`, malformed],
    ),
    ['?page', malformed],
    ['?page=2&page=2', malformed],
    ['?archive=2024&archive=2025', malformed],
    ['?page=%', malformed],
  ])('%j is read as %j', (query, expected) => {
    expect(parseListQuery(query)).toEqual(expected)
  })

  test.each([1, 2, 12])('of page %d is read as it is written', (page) => {
    for (const period of [undefined, '2024', '2024-05']) {
      const state = { page, ...(period !== undefined && { period }) }
      expect(parseListQuery(formatListState(state))).toEqual({ kind: 'part', state })
    }
  })
})

test.each([
  ['', '', ''],
  ['?page=1', '', ''],
  ['', '?page=2', '?page=2'],
  ['?page=1&a=%20&b', '', '?a=%20&b'],
  ['?a=1&page=1&b=2', '', '?a=1&b=2'],
  ['?a=1&page=2&archive=2024', '?archive=2024&page=2', '?archive=2024&page=2&a=1'],
])('the query %j with the part %j is %j', (search, listQuery, expected) => {
  expect(withListQuery(search, listQuery)).toBe(expected)
})
