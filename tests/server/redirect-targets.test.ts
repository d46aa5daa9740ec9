import { describe, expect, test } from 'vitest'
import { readRows } from '../../server/cms/redirects/rows.ts'
import { compileRules } from '../../server/cms/redirects/rules.ts'
import { isSafeTarget } from '../../server/cms/redirects/targets.ts'
import type { Value } from '../../src/content/types.ts'
import type { Locale } from '../../src/i18n/locales.ts'

const rules = (rows: Value, locale: Locale = 'nl') => compileRules(readRows(rows), locale)
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
