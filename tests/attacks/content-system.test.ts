import { once } from 'node:events'
import { createServer, type Socket } from 'node:net'
import request from 'supertest'
import { afterAll, expect, onTestFinished, test } from 'vitest'
import { createStandInServer } from '../../scripts/cms-mock/server.mjs'
import { molenhof, openRemote, stopClock } from '../conformance/site.ts'
import { createTestHttpClient } from '../support/cms/http-client.ts'
import { eventually } from '../support/eventually.ts'
import { serveProduct } from '../support/product.ts'
import { portOf } from '../support/test-deps.ts'

/** What visitors and a broken content system do to each other: docs/reference/attacks.md. */

const rest = molenhof.rest()
const entry = /\/api\/collections\/pages\/entries\/[^?]+/
const trace = 'ErrorException in /var/www/vendor/statamic/cms/src/Data.php:41 SQLSTATE[HY000] password=geheim'
const failing = { entries: false }

/** The content system of all tests that need no other; its answers set a cookie, and say what caches may do. */
const cms = await createStandInServer({
  respond(asked) {
    if (failing.entries && entry.test(asked.path)) return { status: 500, body: trace }
    const answer = rest(asked)
    const headers = { 'set-cookie': 'session=evil; Path=/', 'cache-control': 'private, max-age=9' }
    return answer && { ...answer, headers: { ...answer.headers, ...headers, vary: 'Cookie' } }
  },
})
const site = await serveProduct({ CONTENT_SOURCE: 'rest', CMS_URL: cms.url })
afterAll(async () => {
  await site.close()
  await cms.close()
})

type Headers = Readonly<Record<string, string>>
const get = (path: string, headers: Headers = {}) =>
  request(site.url)
    .get(path)
    .set({ 'sec-fetch-site': 'same-origin', ...headers })
    .redirects(0)

test('the trace of an error of the content system reaches no visitor (P6)', async () => {
  failing.entries = true
  for (const path of ['/namen', '/namen/_payload.json', '/api/cms/collections/pages/entries/namen']) {
    const { status, text, headers } = await get(path, { accept: 'text/html, application/json' })
    expect(status, path).toBeGreaterThanOrEqual(400)
    expect(text + JSON.stringify(headers), path).not.toMatch(/vendor|SQLSTATE|geheim|ErrorException/)
  }
  failing.entries = false
})

test('an empty answer for a page that nobody knows yet is kept by no cache (A3)', async () => {
  const pass = stopClock()
  const attacked = await openRemote('rest', rest)
  for (const fault of ['status=204', 'status=304', 'empty', 'truncate']) {
    attacked.cms.fault(fault)
    const { status, headers } = await attacked.get('/erf')
    expect([status, headers['cache-control']], fault).toEqual([503, 'no-store'])
    pass(20)
  }
  attacked.cms.fault('ok')
  pass(20)
  await eventually(async () => expect((await attacked.get('/erf')).status).toBe(200))
  const spared = (await get('/erf')).text.replaceAll(new URL(cms.url).host, new URL(attacked.cms.url).host)
  expect((await attacked.get('/erf')).text).toBe(spared)
})

test('what the content system says of caches and cookies is passed to nobody (A11)', async () => {
  for (const path of ['/', '/erf', '/erf/_payload.json', '/api/cms/collections/pages/entries', '/nergens']) {
    const { headers } = await get(path)
    expect(headers['set-cookie'], path).toBeUndefined()
    expect(headers['cache-control'], path).not.toMatch(/max-age=9\b/)
    expect(headers.vary ?? '', path).not.toMatch(/^Cookie$/)
  }
})

const stranger = {
  host: 'evil.test',
  referer: 'http://evil.test//evil.test',
  'x-forwarded-host': 'evil.test',
  'x-forwarded-for': '169.254.169.254',
  'x-original-url': 'http://169.254.169.254/',
  cookie: 'session=evil',
}

test('calls go to the configured host alone, whatever Host a visitor names (B1, B11)', async () => {
  const before = cms.count()
  const paths = ['/blokken', '/alleen', '/nergens', '/sitemap.xml', '/api/cms/globals', '/en/yard']
  for (const path of paths) {
    const { text, headers } = await get(path, stranger)
    expect(text + JSON.stringify(headers), path).not.toContain('evil')
  }
  expect(cms.count()).toBeGreaterThan(before)
  const { host } = new URL(cms.url)
  expect(new Set(cms.requests.map(({ headers }) => headers.host))).toEqual(new Set([host]))
  expect(JSON.stringify(cms.requests.map(({ headers, url }) => [headers, url]))).not.toMatch(/evil|169\.254/)
})

test('an address in the path of a visitor is never called (F2)', async () => {
  const before = cms.count()
  for (const path of [
    ...[
      '//169.254.169.254/',
      '//169.254.169.254/latest/meta-data',
      '/\\169.254.169.254/',
      '/http://127.0.0.1:1/',
    ],
    ...['/?url=http://169.254.169.254/', '/api/cms//169.254.169.254/', '/assets//169.254.169.254/x.png'],
    ...['/pictures/http://169.254.169.254/x.png', '/erf/..%2f..%2fcp'],
  ]) {
    const { status, headers } = await get(path)
    expect(status, path).toBeLessThan(500)
    if (headers.location) expect(new URL(headers.location, site.url).host, path).toBe(new URL(site.url).host)
  }
  expect(cms.requests.slice(before).filter(({ url }) => /169|127|cp\b/.test(url))).toEqual([])
})

test('a body with line ends is passed to no content system (F5)', async () => {
  const before = cms.count()
  for (const path of ['/api/cms/collections/pages/entries', '/api/cms/forms/contact', '/api/globalsData']) {
    const posted = request(site.url).post(path).type('form')
    expect((await posted.send('a=b\r\n\r\nDELETE /api HTTP/1.1\r\n\r\n')).status, path).toBe(405)
  }
  expect(cms.requests.slice(before).filter(({ method }) => method !== 'GET')).toEqual([])
})

const answer = (of: string) => {
  const body = JSON.stringify({ of })
  const head = ['HTTP/1.1 200 OK', 'Content-Type: application/json', `Content-Length: ${body.length}`]
  return `${head.join('\r\n')}\r\n\r\n${body}`
}

/** A content system that answers the first question twice: at once, or as soon as the first was read. */
async function answersTwice(
  atOnce: boolean,
): Promise<{ readonly url: string; readonly sockets: readonly Socket[] }> {
  const sockets: Socket[] = []
  const server = createServer((socket) => {
    sockets.push(socket.on('error', () => {}))
    socket.on('data', (bytes: Buffer) => {
      const path = bytes.toString().split(' ')[1] ?? ''
      const isFirst = sockets.length === 1
      socket.write(answer(path) + (isFirst && atOnce ? answer('evil') : ''))
    })
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => {
    for (const socket of sockets) socket.destroy()
    server.close()
  })
  return {
    url: `http://127.0.0.1:${portOf(server as never)}/`,
    sockets,
  }
}

test('an answer that nobody asked for is the answer to no other question (N3)', async () => {
  for (const atOnce of [true, false]) {
    const system = await answersTwice(atOnce)
    const { upstream } = createTestHttpClient({ baseUrl: system.url })
    expect(await upstream.fetchJson({ path: 'first' })).toMatchObject({ value: { of: '/first' } })
    const [socket] = system.sockets
    if (!atOnce) socket?.write(answer('evil'))
    // The connection on which it came is used no more.
    await eventually(() => expect(socket?.readableEnded || socket?.destroyed).toBe(true))
    for (const path of ['second', 'third'])
      expect(await upstream.fetchJson({ path }), `${path} ${atOnce}`).toMatchObject({
        value: { of: `/${path}` },
      })
  }
})
