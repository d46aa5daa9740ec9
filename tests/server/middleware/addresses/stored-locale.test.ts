import { once } from 'node:events'
import type { Server } from 'node:http'
import request from 'supertest'
import { describe, expect, onTestFinished, test } from 'vitest'
import { createApp } from '../../../../server/app.ts'
import type { Deps } from '../../../../server/deps.ts'
import { createHttpServer } from '../../../../server/http/server.ts'
import { fakeSource, globalsWith } from '../../../support/content.ts'
import { langOf } from '../../../support/html.ts'
import { buildId, serveDeps, siteUrl, testDeps } from '../../../support/test-deps.ts'

type Headers = Readonly<Record<string, string>>

const fromHere = { 'Sec-Fetch-Site': 'same-origin', 'Sec-Fetch-Dest': 'document' }
const fromHereBefore = { Referer: `${siteUrl}/over-ons` }
const cookie = (locale: string) => ({ Cookie: `i18n_redirected=${locale}` })
const keeps = (locale: string) => [
  `i18n_redirected=${locale}; Max-Age=31536000; Path=/; SameSite=Lax; Secure`,
]

async function byExpressAlone(deps: Deps): Promise<Server> {
  const server = createHttpServer(createApp(deps)).listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => void server.close().closeAllConnections())
  return server
}

const source = () => fakeSource(globalsWith({}, [{ from: '/en/old', to: '/en/about-us', code: 301 }]))

/** The answers to one question: of Express, and of the whole server when it has the page in memory. */
async function ask(path: string, headers: Headers, method: 'get' | 'head' = 'get') {
  const deps = await testDeps({ source: source() })
  const [whole, express] = [await serveDeps(deps), await byExpressAlone(deps)]
  for (const server of [whole, whole]) await request(server).get(path)
  return Promise.all(
    [express, whole].map((server) => request(server)[method](path).set(headers).redirects(0)),
  )
}

describe('a document navigation from this site to a page whose language differs from the cookie’s', () => {
  const chosen: readonly (readonly [string, string, Headers])[] = [
    ['/en/about-us', 'en', { ...fromHere, ...cookie('nl') }],
    ['/de/sitemap', 'de', { ...fromHere, ...cookie('en') }],
    ['/', 'nl', { ...fromHere, ...cookie('en') }],
    ['/over-ons', 'nl', { ...fromHere, ...cookie('de'), 'Accept-Language': 'de' }],
    ['/en', 'en', { ...fromHereBefore, ...cookie('nl') }],
    ['/en', 'en', { ...fromHere, Cookie: 'theme=dark; i18n_redirected=nl' }],
    ['/en/search?q=team', 'en', { ...fromHere, ...cookie('nl') }],
    ['/en/designsystem/card?width=phone', 'en', { ...fromHere, ...cookie('nl') }],
    ['/en/about-us?utm_source=x', 'en', { ...fromHere, ...cookie('nl') }],
    // Who has none is known by what `/` would detect.
    ['/en', 'en', fromHere],
    ['/en', 'en', { ...fromHere, 'Accept-Language': 'nl, en;q=0.5' }],
    ['/', 'nl', { ...fromHere, 'Accept-Language': 'en' }],
    ['/en', 'en', { ...fromHere, ...cookie('xx') }],
  ]
  test.each(chosen)('%s gets Set-Cookie %s, and is private (%j)', async (path, locale, headers) => {
    for (const answer of await ask(path, headers)) {
      expect([answer.status, langOf(answer.text)]).toEqual([200, locale])
      expect(answer.headers['set-cookie']).toEqual(keeps(locale))
      expect(answer.headers['cache-control']).toMatch(/^(private, no-cache|no-store)$/)
      for (const name of ['cdn-cache-control', 'cache-tag', 'surrogate-key'])
        expect(answer.headers[name]).toBeUndefined()
    }
  })

  test('that the browser has already is sent whole: no cache may put the cookie to what it keeps', async () => {
    const headers = { ...fromHere, ...cookie('nl'), 'If-None-Match': '*' }
    for (const answer of await ask('/en/about-us', headers)) {
      expect(answer.status).toBe(200)
      expect(answer.headers['set-cookie']).toEqual(keeps('en'))
    }
    for (const answer of await ask('/en/about-us', { ...headers, ...cookie('en') }))
      expect([answer.status, answer.headers['set-cookie']]).toEqual([304, undefined])
  })

  test('leaves the page that others get as it is', async () => {
    const deps = await testDeps()
    const site = await serveDeps(deps)
    await request(site)
      .get('/en')
      .set({ ...fromHere, ...cookie('nl') })
    const { headers } = await request(site).get('/en')
    expect(headers['set-cookie']).toBeUndefined()
    expect(headers['cache-control']).toMatch(/^public/)
    expect(headers['cache-tag']).toBeDefined()
  })
})

describe('every other answer stays without Set-Cookie', () => {
  const nl = cookie('nl')
  const others: readonly (readonly [string, string, Headers])[] = [
    ['a page in the language of the cookie', '/en', { ...fromHere, ...cookie('en') }],
    ['a page in the language that the browser prefers', '/en', { ...fromHere, 'Accept-Language': 'en' }],
    ['a page in the default language', '/over-ons', fromHere],
    ['a page that another site links to', '/en', { ...fromHere, 'Sec-Fetch-Site': 'cross-site', ...nl }],
    ['a page of a typed address', '/en', { ...fromHere, 'Sec-Fetch-Site': 'none', ...nl }],
    ['a page from another site in an older browser', '/en', { Referer: 'https://other.example/', ...nl }],
    ['a page that comes from nowhere', '/en', nl],
    ['a prefetch', '/en', { ...fromHere, 'Sec-Purpose': 'prefetch', ...nl }],
    ['a prefetch of an older browser', '/en', { ...fromHereBefore, Purpose: 'prefetch', ...nl }],
    ['what code of the page fetches', '/en', { ...fromHere, 'Sec-Fetch-Dest': 'empty', ...nl }],
    ['a frame', '/en', { ...fromHere, 'Sec-Fetch-Dest': 'iframe', ...nl }],
    ['data', `/en/_payload.json?${buildId}`, { ...fromHere, ...nl }],
    ['a page that is not there', '/en/nope', { ...fromHere, ...nl }],
    ['a redirect', '/en/old', { ...fromHere, ...nl }],
    ['another spelling', '/en/about-us/', { ...fromHere, ...nl }],
    ['a text file', '/robots.txt', { ...fromHere, ...cookie('en') }],
  ]
  test.each(others)('%s', async (_what, path, headers) => {
    for (const answer of await ask(path, headers)) expect(answer.headers['set-cookie']).toBeUndefined()
  })

  test('the head of a page', async () => {
    for (const answer of await ask('/en', { ...fromHere, ...nl }, 'head'))
      expect(answer.headers['set-cookie']).toBeUndefined()
  })
})
