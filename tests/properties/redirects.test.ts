/** The rules of editors, in any set of them. */
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { divideByPrefix } from '../../server/cms/model/addresses/tidy-address.ts'
import { compileRules } from '../../server/cms/redirects/compile-rules.ts'
import { goneStatus } from '../../server/cms/redirects/redirect-chain.ts'
import { readRedirectRows } from '../../server/cms/redirects/redirect-rows.ts'
import { createRedirects } from '../../server/cms/redirects/redirects.ts'
import { canonicalizePath } from '../../server/http/canonical-path.ts'
import type { Value } from '../../src/content/types.ts'
import { defaultLanguages as languages } from '../../src/i18n/languages.ts'
import { fakeSource } from '../support/content.ts'
import { anyText, holds, textOf } from '../support/properties.ts'

const site = 'https://www.example.org'
/** Few addresses, so that rules meet: chains and circles come of themselves. */
const addresses = fc.oneof(
  { weight: 6, arbitrary: fc.constantFrom('/', '/a', '/b', '/c', '/a/b', '/a?x=1', '/b#f', '/c/', '/A') },
  { weight: 2, arbitrary: fc.constantFrom('/en/a', '/EN/b', '/nl/a', '/de', '//a', '/ä', '/%C3%A4', '/a b') },
  { weight: 2, arbitrary: fc.constantFrom('/a/*', '/*', '/b/*/c', '*', '/$1', '/c/$1', '/c/$2', '/a*') },
  {
    weight: 1,
    arbitrary: fc.constantFrom('#^/b/(.*)$#i', '/^\\/(a|b)$/', '^/c(.*)', '^/(.)', '(', '#(a+)+$#'),
  },
  {
    weight: 2,
    arbitrary: fc.constantFrom('https://$1.example', 'https://example.org/x', 'http://a.example/*'),
  },
  {
    weight: 2,
    arbitrary: fc.constantFrom('//evil.example', '/\\evil.example', 'javascript:alert(1)', '/..//x'),
  },
  {
    weight: 1,
    arbitrary: textOf(['/', '//', '\\', 'a', '$1', '*', '%2F', '%5C', 'https:', '.', '?', '#', '@']),
  },
)
const row = fc.record(
  {
    from: addresses,
    to: addresses,
    code: fc.constantFrom(301, 302, 307, 308, 410, 200, '302', 'x', null),
    match: fc.constantFrom('regex', 'exact', ''),
    override: fc.boolean(),
    site: fc.constantFrom('nl', 'en', 'default', 'elsewhere', ''),
  },
  { requiredKeys: ['from', 'to'] },
)
const sets = fc.array(row, { maxLength: 8 })
const requests = fc.oneof(
  fc.constantFrom(
    '/',
    '/a',
    '/b',
    '/c',
    '/a/b',
    '/b/x/c',
    '/ä',
    '/A',
    '/b//evil.example',
    '/c\\evil.example',
  ),
  fc.string({ unit: 'grapheme', maxLength: 8 }).map((text) => `/${text}`),
)
const searches = fc.constantFrom('', '?x=1', '?y', '?x=1#', '?/\\evil.example')
const pages = fc.subarray(['/', '/a', '/b', '/c', '/a/b']).map((paths) => new Set(paths))

const rulesOf = (rows: readonly Value[], locale: string, there: ReadonlySet<string>) =>
  compileRules(readRedirectRows(rows), { languages, locale }, there)

describe.each(languages.locales)('in %s', (locale) => {
  const inputs = fc.record({ rows: sets, there: pages, path: requests, search: searches })

  test('a rule leads to a canonical path of this site, or to an origin that an editor wrote', () =>
    holds(
      inputs,
      ({ rows, there, path, search }) => {
        const found = rulesOf(rows, locale, there).find(path, search)
        if (!found) return
        expect([301, 302, 303, 307, 308, goneStatus]).toContain(found.status)
        expect(found.to === undefined).toBe(found.status === goneStatus)
        if (found.to === undefined) return
        expect(found.to).not.toMatch(/\s|^[^?#]*\\/)
        const { origin, protocol } = new URL(found.to, site)
        const written = rows.flatMap(({ to }) => (URL.canParse(to) ? new URL(to).origin : []))
        if (!found.to.startsWith('/')) expect(written).toContain(origin)
        else expect(origin).toBe(site)
        expect(protocol).toMatch(/^https?:$/)
        const [to = ''] = found.to.split(/[?#]/)
        if (to.startsWith('/')) expect(canonicalizePath(to, languages)).toEqual({ kind: 'ok' })
      },
      { runs: 80 },
    ))

  test('who was redirected is not redirected again', () =>
    holds(
      inputs,
      ({ rows, there, path, search }) => {
        const rules = rulesOf(rows, locale, there)
        const to = rules.find(path, search)?.to
        if (to === undefined || !to.startsWith('/')) return
        const { prefix } = languages.of(locale)
        const [address = ''] = to.split('#')
        const [, full = '', query = ''] = /^([^?]*)(.*)$/s.exec(address) ?? []
        const others = languages.rows.filter((each) => each.prefix && each.locale !== locale)
        if (others.some((each) => `${full}/`.startsWith(`${each.prefix}/`))) return
        if (!`${full}/`.startsWith(`${prefix}/`)) return
        const inside = decodeURIComponent(full.slice(prefix.length) || '/')
        const again = rules.find(inside, query)
        if (again) expect(there.has(inside) && !again.override).toBe(true)
      },
      { runs: 80 },
    ))

  test('what is wrong with any rules is told', () =>
    holds(fc.tuple(sets, pages), ([rows, there]) => {
      const rules = rulesOf(rows, locale, there)
      const told = [...rules.faults(), ...rules.shadowed()].filter((fault) => fault !== undefined)
      for (const { message } of told) expect(message).not.toBe('')
      expect([...rules.ends()].length).toBeLessThanOrEqual(rows.length)
    }))
})

test('rows of any JSON are read', () =>
  holds(
    fc.oneof(fc.jsonValue({ maxDepth: 4 }), fc.array(fc.dictionary(anyText, fc.jsonValue()))),
    (value) => {
      const rows = readRedirectRows(value as Value)
      for (const { source, number } of rows) {
        expect(source.trim()).not.toBe('')
        expect(number).toBeGreaterThan(0)
      }
      expect(() => compileRules(rows, { languages, locale: 'nl' }).find('/a')).not.toThrow()
    },
  ))

test('who was redirected to another language is not redirected again', () =>
  holds(
    fc.record({ rows: sets, there: pages, path: requests, locale: fc.constantFrom(...languages.locales) }),
    async ({ rows, there, path, locale }) => {
      const tree = (prefix: string) =>
        [...there].map((each) => ({ title: 'x', children: [], path: `${prefix}${each}` }))
      const content = fakeSource({
        redirects: async () => rows,
        tree: async (each) => tree(languages.of(each).prefix),
      })
      const logger = { warn: () => {}, error: () => {}, debug: () => {} }
      const redirects = createRedirects({
        content,
        languages,
        globals: { get: async () => ({}) } as never,
        logger,
      })
      const to = (await redirects.find(locale, path, ''))?.to
      if (!to?.startsWith('/')) return
      const [, full = '', query = ''] = /^([^?#]*)([^#]*)/.exec(to) ?? []
      const next = divideByPrefix(languages, decodeURIComponent(full))
      const again = await redirects.find(next.locale, next.uri, query)
      if (again) expect(there.has(next.uri) && !again.override).toBe(true)
    },
    { runs: 80 },
  ))
