import { describe, expect, test } from 'vitest'
import type { AccessLogEntry } from '../../../server/logging/access-log.ts'
import { maskedPath } from '../../../server/reports/not-found/mask.ts'
import { createMissedAddresses } from '../../../server/reports/not-found/missed-addresses.ts'
import { createSuggestions } from '../../../server/reports/not-found/suggest.ts'
import { defaultLanguages } from '../../../src/i18n/languages.ts'

const entry = (path: string, own: Partial<AccessLogEntry> = {}): AccessLogEntry => ({
  ...{ reqId: 'x', method: 'GET', path, status: 404, ms: 1, bytes: 1, cache: 'none' },
  ...own,
})

function counted() {
  const missed = createMissedAddresses()
  const written: AccessLogEntry[] = []
  const write = missed.count((one) => written.push(one))
  return { missed, written, write }
}

describe('the count of missed addresses', () => {
  test('has the most frequent first, and passes every line on', () => {
    const { missed, written, write } = counted()
    for (const path of ['/a', '/b', '/b', '/c', '/b', '/c']) write(entry(path))
    write(entry('/d', { status: 200 }))
    write(entry('/e', { method: 'POST' }))
    expect(missed.list()).toEqual([
      { path: '/b', count: 3 },
      { path: '/c', count: 2 },
      { path: '/a', count: 1 },
    ])
    expect(written).toHaveLength(8)
  })

  test('keeps a thousand addresses however many are asked for, and among them every frequent one', () => {
    const { missed, write } = counted()
    for (let n = 0; n < 100_000; n++) {
      write(entry(`/once-${n}`))
      if (n % 200 === 0) write(entry(`/often-${n % 3}`))
    }
    const list = missed.list()
    expect(list).toHaveLength(1_000)
    expect(
      list
        .slice(0, 3)
        .map(({ path }) => path)
        .toSorted(),
    ).toEqual(['/often-0', '/often-1', '/often-2'])
    for (const { count } of list.slice(0, 3)) expect(count).toBeGreaterThanOrEqual(166)
  })
})

test.each([
  ['/over-ons', '/over-ons'],
  [
    '/nieuws/2024/hoge-waterstanden-langs-de-waddenkust',
    '/nieuws/2024/hoge-waterstanden-langs-de-waddenkust',
  ],
  ['/caf%C3%A9', '/café'],
  ['/a?mail=jan@example.org', '/a'],
  ['/wachtwoord/jan@example.org', '/wachtwoord/…'],
  ['/wachtwoord/jan%40example.org/x', '/wachtwoord/…/x'],
  ['/bestelling/20240117', '/bestelling/…'],
  ['/reset/4f9a8b7c6d5e4f3a', '/reset/…'],
  ['/reset/0b6f9ac6-9a3e-4c36-8a7e-7a8a8f1ad6c1', '/reset/…'],
  ['/t/eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiIxIn0.abc', '/t/…'],
  ['/t/dGhpc0lzQVNlY3JldFRva2Vu', '/t/…'],
  ['/%00%0a', '/……'],
  ['/%zz', '/%zz'],
])('of %s the path %s is kept', (path, kept) => {
  expect(maskedPath(path)).toBe(kept)
})

test('a path is kept to its two hundredth letter', () => {
  expect(maskedPath(`/${'a-'.repeat(500)}`)).toHaveLength(200)
})

const pages = [
  '/over-ons',
  '/en/about-us',
  '/nieuws/sturm-in-de-haven',
  '/nieuws/storm',
  '/contact',
  '/en/contact',
]

test.each([
  ['/over-onss', '/over-ons'],
  ['/over-ons.html', '/over-ons'],
  ['/oud/nieuws/storm', '/nieuws/storm'],
  ['/haven-in-de-sturm', '/nieuws/sturm-in-de-haven'],
  ['/en/old/contact', '/en/contact'],
  ['/contact.php', '/contact'],
  ['/wp-login.php', undefined],
  ['/', undefined],
])('who asks for %s may mean %s', (path, meant) => {
  const suggestions = createSuggestions(defaultLanguages, [{ path, count: 1 }])
  for (const page of pages) suggestions.see(page)
  expect(suggestions.best(path)).toBe(meant)
})
