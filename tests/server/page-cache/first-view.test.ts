import type { Server } from 'node:http'
import { describe, expect, test } from 'vitest'
import { builtFrontend, cspHash } from '../../../server/builds/frontend.ts'
import {
  type CachedResponse,
  maxTextBytes,
  type VariantName,
  variantBytes,
  variantKinds,
} from '../../../server/page-cache/cached-response.ts'
import { createEncodedVariants } from '../../../server/page-cache/encoded-variants.ts'
import { createInlineStyles } from '../../../server/page-cache/first-view.ts'
import { createPageStore } from '../../../server/page-cache/page-store.ts'
import { prerenderPage } from '../../../server/page-cache/render-response.ts'
import { createScheduler } from '../../../server/scheduling/scheduler.ts'
import { ask } from '../../support/ask.ts'
import { writeBuildFolder } from '../../support/builds.ts'
import { consentAnswer } from '../../support/consent.ts'
import { finished } from '../../support/finished.ts'
import { firstStyles, fromOutside } from '../../support/first-view.ts'
import { buildId, serve, serveDeps, serveFile, testDeps } from '../../support/test-deps.ts'

const frontend = { firstStyles }
const link = '<link rel="stylesheet" href="/_build/site.css">'
const style = `<style data-href="/_build/site.css">${firstStyles.css}</style>`

interface Visit {
  readonly path?: string
  readonly encoding?: string
  readonly headers?: Readonly<Record<string, string>>
}

const visit = (site: Server, { path = '/en/about-us', encoding = 'br', headers = {} }: Visit = {}) =>
  ask(site, path, encoding, { headers: { ...fromOutside, ...headers } })

/** Which of the two documents a text is; nothing where it is neither. */
const kindOf = (text: string) => [text.includes(style) && 'inside', text.includes(link) && 'linked']

const inside = ['inside', false]
const linked = [false, 'linked']

describe.each([
  ['a kept page', {}],
  ['a page that is made anew', { PAGE_CACHE_MAX_BYTES: '0' }],
] as const)('%s', async (_, config) => {
  const site = await serveFile({ frontend, config })

  test.each([
    ['from nowhere', {}],
    ['from a link of another site', { headers: { 'Sec-Fetch-Site': 'cross-site' } }],
    ['from a link of a neighbouring host', { headers: { 'Sec-Fetch-Site': 'same-site' } }],
    ['with gzip', { encoding: 'gzip' }],
    ['of the home', { path: '/' }],
    ['in a language that was found out', { path: '/en', headers: { Cookie: 'i18n_redirected=en' } }],
  ] as const)('has its first styles inside at a first visit: %s', async (_, asked) => {
    for (const _time of ['first', 'again']) {
      const { status, headers, bytes, text } = await visit(site, asked)
      expect([status, kindOf(text)]).toEqual([200, inside])
      expect(headers['content-length']).toBe(String(bytes.length))
      expect(headers['content-security-policy']).toContain(`style-src 'self' ${cspHash(firstStyles.css)};`)
      expect(headers.vary).not.toMatch(/sec-/i)
    }
  })

  test.each([
    ['a link of this site', { headers: { 'Sec-Fetch-Site': 'same-origin' } }],
    ['a browser of a desk', { headers: { 'User-Agent': 'Mozilla/5.0 (X11; Linux x86_64) Firefox/140.0' } }],
    ['a frame', { headers: { 'Sec-Fetch-Dest': 'iframe' } }],
    ['code', { headers: { 'Sec-Fetch-Dest': 'empty', 'Sec-Fetch-Mode': 'cors' } }],
    ['a browser that has an older one', { headers: { 'If-None-Match': 'W/"old"' } }],
    ['a visitor who chose colours', { headers: { Cookie: 'theme=dark' } }],
    ['a visitor who said yes or no', { headers: { Cookie: `consent=${consentAnswer('no')}` } }],
    ['a client that takes no compression', { encoding: 'identity' }],
    ['a page that is in one part', { path: '/en/sitemap' }],
    ['a page that is not there', { path: '/en/nope' }],
  ] as const)('is linked to its first styles for %s', async (_, asked) => {
    for (const _time of ['first', 'again']) expect(kindOf((await visit(site, asked)).text)).toEqual(linked)
  })

  test('is linked to its first styles for who does not say where it comes from', async () => {
    expect(kindOf((await ask(site, '/en/about-us', 'br')).text)).toEqual(linked)
  })

  test('differs in its styles alone, and has one tag and one head', async () => {
    const [first, later] = [await visit(site), await ask(site, '/en/about-us', 'br')]
    expect(first.text.replace(style, link)).toBe(later.text)
    for (const name of ['etag', 'vary', 'cache-control', 'content-type', 'content-security-policy'])
      expect(first.headers[name], name).toBe(later.headers[name])
    for (const headers of [fromOutside, {}]) {
      const known = { ...headers, 'If-None-Match': first.headers.etag ?? '' }
      expect((await ask(site, '/en/about-us', 'br', { headers: known })).status).toBe(304)
    }
  })

  test('tells its length to who asks for the head', async () => {
    const asked = { method: 'HEAD', headers: fromOutside } as const
    const [head, later] = [
      await ask(site, '/en/about-us', 'br', asked),
      await ask(site, '/en/about-us', 'br', { ...asked, headers: {} }),
    ]
    expect([head.status, head.bytes.length]).toEqual([200, 0])
    const [inside, linked] = [head, later].map(({ headers }) => Number(headers['content-length']))
    expect(inside).toBeGreaterThan((linked ?? 0) + 1_000)
  })
})

test.each([
  ['has no first styles of its own', {}, '/en/about-us'],
  ['links others', { firstStyles: { href: '/_build/other.css', css: '' } }, '/en/about-us'],
])('where a build %s, each document is linked', async (_, frontend, path) => {
  expect(kindOf((await visit(await serve({ frontend }), { path })).text)).toEqual(linked)
})

test('only pages that may hold styles allow them', async () => {
  const site = await serve({ frontend })
  for (const [path, headers] of [
    ['/en/sitemap', {}],
    ['/en/nope', {}],
    [`/en/_payload.json?${buildId}`, {}],
    ['/en', { Cookie: 'theme=dark' }],
  ] as const) {
    const answer = await ask(site, path, 'br', { headers })
    expect(answer.headers['content-security-policy'], path).not.toContain(cspHash(firstStyles.css))
  }
})

test.each([
  ['a build’s first styles', 'body{color:red}', { href: '/_build/first-screen.css', css: 'body{color:red}' }],
  ['first styles that would end their element', 'a::after{content:"</STYLE>"}', undefined],
  ['first styles that name a file beside them', 'a{background:url(a.png)}', undefined],
])('%s are read at start, and left out where they cannot stand in a document', async (_, css, expected) => {
  const { client } = await writeBuildFolder('a', 1, { 'first-screen.css': css })
  expect((await builtFrontend(client)).firstStyles).toEqual(expected)
})

const names = Object.keys(variantKinds) as VariantName[]

/** An answer with first styles. */
const page = (): CachedResponse => ({
  ...finished(`${link}${'word '.repeat(500)}`),
  inlineStyles: createInlineStyles(firstStyles),
})

test('a store weighs each copy of a page, and drops them together', async () => {
  const store = createPageStore({ maxBytes: 100_000, seconds: 60, random: () => 0.5 })
  const { get } = createEncodedVariants({
    isStored: () => false,
    addVariant: store.addVariant,
    scheduler: createScheduler(),
  })
  const kept = page()
  store.set('/', { page: kept, complete: true, fingerprint: '' }, true)
  for (const name of names) await get(kept, name)
  expect(Object.keys(kept.variants).toSorted()).toEqual([...names, 'identity'].toSorted())
  const lengths = Object.values(kept.variants).map(({ length }: Buffer) => length)
  expect(Math.max(...lengths)).toBeLessThan(maxTextBytes)
  expect(variantBytes(kept.variants)).toBe(2 * lengths.reduce((sum, length) => sum + length))
  expect(variantBytes({ identity: Buffer.alloc(maxTextBytes + 1) })).toBe(maxTextBytes + 1)
  const room = 100_000 - variantBytes(kept.variants) - 2 * 3_000
  const fits = (bytes: number): boolean => {
    const other = finished('x'.repeat(bytes))
    store.set('/other', { page: other, complete: true, fingerprint: '' }, false)
    return store.has(other)
  }
  expect([fits(room + 1), fits(room)]).toEqual([false, true])
  store.delete('/')
  expect(store.addVariant(kept, 'first-br', Buffer.alloc(1), true)).toBe(false)
})

test.each([
  ['a first copy', undefined, 8_000],
  ['a better copy, which is short enough to be kept as text too', 15_000, 13_900],
])('%s in the background throws out no page', (_, quick, length) => {
  const store = createPageStore({ maxBytes: 73_000, seconds: 60, random: () => 0.5 })
  const [other, kept] = [20_000, 20_000].map((bytes) => finished('x'.repeat(bytes)))
  if (!other || !kept) throw new Error('No pages')
  for (const [key, page] of [
    ['/other', other],
    ['/', kept],
  ] as const)
    store.set(key, { page, complete: true, fingerprint: '' }, true)
  if (quick === undefined) expect(store.addVariant(kept, 'gzip', Buffer.alloc(14_001), false)).toBe(true)
  else expect(store.addVariant(kept, 'br', Buffer.alloc(quick), false)).toBe(true)
  expect(store.addVariant(kept, 'br', Buffer.alloc(length), false)).toBe(false)
  expect([other, kept].map(store.has)).toEqual([true, true])
})

test('rendering ahead makes no document for first views: the first who asks gets one', async () => {
  const deps = await testDeps({ frontend })
  const server = await serveDeps(deps)
  expect(await prerenderPage(deps, '/en')).toBe('stored')
  expect(deps.pages.getReady('/en')?.page.variants).not.toHaveProperty('first-br')
  expect(kindOf((await visit(server, { path: '/en' })).text)).toEqual(inside)
})
