import request from 'supertest'
import { describe, expect, test } from 'vitest'
import { canonicalOf, mainOf } from '../../support/html.ts'
import { sendRaw } from '../../support/raw.ts'
import { serveFile, siteUrl } from '../../support/test-deps.ts'

const site = await serveFile()
const close = 'Connection: close'

describe('malformed requests', () => {
  test.each(['/%', '/%c', '/%c0%80', '/%E0%A4', '/en/%zz', '/_payload.json/%'])(
    'malformed percent-encoding in %s answers 400',
    async (path) => {
      const answer = await sendRaw(site, `GET ${path} HTTP/1.1`, 'Host: a.example', close)
      expect(answer.status).toBe(400)
    },
  )

  test.each([
    '/%2564esignsystem',
    '/designsystem%5Ccolor',
    '/a%2Fb',
    '/%2e%2e/%2e%2e/package.json',
    '/assets/%2e%2e/%2e%2e/package.json',
    '/%00',
    '/a%0Ab',
  ])('%s is not found', async (path) => {
    const answer = await sendRaw(site, `GET ${path} HTTP/1.1`, 'Host: a.example', close)
    expect(answer.status).toBe(404)
  })

  test('an address of 3,000 characters answers 414', async () => {
    await request(site)
      .get(`/${'a'.repeat(3_000)}`)
      .expect(414)
  })

  test('a query of 3,000 characters answers 414', async () => {
    await request(site)
      .get(`/?${'a'.repeat(3_000)}`)
      .expect(414)
  })

  test('an address of 2,000 characters is read', async () => {
    await request(site)
      .get(`/${'a'.repeat(2_000)}`)
      .expect(404)
  })

  test('headers of 20 KB answer 431', async () => {
    const answer = await sendRaw(
      site,
      'GET / HTTP/1.1',
      'Host: a.example',
      `Accept-Language: ${'a'.repeat(20_000)}`,
      close,
    )
    expect(answer.status).toBe(431)
  })

  const bad = [
    ['two Hosts', ['Host: a.example', 'Host: evil.test']],
    ['two Hosts of another letter case', ['Host: a.example', 'HOST: a.example']],
    ['a Host with a path', ['Host: a.example/x']],
    ['a Host with a user', ['Host: user@a.example']],
    ['a Host with a space', ['Host: a example']],
    ['a Host with a port above 65535', ['Host: a.example:65536']],
    ['a Host with a port that is no number', ['Host: a.example:80a']],
    ['a Host with markup', ['Host: "><script>']],
    ['no Host', ['X: y']],
  ] as const
  test.each(bad)('%s answers 400', async (_name, headers) => {
    const answer = await sendRaw(site, 'GET /sitemap HTTP/1.1', ...headers, close)
    expect(answer.status).toBe(400)
    expect(answer.body.includes('evil.test')).toBe(false)
  })

  test.each(['a.example', 'a.example:8080', 'localhost', '127.0.0.1:3000', '[::1]:3000', 'A.EXAMPLE.'])(
    'the Host %s is accepted, and is never used for output',
    async (host) => {
      const answer = await sendRaw(site, 'GET /sitemap HTTP/1.1', `Host: ${host}`, close)
      expect(answer.status).toBe(200)
      expect(canonicalOf(answer.body)).toBe(`${siteUrl}/sitemap`)
      expect(answer.body.toLowerCase().includes('a.example')).toBe(false)
    },
  )

  test('an HTTP/1.0 client without Host is served', async () => {
    const answer = await sendRaw(site, 'GET /sitemap HTTP/1.0')
    expect(answer.status).toBe(200)
  })

  test.each([
    ['absolute-form', 'GET http://evil.test/sitemap HTTP/1.1'],
    ['an asterisk', 'GET * HTTP/1.1'],
    ['a relative path', 'GET admin HTTP/1.1'],
    ['a fragment', 'GET /sitemap#top HTTP/1.1'],
    ['OPTIONS with a strange target', 'OPTIONS */test HTTP/1.1'],
  ])('%s answers 400', async (_name, line) => {
    const answer = await sendRaw(site, line, 'Host: a.example', close)
    expect([400, 405]).toContain(answer.status)
    expect(answer.body.includes('evil.test')).toBe(false)
  })

  test('CONNECT is closed', async () => {
    const answer = await sendRaw(site, 'CONNECT a.example:443 HTTP/1.1', 'Host: a.example')
    expect(answer.head).toBe('')
  })

  test.each([
    ['h2c', 'Upgrade, HTTP2-Settings'],
    ['websocket', 'Upgrade'],
  ])(
    'a request that offers %s is answered in HTTP/1.1, and its connection closed',
    async (protocol, options) => {
      const answer = await sendRaw(
        site,
        'GET /sitemap HTTP/1.1',
        'Host: a.example',
        `Connection: ${options}`,
        `Upgrade: ${protocol}`,
      )
      expect(answer.head).toMatch(/^HTTP\/1\.1 200 /)
      expect(answer.head).toContain('\r\nConnection: close')
      expect(canonicalOf(answer.body)).toBe(`${siteUrl}/sitemap`)
    },
  )

  test.each([
    ['a content length and chunks', ['Content-Length: 5', 'Transfer-Encoding: chunked']],
    ['two content lengths', ['Content-Length: 5', 'Content-Length: 6']],
    ['a content length with a sign', ['Content-Length: +5']],
  ])('%s answer 400', async (_name, headers) => {
    const answer = await sendRaw(site, 'POST /preferences HTTP/1.1', 'Host: a.example', ...headers)
    expect(answer.status).toBe(400)
  })

  test('a header named __proto__ is harmless', async () => {
    const answer = await sendRaw(site, 'GET /sitemap HTTP/1.1', 'Host: a.example', '__proto__: x', close)
    expect(answer.status).toBe(200)
  })

  test('a refused request is answered like any other error', async () => {
    const answer = await sendRaw(site, 'GET /en/%zz HTTP/1.1', 'Host: a.example', close)
    expect(answer.head).toContain('Cache-Control: no-store')
    expect(answer.head).toContain('X-Content-Type-Options: nosniff')
    expect(answer.head).toContain('Content-Security-Policy: ')
    expect(mainOf(answer.body)).toMatch(/<h1[^>]*>.+<\/h1>/)
  })
})

describe('methods', () => {
  test.each(['POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'PROPFIND', 'TRACE'])(
    '%s on a page answers 405 with Allow',
    async (method) => {
      const answer = await sendRaw(
        site,
        `${method} /sitemap HTTP/1.1`,
        ...['Host: a.example', 'X-Secret: echo', 'Content-Length: 0', close],
      )
      expect(answer.status).toBe(405)
      expect(answer.head).toContain('\r\nAllow: GET, HEAD\r\n')
      expect(answer.head + answer.body).not.toContain('echo')
    },
  )

  test.each([
    '/',
    '/en',
    '/api/globalsData',
    '/health',
    '/robots.txt',
    '/_payload.json',
    '/assets/x.svg',
    '/forms',
    '/preferences/x',
  ])('POST %s answers 405', async (path) => {
    const answer = await request(site).post(path).set('Accept-Language', 'de').expect(405)
    expect(answer.headers.allow).toBe('GET, HEAD')
  })

  test.each(['/preferences', '/forms/contact'])('GET %s asks for a page, PUT answers 405', async (path) => {
    await request(site).get(path).expect(404)
    const answer = await request(site).put(path).expect(405)
    expect(answer.headers.allow).toBe('GET, HEAD, POST')
  })

  test('another method cannot be named in a header', async () => {
    await request(site).get('/sitemap').set('X-HTTP-Method-Override', 'POST').expect(200)
  })
})
