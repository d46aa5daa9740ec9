import { expect, test } from 'vitest'
import { createTable } from '../../../server/languages/create-table.ts'
import { localeOf } from '../../../server/languages/language-settings.ts'
import { defaultRows } from '../../../src/i18n/languages.ts'

const named = (...locales: string[]) => createTable({ rows: locales.map((locale) => ({ locale })) })

test('Dutch, English and German are the default set to the letter', () => {
  expect(named('nl', 'en', 'de').rows).toEqual(defaultRows)
})

test('the first language is the default one: its paths have no prefix', () => {
  const { rows, default: standard } = named('en', 'nl', 'fr')
  expect(standard.locale).toBe('en')
  expect(rows.map(({ prefix }) => prefix)).toEqual(['', '/nl', '/fr'])
})

test('another default language leaves the order as it is', () => {
  const {
    locales,
    default: standard,
    withPrefix,
  } = createTable({
    rows: [{ locale: 'nl' }, { locale: 'fr' }],
    default: 'fr',
  })
  expect([locales, standard.locale, withPrefix('nl', '/over')]).toEqual([['nl', 'fr'], 'fr', '/nl/over'])
})

test('the language whose paths have no prefix is the default one', () => {
  const rows = [
    { locale: 'nl', prefix: '/nl' },
    { locale: 'en', prefix: '' },
  ]
  expect(createTable({ rows }).default.locale).toBe('en')
})

test('all languages may have a prefix', () => {
  const rows = [
    { locale: 'nl', prefix: '/nederlands' },
    { locale: 'en', prefix: '/english' },
  ]
  expect(createTable({ rows }).rows.map(({ prefix }) => prefix)).toEqual(['/nederlands', '/english'])
})

test.each([
  ['fr', { code: 'fr_FR', ogLocale: 'fr_FR', lang: 'fr', name: 'fr', label: 'Français', dir: 'ltr' }],
  ['ar', { code: 'ar_EG', lang: 'ar', label: 'العربية', dir: 'rtl' }],
  ['he', { code: 'he_IL', label: 'עברית', dir: 'rtl' }],
  ['ur', { dir: 'rtl' }],
  ['pa', { dir: 'ltr' }],
  ['pa-arab', { lang: 'pa-Arab', dir: 'rtl' }],
  ['tr', { label: 'Türkçe' }],
  [
    'pt-br',
    { code: 'pt_BR', ogLocale: 'pt_BR', lang: 'pt-BR', prefix: '/pt-br', label: 'Português (Brasil)' },
  ],
  ['de-at', { code: 'de_AT', lang: 'de-AT', label: 'Deutsch (Österreich)' }],
  ['zz', { code: 'zz', lang: 'zz', label: 'Zz' }],
])('what follows from %s alone', (locale, expected) => {
  expect(named('nl', locale).of(locale)).toMatchObject(expected)
})

test('a tag of its own says which region a language is for, also for those of the default set', () => {
  const { of } = createTable({
    rows: [
      { locale: 'en', lang: 'en-US' },
      { locale: 'fr', lang: 'fr-BE' },
    ],
  })
  expect(of('en')).toMatchObject({ lang: 'en-US', code: 'en_US', ogLocale: 'en_US', label: 'English' })
  expect(of('fr')).toMatchObject({ lang: 'fr-BE', code: 'fr_BE', ogLocale: 'fr_BE', label: 'Français' })
})

test('what is said counts', () => {
  const said = { label: 'Frans', hreflang: 'fr-be', name: 'french', code: 'fr_XX', fallback: ['nl'] }
  const { of } = createTable({ rows: [{ locale: 'nl' }, { locale: 'fr', prefix: '/frans', ...said }] })
  expect(of('fr')).toMatchObject({ prefix: '/frans', ...said })
})

test('at a domain of its own a language has its prefix there, and another one inside the server', () => {
  const rows = [
    { locale: 'nl' },
    { locale: 'fr', domain: 'https://fr.example' },
    { locale: 'ar', domain: 'https://east.example', prefix: '/arabic' },
  ]
  const { of } = createTable({ rows })
  expect(of('fr')).toMatchObject({ prefix: '/fr', domain: { origin: 'https://fr.example', prefix: '' } })
  expect(of('ar')).toMatchObject({
    prefix: '/ar',
    domain: { origin: 'https://east.example', prefix: '/arabic' },
  })
})

test('a default language at a domain of its own has no prefix inside the server', () => {
  const rows = [{ locale: 'nl', domain: 'https://nl.example', prefix: '/nl' }, { locale: 'en' }]
  expect(createTable({ rows }).default).toMatchObject({ locale: 'nl', prefix: '' })
})

test.each([
  ['fr', 'fr'],
  [' NL ', 'nl'],
  ['pt_BR', 'pt-br'],
  ['zh-Hant-TW', 'zh-hant-tw'],
  ['french', undefined],
  ['f', undefined],
  ['', undefined],
  ['fr-', undefined],
  ['../fr', undefined],
  ['nl nl', undefined],
])('the locale of %j is %s', (text, expected) => {
  expect(localeOf(text)).toBe(expected)
})
