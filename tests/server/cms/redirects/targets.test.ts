import { describe, expect, test } from 'vitest'
import { compileRules } from '../../../../server/cms/redirects/compile-rules.ts'
import { readRedirectRows } from '../../../../server/cms/redirects/redirect-rows.ts'
import { isSafeTarget } from '../../../../server/cms/redirects/targets.ts'
import { encodePath } from '../../../../server/http/canonical-path.ts'
import type { Value } from '../../../../src/content/types.ts'
import { defaultLanguages, type Locale } from '../../../../src/i18n/languages.ts'
import { seeded } from '../../../support/random.ts'
import { withProblems } from '../../../support/redirect-rules.ts'

const rules = (rows: Value, locale: Locale = 'nl') =>
  withProblems(compileRules(readRedirectRows(rows), { languages: defaultLanguages, locale }))
const english = { languages: defaultLanguages, locale: 'en' }
const find = (rows: Value, path: string, search = '', locale: Locale = 'nl') =>
  rules(rows, locale).find(path, search)

describe('targets', () => {
  const refused = [
    '//evil.example',
    '/\\evil.example',
    '\\\\evil.example',
    'javascript:alert(1)',
    'JavaScript:alert(1)',
    'data:text/html,x',
    'vbscript:x',
    'mailto:a@b.example',
    'ftp://example.org',
    '/a\r\nSet-Cookie: x=1',
    '/a\nb',
    '/a b',
    '\u0001javascript:alert(1)',
    'http://site\\@evil.test',
    'new',
    'https://$1.example.org',
    'https://*/x',
    '/../x',
    '/%00',
  ]
  test.each(refused)('%j is refused and reported', (to) => {
    const { find, problems } = rules([{ from: '/old', to }])
    expect(find('/old')).toBeUndefined()
    expect(problems).toEqual([`/old: the target ${JSON.stringify(to)} is refused`])
  })

  test.each(['https://example.org/x', 'http://example.org', 'https://example.org/?q=a#b'])(
    '%s is allowed',
    (to) => {
      expect(find([{ from: '/old', to }], '/old')?.to).toBe(to)
    },
  )

  test('a rule without a target is reported', () => {
    expect(rules([{ from: '/old' }]).problems).toEqual(['/old: the rule has no target'])
  })

  test.each(['/', '/a?b#c', '/日本', 'https://example.org'])('%s is safe', (target) => {
    expect(isSafeTarget(target)).toBe(true)
  })
})

describe('chains and circles', () => {
  test('a chain is collapsed to one hop and reported', () => {
    const { find, problems } = rules([
      { from: '/a', to: '/b', code: 302 },
      { from: '/b', to: '/c/' },
      { from: '/c', to: '/d?x#y' },
    ])
    expect(find('/a')).toMatchObject({ to: '/d?x#y', status: 302 })
    expect(find('/b')).toMatchObject({ to: '/d?x#y', status: 301 })
    expect(problems).toEqual([
      '/a: a chain of 3 redirects was collapsed to one',
      '/b: a chain of 2 redirects was collapsed to one',
    ])
  })

  test('a chain through a language is collapsed', () => {
    expect(
      find(
        [
          { from: '/a', to: '/b' },
          { from: '/b', to: '/c' },
        ],
        '/a',
        '',
        'en',
      )?.to,
    ).toBe('/en/c')
  })

  test('a chain that ends in 410 is 410', () => {
    expect(
      find(
        [
          { from: '/a', to: '/b' },
          { from: '/b', code: 410 },
        ],
        '/a',
      ),
    ).toEqual({ status: 410, override: false })
  })

  test('a chain into a wildcard is collapsed', () => {
    expect(
      find(
        [
          { from: '/a', to: '/old/x' },
          { from: '/old/*', to: '/new/*' },
        ],
        '/a',
      )?.to,
    ).toBe('/new/x')
  })

  test('a wildcard into a chain is collapsed', () => {
    expect(
      find(
        [
          { from: '/old/*', to: '/b' },
          { from: '/b', to: '/c' },
        ],
        '/old/x',
      )?.to,
    ).toBe('/c')
  })

  test('a chain through letters beyond ASCII is collapsed', () => {
    expect(
      find(
        [
          { from: '/a', to: '/ü' },
          { from: '/ü', to: '/c' },
        ],
        '/a',
      )?.to,
    ).toBe('/c')
  })

  const circles: readonly (readonly [string, Value, string])[] = [
    ['to itself', [{ from: '/a', to: '/a' }], '/a'],
    ['to itself with a slash', [{ from: '/a', to: '/a/' }], '/a'],
    [
      'of two',
      [
        { from: '/a', to: '/b' },
        { from: '/b', to: '/a' },
      ],
      '/a',
    ],
    [
      'of three',
      [
        { from: '/a', to: '/b' },
        { from: '/b', to: '/c' },
        { from: '/c', to: '/a' },
      ],
      '/b',
    ],
    [
      'that a rule only enters',
      [
        { from: '/x', to: '/a' },
        { from: '/a', to: '/b' },
        { from: '/b', to: '/a' },
      ],
      '/x',
    ],
    [
      'of wildcards',
      [
        { from: '/a/*', to: '/b/*' },
        { from: '/b/*', to: '/a/*' },
      ],
      '/a/x',
    ],
    [
      'of a wildcard and a rule',
      [
        { from: '/a/*', to: '/b' },
        { from: '/b', to: '/a/x' },
      ],
      '/a/x',
    ],
    ['of encoded letters', [{ from: '/ü', to: '/%C3%BC' }], '/ü'],
    ['of everything', [{ from: '/*', to: '/home' }], '/home'],
  ]
  test.each(circles)('a circle %s is dropped', (_name, rows, path) => {
    expect(find(rows, path)).toBeUndefined()
  })

  const prefixed: readonly (readonly [string, Value, string])[] = [
    ['of everything to home', [{ from: '/*', to: '/', override: true }], '/'],
    [
      'of home and a page',
      [
        { from: '/', to: '/home' },
        { from: '/home', to: '/' },
      ],
      '/home',
    ],
    ['to itself with a query', [{ from: '/a', to: '/a?x=1' }], '/a'],
    ['to itself with a fragment', [{ from: '/a', to: '/a#x' }], '/a'],
    [
      'of patterns that a sample does not fit',
      [
        { source: '^/a/(\\d+)$', to: '/b/$1', match: 'regex' },
        { source: '^/b/(\\d+)$', to: '/a/$1', match: 'regex' },
      ],
      '/a/12',
    ],
  ]
  for (const locale of defaultLanguages.locales)
    test.each(prefixed)(`a circle %s is dropped in ${locale}`, (_name, rows, path) => {
      expect(find(rows, path, '', locale)).toBeUndefined()
    })

  test('a wildcard into the language’s home leads there', () => {
    expect(find([{ from: '/*', to: '/' }], '/x', '', 'en')?.to).toBe('/en')
  })

  test('a wildcard into another language is no circle', () => {
    const { find, problems } = rules([{ from: '/*', to: '/en/*' }])
    expect(find('/x')?.to).toBe('/en/x')
    expect(problems).toEqual([])
  })

  test('a chain through queries and fragments is collapsed', () => {
    const rows = [
      { from: '/a', to: '/b?x=1#y' },
      { from: '/b', to: '/c' },
    ]
    expect(find(rows, '/a')?.to).toBe('/c?x=1#y')
  })

  test('a chain stops at content, which no rule without override replaces', () => {
    const rows = (override: boolean) =>
      readRedirectRows([
        { from: '/a', to: '/contact' },
        { from: '/contact', to: '/x', override },
      ])
    const pages = new Set(['/contact'])
    expect(compileRules(rows(false), english, pages).find('/a')?.to).toBe('/en/contact')
    expect(compileRules(rows(true), english, pages).find('/a')?.to).toBe('/en/x')
  })

  test.each(defaultLanguages.locales)(
    'no rule of any set leads to the address that was asked for: %s',
    (locale) => {
      const below = seeded(7)
      const pick = (list: readonly string[]) => list[below(list.length)] ?? ''
      const places = ['/', '/a', '/b', '/home', '/en', '/de/a', '/nl', '/a?x=1', '/ü', '/a/b']
      const sources = [...places, '/*', '/a/*', '/*/b', '#/(.*)a#', '#^/([a-z]+)$#']
      const targets = [...places, '/*', '/a/*', '/$1', '/a#x', '/b?x=1', '/*/']
      for (let round = 0; round < 2_000; round++) {
        const rows = Array.from({ length: 1 + below(4) }, () => ({ from: pick(sources), to: pick(targets) }))
        const { find } = rules(rows, locale)
        for (const asked of ['/', '/a', '/b', '/home', '/ü', '/a/b', '/a/a/b', '/a?x=1', '/?x=1']) {
          const [path = '', search = ''] = asked.split(/(?=\?)/)
          const address = encodePath(defaultLanguages.withPrefix(locale, path)) + search
          const to = find(path, search)?.to?.replace(/#.*$/, '')
          expect([rows, to === address]).toEqual([rows, false])
        }
      }
    },
  )

  test('a circle is reported', () => {
    const { problems } = rules([
      { from: '/a', to: '/b' },
      { from: '/b', to: '/a' },
    ])
    expect(problems).toEqual([
      '/a: the redirect runs in a circle and was dropped',
      '/b: the redirect runs in a circle and was dropped',
    ])
  })

  test('a wildcard over its own target still leads there', () => {
    const { find, problems } = rules([{ from: '/news/*', to: '/news' }])
    expect(find('/news/old')?.to).toBe('/news')
    expect(problems).toEqual([])
  })

  test('a chain of fifty is dropped and reported', () => {
    const rows = Array.from({ length: 50 }, (_, index) => ({ from: `/r${index}`, to: `/r${index + 1}` }))
    const { find, problems } = rules(rows)
    expect(find('/r0')).toBeUndefined()
    expect(find('/r45')?.to).toBe('/r50')
    expect(problems).toHaveLength(49)
  })
})
