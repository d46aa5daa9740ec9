import { describe, expect, test } from 'vitest'
import { compileRules } from '../../../../server/cms/redirects/compile-rules.ts'
import { readRedirectRows } from '../../../../server/cms/redirects/redirect-rows.ts'
import type { Value } from '../../../../src/content/types.ts'
import { defaultLanguages, type Locale } from '../../../../src/i18n/languages.ts'
import { withProblems } from '../../../support/redirect-rules.ts'

const rules = (rows: Value, locale: Locale = 'nl') =>
  withProblems(compileRules(readRedirectRows(rows), { languages: defaultLanguages, locale }))
const find = (rows: Value, path: string, search = '', locale: Locale = 'nl') =>
  rules(rows, locale).find(path, search)

test('a captured half of a character is written as browsers write it', () => {
  expect(find([{ from: '#^/([^a-z])#', to: '/een/$1' }], '/😀')?.to).toBe('/een/%EF%BF%BD')
})

test.each([
  ['a source', { from: '/\ud800', to: '/b' }],
  ['a target', { from: '/b', to: '/\ud800' }],
])('half of a character in %s costs its rule, and no other', (_where, row) => {
  const compiled = rules([row, { from: '/a', to: '/c' }])
  expect([compiled.find('/a')?.to, compiled.find('/b')?.to]).toEqual(['/c', undefined])
})

describe('wildcards and regular expressions', () => {
  const rows = [
    { from: '/legacy/*', to: '/new/*' },
    { from: '/all/*', to: '/one' },
    { from: '/news/*', to: '/news' },
    { url_old: '#^/artikel/(\\d+)$#', internal_url: '/nieuws/$1' },
    { url_old: '#^/HOOFD$#i', internal_url: '/klein' },
    { source: '^/jaar/(\\d{4})/(.*)$', destination: '/archief/$2-$1', match_type: 'regex' },
    { from: '~^/php/(.+)$~', to: '/js/$1', type: 'regex' },
    { from: '/gone/*', code: 410 },
    { from: '/%C3%BC/*', to: '/u/*' },
    { from: '/legacy/exact', to: '/chosen' },
  ]
  test.each([
    ['/legacy/a/b', '/new/a/b'],
    ['/legacy', '/new'],
    ['/legacy/ü', '/new/%C3%BC'],
    ['/legacy/*', '/new/*'],
    ['/all/x', '/one'],
    ['/ü/x', '/u/x'],
    ['/artikel/12', '/nieuws/12'],
    ['/hoofd', '/klein'],
    ['/jaar/2024/a', '/archief/a-2024'],
    ['/php/x', '/js/x'],
    ['/legacy/exact', '/chosen'],
  ])('%s leads to %s', (path, target) => {
    expect(find(rows, path)?.to).toBe(target)
  })

  test.each(['/legacyx', '/artikel/x', '/jaar/24/a', '/news', `/legacy/${'x'.repeat(300)}`])(
    '%s meets no rule',
    (path) => {
      expect(find(rows, path)).toBeUndefined()
    },
  )

  test('a wildcard may answer 410', () => {
    expect(find(rows, '/gone/x')).toEqual({ status: 410, override: false })
  })

  test.each(['/legacy//evil.example', '/legacy///evil.example', '/legacy/\\evil.example'])(
    'what is captured never names another host: %s',
    (path) => {
      expect(find([{ from: '/legacy/*', to: '/*' }], path)?.to).toBe('/evil.example')
      expect(find([{ source: '^/legacy(.*)$', to: '$1', match: 'regex' }], path)).toBeUndefined()
    },
  )

  const dangerous = [
    '(a+)+$',
    '(a*)*b',
    '^/(a|aa)+$',
    '^/(a|a)*$',
    '^/(?:a{1,50}){1,50}$',
    `^/${'a?'.repeat(40)}${'a'.repeat(40)}$`,
    `^/${'a{0,50}'.repeat(8)}b$`,
    `^/${'.*'.repeat(10)}x$`,
    '(\\\\*)*',
    `^/${'x'.repeat(300)}$`,
    'a.*a.*a.*b',
    '(.*)a(.*)a(.*)ab',
    '^/a|.*a.*a.*ab',
    '(.*)a(.*)\\1',
    `^/${'(a|a)'.repeat(30)}b$`,
    `^/${'(a|(a|a))'.repeat(20)}b$`,
    `^/a?a?a?a?a?.*a.*a.*ab`,
  ]
  test.each(dangerous)('an expression that could take too long is refused and reported: %s', (source) => {
    const { find, problems } = rules([{ source, destination: '/x', match_type: 'regex' }])
    expect(problems).toEqual([expect.stringMatching(/could take too long|longer than/)])
    expect(find(`/${'a'.repeat(200)}!`)).toBeUndefined()
  })

  test('an expression that is none is refused and reported', () => {
    expect(rules([{ source: '^/(a$', destination: '/x', match_type: 'regex' }]).problems).toEqual([
      expect.stringMatching(/no regular expression|too long/),
    ])
  })

  const slowest = [
    '^(.*)(.*)(.*)x$',
    '^(.*)a(.*)a(.*)ab',
    'a.*a.*b',
    `^/${'(a|a)'.repeat(13)}b$`,
    '^a?a?a?a?a?.*a.*b',
  ]
  test.each(slowest)('the slowest expressions that are accepted stay quick: %s', (source) => {
    const { find, problems } = rules([{ source, destination: '/x', match_type: 'regex' }])
    expect(problems).toEqual([])
    const started = performance.now()
    for (let length = 90; length <= 260; length += 10) find('a'.repeat(length))
    expect(performance.now() - started).toBeLessThan(1_000)
  })

  test.each(['(?:nieuws|news|aktuelles|blog|berichten)/(\\d{4})/(\\d+)-(.*)', '^/a{3}/(.*)/(.*)/(.*)$'])(
    'an expression that is quick enough is accepted: %s',
    (source) => {
      expect(rules([{ source, destination: '/x', match_type: 'regex' }]).problems).toEqual([])
    },
  )
})
