import type { Server } from 'node:http'
import { expect, test } from 'vitest'
import { ask } from '../support/ask.ts'
import { fakeSource, globalsWith } from '../support/content.ts'
import { sendRaw } from '../support/raw.ts'
import { serveFile, siteUrl } from '../support/test-deps.ts'

/** What a request says beside its address, on the real server: docs/reference/attacks.md. */

const source = fakeSource(globalsWith({}, [{ from: '/oud', to: '/over-ons' }]))
const sites = [await serveFile({ source }), await serveFile({ source, config: { TRUST_PROXY: 'loopback' } })]
const addresses = [
  ...['/en/about-us', '/nope', '/en/', '/oud', '/sitemap', '/sitemap.xml', '/robots.txt'],
  ...['/en/about-us/_payload.json', '/feed.xml', '/site.webmanifest', '/api/globalsData'],
]

type Headers = Readonly<Record<string, string>>

/** What a cache would keep, and what a visitor would see. */
async function answerAt(site: Server, path: string, headers: Headers = {}) {
  const { status, text, headers: got } = await ask(site, path, 'identity', { headers })
  const { location, vary, 'cache-control': cache, 'content-type': type, 'set-cookie': cookie } = got
  return { status, text, location, vary, cache, type, cookie, policy: got['content-security-policy'] }
}

const attacks: readonly (readonly [name: string, headers: Headers])[] = [
  ['a header that means something to a framework changes no page (A1)', { 'x-now-route-matches': '1' }],
  [
    'a header that asks for another form of a page gets the page (A2)',
    { RSC: '1', 'Next-Router-Prefetch': '1' },
  ],
  [
    'a header of a build changes neither mode nor data (A5)',
    { 'X-React-Router-SPA-Mode': 'yes', 'X-React-Router-Prerender-Data': '{"title":"evil.test"}' },
  ],
  ['a header for data takes no target from a redirect (A6)', { 'x-nextjs-data': '1' }],
  ['a Vary of the request is not repeated (A12)', { Vary: 'X-Anything' }],
  ['no method stands in a header (A15)', { 'X-HTTP-Method-Override': 'POST', 'X-Method-Override': 'DELETE' }],
  ['the Host of an attacker is in no page (B1)', { Host: 'evil.test' }],
  [
    'neither host nor prefix of a proxy is in any answer (B3)',
    { 'X-Forwarded-Host': 'evil.test', 'X-Forwarded-Prefix': '/\\evil.test', Forwarded: 'host=evil.test' },
  ],
  ['a protocol that is an address is none (B4)', { 'X-Forwarded-Proto': 'http://evil.test/?' }],
  [
    'a port that is a path is none (B5)',
    { 'X-Forwarded-Host': 'www.example.org:80/evil.test', 'X-Forwarded-Port': '80/evil.test' },
  ],
  ['a name that leads to this machine gets what everybody gets (B10)', { Host: 'rebound.evil.test:3000' }],
  [
    'an address of another header is not that of the page (G6)',
    { 'X-Original-URL': '/en', 'X-Rewrite-URL': '/en' },
  ],
  [
    'a policy of the request is not that of the answer (Q1)',
    { 'Content-Security-Policy': "script-src 'nonce-\"><script>'" },
  ],
]

const plain = await Promise.all(
  sites.map((site) => Promise.all(addresses.map((path) => answerAt(site, path)))),
)

test.each(attacks)('%s', async (_name, headers) => {
  for (const [at, site] of sites.entries()) {
    const attacked = await Promise.all(addresses.map((path) => answerAt(site, path, headers)))
    expect(attacked).toEqual(plain[at])
    expect(JSON.stringify(attacked)).not.toContain('evil')
  }
})

test('whoever comes after all of them gets what was there before (A1, A2, A5, Q1)', async () => {
  for (const [at, site] of sites.entries())
    expect(await Promise.all(addresses.map((path) => answerAt(site, path)))).toEqual(plain[at])
})

test('a redirect has a target and says how long it may be kept, whatever asks for it (A6)', async () => {
  const [site] = sites as [Server]
  for (const path of ['/oud', '/en/', '/nl/over-ons']) {
    const { status, location, cache } = await answerAt(site, path, { 'x-nextjs-data': '1', RSC: '1' })
    expect([301, 308], path).toContain(status)
    expect(location, path).toMatch(/^\/(?:over-ons|en)$/)
    expect(cache, path).toMatch(/public|no-store/)
  }
})

test('the error page of a stranger’s host comes from this process (B2)', async () => {
  for (const site of sites) {
    const { status, text } = await answerAt(site, '/nope', { Host: 'evil.test' })
    expect(status).toBe(404)
    expect(text).toContain('Page Not Found: /nope')
    expect(text).not.toContain('evil')
  }
})

test('an address of another host in the request line is refused, and repeated nowhere (B9)', async () => {
  const [site] = sites as [Server]
  for (const lines of [
    ['GET http://evil.test/sitemap HTTP/1.1', 'Host: www.example.org'],
    ['GET /sitemap HTTP/1.1', 'Host: www.example.org', 'Host: evil.test'],
    ['GET /sitemap HTTP/1.1', 'Host: www.example.org', 'hOST: evil.test'],
  ]) {
    const answer = await sendRaw(site, ...lines, 'Connection: close')
    expect(answer.status).toBe(400)
    expect(answer.head + answer.body).not.toContain('evil')
  }
})

test('nobody who asks from outside is given what is for a proxy to say (B4)', async () => {
  for (const site of sites) {
    const { headers } = await ask(site, '/', 'identity', {
      headers: { 'Accept-Language': 'en', 'X-Forwarded-Proto': 'http', 'X-Forwarded-Ssl': 'off' },
    })
    expect(headers['set-cookie']?.join()).toContain('; Secure')
    expect(siteUrl.startsWith('https:')).toBe(true)
  }
})
