import { expect, test } from 'vitest'
import { canonicalizePath, encodePath } from '../../../server/http/canonical-path.ts'
import {
  createLanguages,
  defaultLanguages,
  defaultRows,
  type Language,
  type Languages,
} from '../../../src/i18n/languages.ts'
import { randomPaths } from '../../support/random.ts'

const redirects = [
  ['a trailing slash', '/about/', '/about'],
  ['a trailing slash of a language', '/en/', '/en'],
  ['a doubled slash', '/about//team', '/about/team'],
  ['only slashes', '//', '/'],
  ['another host in the path', '//evil.example', '/evil.example'],
  ['another host and a language', '//evil.example/en/', '/evil.example/en'],
  ['another letter case of a prefix', '/EN', '/en'],
  ['another letter case of a prefix before a page', '/De/Seite', '/de/Seite'],
  ['another letter case of a fixed route', '/SiteMap', '/sitemap'],
  ['another letter case of a showcase', '/EN/DesignSystem/Buttons/', '/en/designsystem/buttons'],
  ['the default language', '/nl', '/'],
  ['a page of the default language', '/nl/over-ons', '/over-ons'],
  ['the default language twice', '/nl/NL/over-ons', '/over-ons'],
  ['the default language before a prefix', '/nl/en/about', '/en/about'],
  ['everything at once', '//NL//EN///SITEMAP//', '/en/sitemap'],
  ['an escaped letter', '/%61bout', '/about'],
  ['an escaped letter of a fixed route', '/%64esignsystem', '/designsystem'],
  ['an unescaped letter', '/über', '/%C3%BCber'],
  ['lower-case escapes', '/%c3%bcber', '/%C3%BCber'],
  ['decomposed letters', '/u%CC%88ber', '/%C3%BCber'],
  ['an escaped at sign', '/%40x', '/@x'],
] as const

test.each(redirects)('%s leads to the one canonical path in one hop', (_name, path, canonical) => {
  expect(canonicalizePath(path, defaultLanguages)).toEqual({ kind: 'redirect', path: canonical })
})

test.each([
  '/',
  '/en',
  '/about',
  '/About',
  '/%C3%BCber',
  '/a%20b',
  "/it's",
  '/a+b',
  '/a=b,c;d@e:f',
  '/en/nl',
  '/_payload.json',
])('%s is canonical', (path) => {
  expect(canonicalizePath(path, defaultLanguages)).toEqual({ kind: 'ok' })
})

test.each(['/%', '/%c', '/%zz', '/%c0%80', '/%E0%A4', '/a/%FF', '/%00/%zz', '/%ED%A0%80', 'about', '*', ''])(
  '%j is malformed',
  (path) => {
    expect(canonicalizePath(path, defaultLanguages)).toEqual({ kind: 'malformed' })
  },
)

test.each([
  '/a%2Fb',
  '/a%5Cb',
  '/a\\b',
  '/%2564esignsystem',
  '/%00',
  '/a%0Ab',
  '/%7F',
  '/.',
  '/..',
  '/%2e%2e/x',
  '/assets/%2E%2e/%2e%2e/package.json',
  '/designsystem%5Ccolor',
  '/a\ud800',
])('%j names nothing', (path) => {
  expect(canonicalizePath(path, defaultLanguages)).toEqual({ kind: 'unknown' })
})

const [nl, en, de] = defaultRows
const rowOf = (locale: string, prefix: string): Language => ({ ...nl, locale, prefix, name: locale })
const tables: ReadonlyMap<string, Languages> = new Map([
  ['the default set', defaultLanguages],
  ['one language', createLanguages([rowOf('en', '')])],
  ['four languages', createLanguages([nl, en, rowOf('fr', '/fr'), rowOf('ar', '/ar')])],
  ['prefixes for all', createLanguages([rowOf('nl', '/nl'), en, de])],
])

test.each([...tables])(
  'with %s the canonical path is a fixed point, and never another host',
  (_name, languages) => {
    const outcomes = randomPaths(2026, 500).map((path) => [path, canonicalizePath(path, languages)] as const)
    const moved = outcomes.flatMap(([path, target]) =>
      target.kind === 'redirect' ? [[path, target.path] as const] : [],
    )
    expect(moved.length).toBeGreaterThan(100)
    for (const [path, canonical] of moved) {
      expect(canonicalizePath(canonical, languages), path).toEqual({ kind: 'ok' })
      expect(new URL(canonical, 'http://site.example').host, path).toBe('site.example')
      expect(canonical, path).toMatch(/^\/(?![/\\])[\x21-\x7e]*$/)
    }
  },
)

test.each([
  ['/en/about', 'one language', '/about'],
  ['/EN', 'one language', '/'],
  ['/nl/over-ons', 'one language', '/nl/over-ons'],
  ['/AR/x', 'four languages', '/ar/x'],
  ['/nl/x', 'prefixes for all', '/nl/x'],
  ['/NL', 'prefixes for all', '/nl'],
])('of %s, with %s, the canonical path is %s', (path, name, canonical) => {
  const languages = tables.get(name) ?? defaultLanguages
  const expected = path === canonical ? { kind: 'ok' } : { kind: 'redirect', path: canonical }
  expect(canonicalizePath(path, languages)).toEqual(expected)
})

test.each([
  ['/', '/'],
  ['/über uns/100', '/%C3%BCber%20uns/100'],
  ['/a?b#c', '/a%3Fb%23c'],
  ['/日本', '/%E6%97%A5%E6%9C%AC'],
  ['/a\ud83d', '/a%EF%BF%BD'],
])('the decoded path %s is written as %s', (path, address) => {
  expect(encodePath(path)).toBe(address)
})

test('the default language any number of times is removed in one walk', () => {
  const path = '/nl'.repeat(20_000)
  expect(canonicalizePath(path, defaultLanguages)).toEqual({ kind: 'redirect', path: '/' })
  expect(canonicalizePath(`${path}/a`, defaultLanguages)).toEqual({ kind: 'redirect', path: '/a' })
})
