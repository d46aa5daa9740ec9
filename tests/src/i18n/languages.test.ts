import { expect, test } from 'vitest'
import { defaultLanguages, defaultRows, localeName } from '../../../src/i18n/languages.ts'
import { loadMessages } from '../../../src/i18n/load-messages.ts'
import { localeCookie, localeCookieName } from '../../../src/i18n/locale-cookie.ts'
import { messageFiles } from '../../../src/i18n/message-files.ts'

test('the languages begin with nl, en and de; nl is the default', () => {
  expect(defaultRows.map(({ locale }) => locale).slice(0, 3)).toEqual(['nl', 'en', 'de'])
  expect(defaultLanguages.default.locale).toBe('nl')
})

test.each([
  ['nl', '', 'nl_NL', 'nl', 'nl_NL', 'Nederlands'],
  ['en', '/en', 'en_EN', 'en', 'en_GB', 'English'],
  ['de', '/de', 'de_DE', 'de', 'de_DE', 'Deutsch'],
] as const)(
  'the table of docs/reference/site.md holds for %s',
  (locale, prefix, code, lang, ogLocale, label) => {
    const row = defaultRows.find((one) => one.locale === locale)
    expect(row).toMatchObject({ locale, prefix, code, name: locale, lang, ogLocale, label })
  },
)

test('the name of no configured locale is unknown', () => {
  expect(localeName('nl', [])).toBe('unknown')
})

test('the name of a locale is what the content system is asked with', () => {
  expect(localeName('de')).toBe('de')
})

test.each([
  ['', 'nl'],
  ['   ', 'nl'],
  ['default', 'nl'],
  ['nl', 'nl'],
  [' en ', 'en'],
  ['en_EN', 'en'],
  ['de_DE', 'de'],
  ['Deutsch', 'de'],
  ['NEDERLANDS', 'nl'],
])('the locale name %j is understood as %s', (name, locale) => {
  expect(defaultLanguages.byName(name)).toBe(locale)
})

test.each(['fr', 'en-US', '../en', 'toString', '__proto__'])('the locale name %s is unknown', (name) => {
  expect(defaultLanguages.byName(name)).toBeUndefined()
})

test.each([undefined, null, 1, {}, [], ['nl'], 'NL', 'nl ', 'toString'])('%j is no locale', (value) => {
  expect(defaultLanguages.has(value)).toBe(false)
})

test.each([
  ['nl', '/', '/'],
  ['nl', '/about', '/about'],
  ['en', '/', '/en'],
  ['en', '/about', '/en/about'],
] as const)('in %s the address of %s is %s', (locale, path, address) => {
  expect(defaultLanguages.withPrefix(locale, path)).toBe(address)
})

test('the language cookie is i18n_redirected: 365 days, path /, SameSite Lax', () => {
  expect(localeCookieName).toBe('i18n_redirected')
  expect(localeCookie('en', false)).toBe('i18n_redirected=en; Max-Age=31536000; Path=/; SameSite=Lax')
})

test('the language cookie is Secure on https', () => {
  expect(localeCookie('en', true)).toContain('; Secure')
})

test('every language has the messages of the others', async () => {
  const tables = await Promise.all(
    defaultRows.map(async ({ locale }) => (await messageFiles[locale]?.())?.default ?? {}),
  )
  const [first, ...others] = tables.map((table) => Object.keys(table).sort())
  for (const keys of others) expect(keys).toEqual(first)
})

test('the error screen has its texts in every language', async () => {
  for (const { locale } of defaultRows) {
    const messages = await loadMessages(locale)
    for (const key of ['404-title', '404-text', '404-button'] as const)
      expect(messages[key]?.trim()).not.toBe('')
  }
})
