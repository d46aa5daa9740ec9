import { describe, expect, test } from 'vitest'
import { defaultLanguages, defaultRows } from '../../../src/i18n/languages.ts'
import { routingOf } from '../../../src/router/match.ts'
import { showcases } from '../../../src/routes.ts'

const routing = routingOf(defaultLanguages)

const rows = [
  { path: '/', page: 'home', layout: 'default' },
  { path: '/sitemap', page: 'sitemap', layout: 'default' },
  { path: '/designsystem', page: 'designsystem', layout: 'designsystem' },
  ...showcases.map((name) => ({ path: `/designsystem/${name}`, page: 'showcase', layout: 'designsystem' })),
  { path: '/about', page: 'content', layout: 'default' },
  { path: '/a/b/c', page: 'content', layout: 'default' },
]
const everyRow = defaultRows.flatMap(({ locale }) => rows.map((row) => ({ ...row, locale })))

test.each(everyRow)(
  '$path in $locale is the page $page with the layout $layout',
  ({ path, locale, page, layout }) => {
    const match = routing.match(defaultLanguages.withPrefix(locale, path))
    expect(match).toMatchObject({ locale, path, route: { page, layout } })
  },
)

test('the path inside the language is decoded', () => {
  expect(routing.match('/de/%C3%BCber%20uns')?.path).toBe('/über uns')
})

describe('no route matches', () => {
  const unmatched = [
    ['eleven segments', '/a/b/c/d/e/f/g/h/i/j/k'],
    ['malformed encoding', '/%E0%A4'],
    ['an empty segment', '/a//b'],
    ['two thousand segments', '/a'.repeat(2_000)],
    ['what is no path', '*'],
    ['nothing', ''],
  ] as const
  test.each(unmatched)('%s', (_name, path) => {
    expect(routing.match(path)).toBeUndefined()
  })

  test.each([
    '/_build/a.js',
    '/api/pages',
    '/builds/latest.json',
    '/health',
    '/health/live',
    '/health/ready',
    '/feed.xml',
    '/en/feed.json',
    '/sitemap.xml',
    '/sitemap_2.xml',
    '/robots.txt',
    '/.well-known/security.txt',
    '/site.webmanifest',
    '/favicon.ico',
    '/de/over/_payload.json',
  ])('%s belongs to the server', (path) => {
    expect(routing.match(path)).toBeUndefined()
  })
})

describe('our own addresses act only for their exact shape: all else is content', () => {
  const names = ['assets', 'forms', 'preferences', 'hooks', 'preview', 'search', 'api', 'builds', '_build']
  test.each(names)('a page at /%s, in every language', (name) => {
    for (const { locale } of defaultRows)
      expect(routing.match(defaultLanguages.withPrefix(locale, `/${name}`))).toMatchObject({
        locale,
        route: { page: 'content' },
      })
  })

  test.each([
    '/assets/about',
    '/forms/contact',
    '/preferences/x',
    '/hooks/publish',
    '/csp-reports',
    '/.well-known/change-password',
    '/preview/x',
    '/search/tips',
    '/health/care',
    '/en/health',
    '/en/api/x',
    '/de/builds/latest.json',
    '/x/feed.xml',
    '/designsystem/unknown',
    '/designsystem/isPrototypeOf',
    '/en/designsystem/buttons/large',
  ])('a page at %s', (path) => {
    expect(routing.match(path)?.route.page).toBe('content')
  })
})

test('the search page is where a setting says, in every language', () => {
  for (const { locale } of defaultRows) {
    const path = defaultLanguages.withPrefix(locale, '/zoeken')
    expect(routing.match(path, { searchPath: '/zoeken' })).toMatchObject({
      locale,
      path: '/zoeken',
      route: { page: 'search' },
    })
    expect(
      routing.match(defaultLanguages.withPrefix(locale, '/search'), { searchPath: '/zoeken' })?.route.page,
    ).toBe('content')
  }
})

test('ten segments are a content page', () => {
  expect(routing.match('/en/a/b/c/d/e/f/g/h/i/j')?.route.page).toBe('content')
})

test('content slugs and prefixes are matched exactly', () => {
  expect(routing.match('/EN')).toMatchObject({ locale: 'nl', path: '/EN', route: { page: 'content' } })
  expect(routing.match('/Sitemap')).toMatchObject({ route: { page: 'content' } })
})

test('a slug that begins like a prefix is Dutch', () => {
  expect(routing.match('/english')).toMatchObject({ locale: 'nl', path: '/english' })
  expect(routing.match('/deich')).toMatchObject({ locale: 'nl', path: '/deich' })
})

test.each([
  ['/', 'nl'],
  ['/en', 'en'],
  ['/EN/x', 'en'],
  ['/de/x/y', 'de'],
  ['/nl/x', 'nl'],
  ['/english', 'nl'],
  ['*', 'nl'],
  ['', 'nl'],
])('the path %s belongs to %s', (path, locale) => {
  expect(routing.localeOf(path)).toBe(locale)
})
