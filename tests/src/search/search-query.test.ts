import { describe, expect, test } from 'vitest'
import { formatSearchQuery, parseSearchQuery } from '../../../src/content/search/search-query.ts'
import { payloadPath } from '../../../src/search/query-events.ts'

const textOf = (q: string) => parseSearchQuery(`?${new URLSearchParams({ q })}`).text

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
  const query = parseSearchQuery(`?${new URLSearchParams({ q: '🌊'.repeat(300) })}`)
  expect(query.text).toBe('🌊'.repeat(200))
  expect(query.isCut).toBe(true)
  expect(parseSearchQuery(`?q=${'a'.repeat(200)}`).isCut).toBe(false)
})

test.each([
  ['?q=a&page=3', 3],
  ['?q=a', 1],
  ['?q=a&page=0', 1],
  ['?q=a&page=-1', 1],
  ['?q=a&page=1e9', 1],
  ['?q=a&page=99', 10],
])('%s is page %i', (search, page) => {
  expect(parseSearchQuery(search).page).toBe(page)
})

test('malformed escapes and doubled names are read as far as they can be', () => {
  expect(parseSearchQuery('?q=%E0%A4%A').text).not.toBe('')
  expect(parseSearchQuery('?q=a&q=b').text).toBe('a')
  expect(parseSearchQuery('').text).toBe('')
})

test('a query is written as a form writes it', () => {
  expect(formatSearchQuery({ text: 'hoge dijk' })).toBe('?q=hoge+dijk')
  expect(formatSearchQuery({ text: 'a&b', page: 2 })).toBe('?q=a%26b&page=2')
  expect(formatSearchQuery({ text: '' })).toBe('')
})

test('only the data of search pages differs by a query', () => {
  expect(payloadPath(new URL('https://a.example/en/search?q=dike'), '/search')).toBe('/en/search?q=dike')
  expect(payloadPath(new URL('https://a.example/over-ons?q=dike'), '/search')).toBe('/over-ons')
  expect(payloadPath(new URL('https://a.example/search/x?q=dike'), '/search')).toBe('/search/x')
  expect(payloadPath(new URL('https://a.example/search?q=dike'), '/zoeken')).toBe('/search')
  expect(payloadPath(new URL('https://a.example/de/zoeken?q=dike'), '/zoeken')).toBe('/de/zoeken?q=dike')
})

describe('the address of a search', () => {
  test('has its parts in one order, whatever the order that they were given in', () => {
    const query = parseSearchQuery('?page=2&topic=themes:zee&topic=themes:wind&in=news&q=hoge+dijk')
    expect(query).toEqual({
      ...{ text: 'hoge dijk', in: 'news', topics: ['themes:wind', 'themes:zee'], page: 2, isCut: false },
    })
    expect(formatSearchQuery(query)).toBe(
      '?q=hoge+dijk&in=news&topic=themes%3Awind&topic=themes%3Azee&page=2',
    )
  })

  test('is that of a bare search page without words', () => {
    expect(formatSearchQuery({ text: '', in: 'news', topics: ['themes:zee'] })).toBe('')
  })

  test.each([
    ['?q=a&in=', undefined],
    ['?q=a&in=../x', undefined],
    ['?q=a&in=%00', undefined],
    ['?q=a&in=news&in=pages', 'news'],
    [`?q=a&in=${'a'.repeat(101)}`, undefined],
    ['?q=a&in=__proto__', '__proto__'],
  ])('%s asks for the collection %j', (search, collection) => {
    expect(parseSearchQuery(search).in).toBe(collection)
  })

  test.each([
    ['topic=wind', []],
    ['topic=:wind', []],
    ['topic=themes:', []],
    ['topic=themes:<b>', []],
    ['topic=themes:a%20b', []],
    [`topic=themes:${'a'.repeat(101)}`, []],
    ['topic=themes:海&topic=themes:海', ['themes:海']],
    [Array.from({ length: 50 }, (_, n) => `topic=t:${n}`).join('&'), ['t:0', 't:1', 't:2', 't:3', 't:4']],
  ])('?q=a&%s asks for the terms %j', (search, topics) => {
    expect(parseSearchQuery(`?q=a&${search}`).topics).toEqual(topics)
  })
})
