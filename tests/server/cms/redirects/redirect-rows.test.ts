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

describe('every known spelling of a row is read', () => {
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
