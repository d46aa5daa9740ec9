import { describe, expect, test } from 'vitest'
import { readRows } from '../../server/cms/redirects/rows.ts'
import { compileRules } from '../../server/cms/redirects/rules.ts'
import { isSafeTarget } from '../../server/cms/redirects/targets.ts'
import type { Value } from '../../src/content/types.ts'
import type { Locale } from '../../src/i18n/locales.ts'

const rules = (rows: Value, locale: Locale = 'nl') => compileRules(readRows(rows), locale)
const find = (rows: Value, path: string, search = '', locale: Locale = 'nl') =>
  rules(rows, locale).find(path, search)

describe('every known spelling of a row is read (content-contract 5.1)', () => {
  const shapes: readonly (readonly [string, Value, number])[] = [
    ['from, to', [{ from: '/old', to: '/new' }], 301],
    ['old, new', [{ old: '/old', new: '/new' }], 301],
    ['source, target', [{ source: '/old', target: '/new' }], 301],
    ['source, destination', [{ source: '/old', destination: '/new' }], 301],
    ['code as a number', [{ from: '/old', to: '/new', code: 302 }], 302],
    ['code as text', [{ from: '/old', to: '/new', code: '307' }], 307],
    ['type as the code', [{ from: '/old', to: '/new', type: '308' }], 308],
    ['status', [{ from: '/old', to: '/new', status: 302 }], 302],
    ['an unknown code', [{ from: '/old', to: '/new', code: 200 }], 301],
    ['Peak with an internal URL', [{ url_old: '/old', internal_url: '/new', response: '302' }], 302],
    ['Peak with a related entry', [{ url_old: '/old', entry: [{ path: '/new' }], response: '301' }], 301],
    [
      'Peak with a labelled response',
      [{ url_old: '/old', internal_url: '/new', response: { value: '302', label: 'Temporary' } }],
      302,
    ],
    [
      'the Redirect add-on',
      [{ source: '/old', destination: '/new', match_type: 'exact', type: '302', enabled: true }],
      302,
    ],
    ['the Detour add-on', [{ from: '/old', to: '/new', code: '307', type: 'path', sites: [] }], 307],
    ['an object with numeric keys', { 0: { from: '/old', to: '/new' } }, 301],
    ['a list inside a global set', { title: 'Redirects', redirects: [{ from: '/old', to: '/new' }] }, 301],
    ['a source without a leading slash', [{ from: 'old', to: '/new' }], 301],
    ['a source with a trailing slash', [{ from: '/old/', to: '/new' }], 301],
    ['a target with a trailing slash', [{ from: '/old', to: '/new/' }], 301],
    ['white space around', [{ from: ' /old ', to: ' /new ' }], 301],
  ]
  test.each(shapes)('%s', (_name, rows, status) => {
    expect(find(rows, '/old')).toEqual({ to: '/new', status, override: false })
    expect(rules(rows).problems).toEqual([])
  })

  const ignored: readonly (readonly [string, Value])[] = [
    ['a row that is switched off', [{ source: '/old', destination: '/new', enabled: false }]],
    ['a row without a source', [{ to: '/new' }]],
    ['text', 'redirects'],
    ['nothing', undefined],
    ['null rows', [null, 1, 'x']],
    ['a row with an inherited name', [{ __proto__: { from: '/old', to: '/new' } }]],
  ]
  test.each(ignored)('%s is no rule', (_name, rows) => {
    expect(find(rows, '/old')).toBeUndefined()
  })
})

describe('exact sources', () => {
  const rows = [
    { from: '/old?x=1', to: '/with-query' },
    { from: '/old', to: '/new' },
    { from: '/fixed', to: '/new?y=2' },
    { from: '/%C3%BCber', to: '/uber' },
    { from: '/straße', to: '/strasse' },
  ]
  test('the source with its query comes before the source without', () => {
    expect(find(rows, '/old', '?x=1')?.to).toBe('/with-query')
  })
  test('the query is kept', () => {
    expect(find(rows, '/old', '?x=2&y')?.to).toBe('/new?x=2&y')
  })
  test('a target with a query of its own keeps that one', () => {
    expect(find(rows, '/fixed', '?x=2')?.to).toBe('/new?y=2')
  })
  test('letter case counts', () => {
    expect(find(rows, '/Old')).toBeUndefined()
  })
  test('encoded and plain sources mean the same', () => {
    expect(find(rows, '/über')?.to).toBe('/uber')
    expect(find(rows, '/straße')?.to).toBe('/strasse')
  })
  test('a target with letters beyond ASCII is encoded', () => {
    expect(find([{ from: '/a', to: '/日本' }], '/a')?.to).toBe('/%E6%97%A5%E6%9C%AC')
  })
  test('the earlier of two rules wins, and the other is reported', () => {
    const { find, problems } = rules([
      { from: '/a', to: '/b' },
      { from: '/a/', to: '/c' },
    ])
    expect(find('/a')?.to).toBe('/b')
    expect(problems).toEqual([expect.stringContaining('/a/: an earlier rule')])
  })
  test('override and 410 are read', () => {
    expect(find([{ from: '/a', code: 410 }], '/a')).toEqual({ status: 410, override: false })
    expect(find([{ from: '/a', to: '/b', override: true }], '/a')?.override).toBe(true)
  })
})

describe('languages', () => {
  const rows = [
    { from: '/old', to: '/new' },
    { from: '/en/only', to: '/target' },
    { from: '/across', to: '/de/ziel' },
    { from: '/home', to: '/' },
    { from: '/dutch', to: '/nl/doel' },
  ]
  test('a target gets the prefix of the language', () => {
    expect(find(rows, '/old', '', 'en')?.to).toBe('/en/new')
    expect(find(rows, '/home', '', 'de')?.to).toBe('/de')
    expect(find(rows, '/home', '', 'nl')?.to).toBe('/')
  })
  test('a target that has a prefix keeps it', () => {
    expect(find(rows, '/across', '', 'en')?.to).toBe('/de/ziel')
    expect(find(rows, '/dutch', '', 'en')?.to).toBe('/doel')
  })
  test('a source with a prefix is for that language alone', () => {
    expect(find(rows, '/only', '', 'en')?.to).toBe('/en/target')
    expect(find(rows, '/only', '', 'nl')).toBeUndefined()
  })
  test('a row may name its sites', () => {
    const row = [{ from: '/a', to: '/b', sites: ['en', 'de_DE'] }]
    expect([find(row, '/a', '', 'nl'), find(row, '/a', '', 'en')?.to, find(row, '/a', '', 'de')?.to]).toEqual(
      [undefined, '/en/b', '/de/b'],
    )
  })
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

  test('the slowest expressions that are accepted stay quick', () => {
    const { find } = rules([{ source: '^(.*)(.*)(.*)x$', destination: '/x', match_type: 'regex' }])
    const started = performance.now()
    expect(find(`/${'a'.repeat(250)}`)).toBeUndefined()
    expect(performance.now() - started).toBeLessThan(1_000)
  })
})

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
