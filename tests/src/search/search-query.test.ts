import { expect, test } from 'vitest'
import { readSearch, searchQuery } from '../../../src/content/search-query.ts'
import { dataAddress } from '../../../src/search/query-events.ts'

const textOf = (q: string) => readSearch(`?${new URLSearchParams({ q })}`).text

test.each([
  ['  dijk  ', 'dijk'],
  ['dijk\u0000en\u0007 \u200bzee\u202e', 'dijk en zee'],
  ['een\r\ntwee\tdrie', 'een twee drie'],
  ['cafe\u0301', 'caf\u00e9'],
  ['\u0000\u0001', ''],
  ['<script>', '<script>'],
])('%j asks for %j', (written, text) => {
  expect(textOf(written)).toBe(text)
})

test('more than two hundred characters are cut, between characters', () => {
  const query = readSearch(`?${new URLSearchParams({ q: '🌊'.repeat(300) })}`)
  expect(query.text).toBe('🌊'.repeat(200))
  expect(query.isCut).toBe(true)
  expect(readSearch(`?q=${'a'.repeat(200)}`).isCut).toBe(false)
})

test.each([
  ['?q=a&page=3', 3],
  ['?q=a', 1],
  ['?q=a&page=0', 1],
  ['?q=a&page=-1', 1],
  ['?q=a&page=1e9', 1],
  ['?q=a&page=99', 10],
])('%s is page %i', (search, page) => {
  expect(readSearch(search).page).toBe(page)
})

test('malformed escapes and doubled names are read as far as they can be', () => {
  expect(readSearch('?q=%E0%A4%A').text).not.toBe('')
  expect(readSearch('?q=a&q=b').text).toBe('a')
  expect(readSearch('').text).toBe('')
})

test('a query is written as a form writes it', () => {
  expect(searchQuery({ text: 'hoge dijk' })).toBe('?q=hoge+dijk')
  expect(searchQuery({ text: 'a&b', page: 2 })).toBe('?q=a%26b&page=2')
  expect(searchQuery({ text: '' })).toBe('')
})

test('only the data of search pages differs by a query', () => {
  expect(dataAddress(new URL('https://a.example/en/search?q=dike'), '/search')).toBe('/en/search?q=dike')
  expect(dataAddress(new URL('https://a.example/over-ons?q=dike'), '/search')).toBe('/over-ons')
  expect(dataAddress(new URL('https://a.example/search/x?q=dike'), '/search')).toBe('/search/x')
  expect(dataAddress(new URL('https://a.example/search?q=dike'), '/zoeken')).toBe('/search')
  expect(dataAddress(new URL('https://a.example/de/zoeken?q=dike'), '/zoeken')).toBe('/de/zoeken?q=dike')
})
