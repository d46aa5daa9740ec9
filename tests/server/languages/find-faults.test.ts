import { expect, test } from 'vitest'
import { findFaults } from '../../../server/languages/find-faults.ts'
import type { LanguageSettings, TableSettings } from '../../../server/languages/language-settings.ts'

const siteUrl = 'https://www.example.org'
const faultsOf = (settings: TableSettings) =>
  findFaults(settings, siteUrl).map(({ locale = '', key = '', text }) => `${locale} ${key}: ${text}`)
const rowsOf = (...rows: LanguageSettings[]) => faultsOf({ rows })

test.each<[string, LanguageSettings[]]>([
  ['one language', [{ locale: 'fr' }]],
  ['languages without settings', [{ locale: 'en' }, { locale: 'nl' }, { locale: 'de-at' }, { locale: 'de' }]],
  ['the same prefix at two hosts', [{ locale: 'nl' }, { locale: 'fr', domain: 'https://fr.example' }]],
  [
    'two prefixes at one domain',
    [
      { locale: 'nl' },
      { locale: 'fr', domain: 'https://be.example' },
      { locale: 'de', domain: 'https://be.example', prefix: '/german' },
    ],
  ],
  ['a domain that is the site’s own', [{ locale: 'nl', domain: siteUrl }, { locale: 'en' }]],
  [
    'a chain of fallbacks',
    [{ locale: 'nl' }, { locale: 'en', fallback: ['nl'] }, { locale: 'fr', fallback: ['en', 'nl'] }],
  ],
])('%s are no fault', (_what, rows) => {
  expect(rowsOf(...rows)).toEqual([])
})

test('a language that is named twice', () => {
  expect(rowsOf({ locale: 'nl' }, { locale: 'nl' })).toEqual(['nl : must not be named twice: nl'])
})

test('two languages with one prefix', () => {
  expect(rowsOf({ locale: 'en' }, { locale: 'nl', prefix: '/x' }, { locale: 'fr', prefix: '/x' })).toEqual([
    'fr prefix: must not be /x: the addresses of nl begin with it',
  ])
})

test('a second language without a prefix', () => {
  expect(faultsOf({ rows: [{ locale: 'en' }, { locale: 'nl', prefix: '' }], default: 'en' })).toEqual([
    'nl prefix: must not be /: the addresses of en begin with it',
  ])
})

test('a language without a prefix that is not the default one', () => {
  const rows = [
    { locale: 'en', prefix: '/en' },
    { locale: 'nl', prefix: '' },
  ]
  expect(faultsOf({ rows, default: 'en' })).toEqual([
    'nl prefix: must not be /: paths without a prefix belong to the default language en',
  ])
})

test('a prefix that is the name of another language', () => {
  expect(rowsOf({ locale: 'nl' }, { locale: 'fr', prefix: '/nl' })).toEqual([
    'fr prefix: must not be /nl, the name of another language',
  ])
})

test('a domain twice', () => {
  const domain = 'https://x.example'
  expect(rowsOf({ locale: 'nl' }, { locale: 'fr', domain }, { locale: 'ar', domain })).toEqual([
    'ar domain: must not be https://x.example: the addresses of fr begin with it',
  ])
})

test('a domain that is the site’s own, where the default language is', () => {
  expect(rowsOf({ locale: 'nl' }, { locale: 'fr', domain: siteUrl })).toEqual([
    'fr domain: must not be https://www.example.org: the addresses of nl begin with it',
  ])
})

test('a default language that does not exist', () => {
  expect(faultsOf({ rows: [{ locale: 'nl' }, { locale: 'en' }], default: 'fr' })).toEqual([
    ' : must be one of nl, en, not "fr"',
  ])
})

test('a fallback to a language that does not exist', () => {
  expect(rowsOf({ locale: 'nl' }, { locale: 'fr', fallback: ['nl', 'en'] })).toEqual([
    'fr fallback: must be languages of this site, not "en"',
  ])
})

test('fallbacks in a circle', () => {
  const rows = [
    { locale: 'nl', fallback: ['en'] },
    { locale: 'en', fallback: ['fr'] },
    { locale: 'fr', fallback: ['en'] },
    { locale: 'de', fallback: ['de'] },
  ]
  expect(rowsOf(...rows)).toEqual([
    'en fallback: must not lead back to en: en → fr → en',
    'fr fallback: must not lead back to fr: fr → en → fr',
    'de fallback: must not lead back to de: de → de',
  ])
})

test('a hundred languages that all fall back on all later ones are checked at once', () => {
  const names = Array.from(
    { length: 100 },
    (_, index) => `${String.fromCharCode(97 + (index % 26))}a${'abcd'[index % 4]}-${1000 + index}`,
  )
  const rows = names.map((locale, index) => ({ locale, fallback: names.slice(index + 1) }))
  expect(rowsOf(...rows)).toEqual([])
})
