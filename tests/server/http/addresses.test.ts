import { get as httpGet } from 'node:http'
import request from 'supertest'
import { describe, expect, test } from 'vitest'
import { defaultLanguages, defaultRows } from '../../../src/i18n/languages.ts'
import { canonicalOf } from '../../support/html.ts'
import { randomPaths } from '../../support/random.ts'
import { sendRaw } from '../../support/raw.ts'
import { portOf, serveFile, siteUrl } from '../../support/test-deps.ts'

const site = await serveFile()
const close = 'Connection: close'

describe('one address per page', () => {
  test.each([
    ['/over-ons/', '/over-ons'],
    ['/over-ons//team', '/over-ons/team'],
    ['/EN', '/en'],
    ['/en/', '/en'],
    ['/nl', '/'],
    ['/nl/over-ons', '/over-ons'],
    ['/nl/en/about-us', '/en/about-us'],
    ['/SITEMAP', '/sitemap'],
    ['/%64esignsystem', '/designsystem'],
    ['//', '/'],
  ])('%s answers 308 to %s in one hop, query kept', async (path, canonical) => {
    const answer = await sendRaw(site, `GET ${path}?a=1&b=%20?c HTTP/1.1`, 'Host: a.example', close)
    expect(answer.status).toBe(308)
    expect(answer.head).toContain(`\r\nLocation: ${canonical}?a=1&b=%20?c\r\n`)
    expect(answer.body).toBe('')
  })

  test('content slugs are matched exactly', async () => {
    await request(site).get('/Over-Ons').expect(404)
  })

  test.each([
    '//evil.example',
    '//evil.example/en/',
    '/\\evil.example',
    '/%2F/evil.example',
    '///evil.example//x',
  ])('%s never redirects off-site', async (path) => {
    const answer = await sendRaw(
      site,
      `GET ${path} HTTP/1.1`,
      ...['Host: a.example', 'Accept-Language: en', close],
    )
    const location = /\r\nLocation: (.*)\r\n/.exec(answer.head)?.[1]
    expect([308, 404]).toContain(answer.status)
    if (location !== undefined) expect(new URL(location, siteUrl).origin).toBe(siteUrl)
  })

  test('the target of every redirect is canonical: 500 addresses', async () => {
    const port = portOf(site)
    const ask = (path: string) =>
      new Promise<{ status: number; location: string | undefined }>((resolve, reject) => {
        httpGet({ host: '127.0.0.1', port, path }, (answer) => {
          answer.resume()
          answer.once('end', () =>
            resolve({ status: answer.statusCode ?? 0, location: answer.headers.location }),
          )
        }).once('error', reject)
      })
    for (const path of randomPaths(42, 500)) {
      const first = await ask(path)
      expect([200, 308, 400, 404], path).toContain(first.status)
      if (first.status !== 308) continue
      expect(first.location, path).toMatch(/^\/(?![/\\])/)
      expect((await ask(first.location ?? '')).status, path).not.toBe(308)
    }
  }, 30_000)

  test('a redirect may be kept by caches and has no body', async () => {
    const answer = await request(site).get('/en/').redirects(0)
    expect(answer.headers['cache-control']).toContain('public')
    expect(answer.text).toBe('')
  })
})

describe('what a request says beside its address changes nothing', () => {
  test.each([
    ['X-Forwarded-Host', 'evil.test'],
    ['X-Forwarded-Prefix', '/\\evil.test'],
    ['X-Forwarded-Proto', 'http://evil.test/?'],
    ['X-Original-URL', '/en'],
    ['X-Rewrite-URL', '/en'],
    ['X-React-Router-SPA-Mode', 'yes'],
    ['x-now-route-matches', '1'],
    ['RSC', '1'],
    ['Vary', 'X-Anything'],
    ['Range', 'bytes=0-10'],
    ['Content-Security-Policy', "script-src 'nonce-x'"],
  ])('%s: %s', async (name, value) => {
    const server = site
    const plain = await request(server).get('/en/about-us')
    const other = await request(server).get('/en/about-us').set(name, value)
    expect(other.status).toBe(200)
    expect(other.text).toBe(plain.text)
    expect(other.headers.vary).toBe(plain.headers.vary)
    expect(other.headers['content-security-policy']).toBe(plain.headers['content-security-policy'])
  })

  test('every page names its address and its translations under the configured origin', async () => {
    const server = site
    for (const { locale } of defaultRows) {
      const path = defaultLanguages.withPrefix(locale, '/sitemap')
      const answer = await request(server).get(`${path}?utm=1`).set('Host', 'other.example')
      expect(canonicalOf(answer.text)).toBe(siteUrl + path)
      expect(answer.text.includes('other.example')).toBe(false)
    }
  })
})
