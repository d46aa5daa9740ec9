/** What a visitor's headers decide: language, choices, and which kept page they get. */
import type { IncomingMessage } from 'node:http'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { readCookies, readVisitorCookies } from '../../server/http/cookies.ts'
import { createLocaleDetection } from '../../server/http/locale-detection.ts'
import { cacheKey, readCacheKey } from '../../server/page-cache/cache-key.ts'
import { createLanguages, defaultLanguages, defaultRows } from '../../src/i18n/languages.ts'
import { anyText, holds, textOf } from '../support/properties.ts'

const cookies = textOf([
  ...[
    'theme',
    'consent',
    'i18n_redirected',
    'constructor',
    '__proto__',
    '=',
    '=',
    ';',
    '; ',
    ',',
    '"',
    '%',
    '%22',
  ],
  ...[
    'dark',
    'light',
    'nl',
    'en',
    'DE',
    'j:{"a":1}',
    'j:"en"',
    'j:[',
    's:x.y',
    '%E0%A4%A',
    'yes.1.2026-11-22',
  ],
])
const acceptLanguage = textOf([
  ...[
    'nl',
    'en',
    'de',
    'en-GB',
    'nl-BE',
    '*',
    'x-klingon',
    ',',
    ', ',
    ';q=',
    ';q=0',
    '0.5',
    '1',
    '-1',
    '1e9',
  ],
  ...['q', '=', ' ', 'constructor', 'de;q=0.9,', 'NaN'],
])
const kinds = ['document', 'empty', 'image', 'same-origin', 'cross-site', 'none', 'prefetch', '']
const referers = ['https://www.example.org/en', 'https://evil.example/', 'https://[', '//x', 'about:blank']

const headers = fc.record(
  {
    'accept-language': fc.oneof(acceptLanguage, anyText),
    'sec-fetch-dest': fc.constantFrom(...kinds),
    'sec-fetch-site': fc.constantFrom(...kinds),
    'sec-purpose': fc.oneof(fc.constantFrom(...kinds), anyText),
    referer: fc.oneof(fc.constantFrom(...referers), anyText),
    host: fc.oneof(fc.constantFrom('www.example.org', 'evil.example'), anyText),
    cookie: fc.oneof(cookies, anyText),
  },
  { requiredKeys: [] },
)

const [nl, en, de] = defaultRows
const tables = [
  ['the default set', defaultLanguages],
  ['prefixes for all', createLanguages([{ ...nl, prefix: '/nl' }, en, de])],
] as const

describe.each(tables)('with %s', (_name, languages) => {
  const config = { siteUrl: 'https://www.example.org' }
  const detection = createLocaleDetection({ config, languages, domains: undefined })
  const unprefixed = languages.rows.find(({ prefix }) => prefix === '')?.locale
  const homes = fc.subarray([...languages.locales]).map((locales) => new Set(locales))

  test('any headers and cookies lead to one language of the site, or nowhere', () =>
    holds(fc.tuple(headers, homes), ([sent, there]) => {
      const { language } = readVisitorCookies(sent.cookie)
      const to = detection.redirect({ headers: sent } as unknown as IncomingMessage, language, there)
      if (to !== undefined) expect(languages.locales).toContain(to)
      expect(to === undefined || to !== unprefixed).toBe(true)
      if (to !== undefined && there.size > 0) expect([...there]).toContain(to)
    }))

  test('whoever is led to a language is led there again with its cookie', () =>
    holds(fc.tuple(headers, homes), ([sent, there]) => {
      const request = { headers: sent } as unknown as IncomingMessage
      const to = detection.redirect(request, readVisitorCookies(sent.cookie).language, there)
      if (to !== undefined) expect(detection.redirect(request, to, there)).toBe(to)
    }))

  test('a page that is opened chooses its language, or does not, whatever is sent', () =>
    holds(fc.tuple(headers, homes, fc.constantFrom(...languages.locales)), ([sent, there, locale]) => {
      const request = { method: 'GET', headers: sent } as unknown as IncomingMessage
      const { language } = readVisitorCookies(sent.cookie)
      const chosen = detection.isChosen(request, language, { status: 200, locale }, there)
      expect([true, false]).toContain(chosen)
      if (chosen) expect(detection.isChosen(request, locale, { status: 200, locale }, there)).toBe(false)
    }))
})

test('any Cookie header has one of three themes and one of three answers', () =>
  holds(fc.oneof(cookies, anyText), (header) => {
    const { visitor } = readVisitorCookies(header)
    expect(['auto', 'light', 'dark']).toContain(visitor.theme)
    expect(['undecided', 'yes', 'no']).toContain(visitor.consent)
  }))

test('a Cookie header is read as cookie-parser reads it', () =>
  holds(fc.oneof(cookies, anyText), (header) => {
    const { visitor, language } = readVisitorCookies(header)
    const { theme, i18n_redirected } = readCookies(header)
    expect(visitor.theme).toBe(theme === 'light' || theme === 'dark' ? theme : 'auto')
    expect(language).toEqual(i18n_redirected)
  }))

/** Any address that a request line can carry. */
const addresses = fc.oneof(
  fc.string({
    unit: fc.integer({ min: 0x21, max: 0xff }).map((code) => String.fromCharCode(code)),
    maxLength: 20,
  }),
  fc.constantFrom('/', '/en', '/a?b', '/a/_payload.json?build=x', '/a dark undecided'),
)
const visitors = fc.record({
  theme: fc.constantFrom('auto', 'light', 'dark'),
  consent: fc.constantFrom('undecided', 'yes', 'no'),
} as const)

test('a key of the page cache says its address and its visitor', () =>
  holds(fc.tuple(addresses, visitors), ([address, visitor]) => {
    expect(readCacheKey(cacheKey(address, visitor))).toEqual({ address, visitor })
  }))

test('two answers never share a key of the page cache', () =>
  holds(fc.tuple(addresses, visitors, addresses, visitors), ([a, first, b, second]) => {
    const isSame = a === b && first.theme === second.theme && first.consent === second.consent
    expect(cacheKey(a, first) === cacheKey(b, second)).toBe(isSame)
  }))
