import { expect, test } from 'vitest'
import { entryPath, pagePath, queryPairs } from '../../../../server/cms/fetch/api/endpoints.ts'

test.each([
  ['/', '!/Fetch/page/home'],
  ['/over-ons', '!/Fetch/page/over-ons'],
  ['/over-ons/team', '!/Fetch/page/over-ons/team'],
  ['/over-ons/', '!/Fetch/page/over-ons'],
  ['//over-ons', '!/Fetch/page/over-ons'],
  ['/über uns', '!/Fetch/page/%C3%BCber%20uns'],
  ["/a-b.c_d~e!f$g&h'i(j)k*l+m,n;o=p:q@r", "!/Fetch/page/a-b.c_d~e!f$g&h'i(j)k*l+m,n;o=p:q@r"],
  ['/wat?debug=true#x', '!/Fetch/page/wat%3Fdebug=true%23x'],
  ['/%2e%2e/x', '!/Fetch/page/%252e%252e/x'],
])('the page at %s is asked for as %s', (uri, path) => {
  expect(pagePath(uri)).toBe(path)
})

test.each(['/home', '/home/iets', '/0', '/0/x'])('%s is an alias of home and is never asked for', (uri) => {
  expect(pagePath(uri)).toBeUndefined()
})

test.each(['/../users', '/./x', '/a/..', '/a/./b'])('%s leads elsewhere and is never asked for', (uri) => {
  expect(pagePath(uri)).toBeUndefined()
})

test('an entry is asked for by its slug, and by its id when the slug is none', () => {
  expect(entryPath('nieuws', 'eerste', 'id-1')).toBe('!/Fetch/entry/nieuws/eerste')
  expect(entryPath('nieuws', '', 'id-1')).toBe('!/Fetch/entry/id-1')
  expect(entryPath('nieuws', '..', 'id-1')).toBe('!/Fetch/entry/id-1')
  expect(entryPath('nieuws', 'a/b', '..')).toBeUndefined()
})

test('parameters are sent in one order, and only those that are given', () => {
  expect(queryPairs({ offset: 100, limit: 100, locale: 'en' })).toEqual([
    ['locale', 'en'],
    ['limit', '100'],
    ['offset', '100'],
  ])
  expect(queryPairs({ locale: undefined })).toEqual([])
})
