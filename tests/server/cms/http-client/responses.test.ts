import { brotliCompressSync, gzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { createTestHttpClient, faultOf } from '../../../support/cms/http-client.ts'
import { createStandIn, type StandInAnswer, type StandInServer } from '../../../support/cms/stand-in.ts'
import { expectLog } from '../../../support/reports.ts'

const answering = async (answer: StandInAnswer | undefined, options = {}) => {
  const standIn = await createStandIn({ respond: () => answer })
  return { standIn, ...createTestHttpClient({ baseUrl: standIn.url, ...options }) }
}

const onlyRequest = ({ requests }: StandInServer) => {
  expect(requests).toHaveLength(1)
  return requests[0]
}

test.each([
  ['application/json', undefined, '{"a":1}'],
  ['application/json; charset=utf-8', 'identity', '{"a":1}'],
  ['application/vnd.api+json', 'gzip', gzipSync('{"a":1}')],
  ['Application/JSON', 'x-gzip', gzipSync('{"a":1}')],
  ['application/json', 'br', brotliCompressSync('{"a":1}')],
  ['application/json', 'GZIP', gzipSync('{"a":1}')],
  ['application/json', undefined, '\ufeff{"a":1}'],
])('JSON as %s in the encoding %s is read', async (type, encoding, body) => {
  const headers = { 'content-type': type, ...(encoding ? { 'content-encoding': encoding } : {}) }
  const { upstream } = await answering({ headers, body })
  await expect(upstream.fetchJson({ path: 'a' })).resolves.toMatchObject({ kind: 'found', value: { a: 1 } })
})

test('a NUL in a text, and half a character, are texts', async () => {
  const { upstream } = await answering({ body: String.raw`{"a":"x\u0000y","b":"\ud83d"}` })
  await expect(upstream.fetchJson({ path: 'a' })).resolves.toMatchObject({
    value: { a: 'x\0y', b: '\ud83d' },
  })
})

test('the digest differs when the body does, and only then', async () => {
  const bodies = ['{"a":1}', '{"a":1}', '{"a":2}']
  const standIn = await createStandIn({ respond: () => ({ body: bodies.shift() }) })
  const { upstream } = createTestHttpClient({ baseUrl: standIn.url })
  const ask = async () => {
    const answer = await upstream.fetchJson({ path: 'a' })
    return answer.kind === 'found' ? answer.digest : undefined
  }
  const [first, second, third] = [await ask(), await ask(), await ask()]
  expect(first).toBeTypeOf('string')
  expect(second).toBe(first)
  expect(third).not.toBe(first)
})

test('names that every object has are no content, at any depth (I rows)', async () => {
  const body =
    '{"__proto__":{"admin":1},"list":[{"constructor":{"prototype":1},"prototype":2,"title":"Kap"}]}'
  const { upstream } = await answering({ body })
  const answer = await upstream.fetchJson({ path: 'a' })
  expect(answer).toMatchObject({ kind: 'found' })
  if (answer.kind !== 'found') return
  expect(JSON.stringify(answer.value)).toBe('{"list":[{"title":"Kap"}]}')
  expect(Object.getPrototypeOf(answer.value)).toBe(Object.prototype)
  expect({}).not.toHaveProperty('admin')
})

test.each([
  ['text/html; charset=UTF-8', 'Page [/x] not found.'],
  ['application/json', '{"message":"Not found."}'],
])('a 404 as %s says that there is nothing', async (type, body) => {
  const { upstream } = await answering({ status: 404, headers: { 'content-type': type }, body })
  await expect(upstream.fetchJson({ path: 'a' })).resolves.toEqual({ kind: 'missing' })
  await expect(upstream.fetchText({ path: 'a' })).resolves.toBeUndefined()
  expect(upstream.state()).toEqual({ ok: true, open: false })
})

test('a 404 for what must exist is a wrong address, and says what to check', async () => {
  const { upstream } = await answering({ status: 404 })
  expectLog('error', 'The content system has no such address: check CMS_URL and that the API is enabled')
  const request = { path: 'api/globals', notFoundHint: 'check CMS_URL and that the API is enabled' }
  expect(await faultOf(upstream.fetchJson(request))).toMatchObject({ fault: 'wrong-address', status: 404 })
})

test.each([422, 400, 405, 410])('%d refuses one question: the system itself is well', async (status) => {
  const { upstream } = await answering({ status, body: { message: 'Forbidden filter: x' } })
  for (let i = 0; i < 6; i++) {
    expect(await faultOf(upstream.fetchJson({ path: 'a' }))).toMatchObject({ fault: 'status', status })
  }
  expect(upstream.state()).toEqual({ ok: true, open: false })
})

test('a 503 keeps when to come back', async () => {
  const { upstream } = await answering({ status: 503, headers: { 'retry-after': '7' } })
  expectLog('error', 'status 503')
  expect(await faultOf(upstream.fetchJson({ path: 'a' }))).toMatchObject({ status: 503, retryAfter: 7 })
})

test.each(['application/xml', 'text/xml; charset=utf-8', 'application/rss+xml', 'text/plain'])(
  'an XML document as %s is text',
  async (type) => {
    const { upstream, standIn } = await answering({ headers: { 'content-type': type }, body: '<urlset/>' })
    await expect(upstream.fetchText({ path: 'sitemap.xml' })).resolves.toBe('<urlset/>')
    expect(onlyRequest(standIn)?.headers.accept).toBe('application/xml, text/xml')
  },
)

test('a web page in the place of a sitemap is a failure of that call alone', async () => {
  const { upstream } = await answering({ headers: { 'content-type': 'text/html' }, body: '<h1>404</h1>' })
  expect((await faultOf(upstream.fetchText({ path: 'sitemap.xml' }))).fault).toBe('not-json')
  expect(upstream.state().ok).toBe(true)
})

test('an XML document is no larger than CMS_MAX_BYTES', async () => {
  const answer = { headers: { 'content-type': 'text/xml' }, body: '<a>'.padEnd(2000) }
  const { upstream } = await answering(answer, { limits: { maxBytes: 1000 } })
  expect((await faultOf(upstream.fetchText({ path: 'sitemap.xml' }))).fault).toBe('too-large')
})

test.each([200, 302, 400, 401, 419, 422, 429, 500])(
  'a raw response passes status %d on as it came',
  async (status) => {
    const headers = { 'content-type': 'text/html', location: '/bedankt', 'set-cookie': ['a=1', 'b=2'] }
    const { upstream, standIn } = await answering({ status, headers, body: 'tekst' })
    const answer = await upstream.send({ path: '!/forms/contact', method: 'POST', body: 'naam=Kap' })
    expect(answer).toMatchObject({
      status,
      text: 'tekst',
      headers: { location: '/bedankt', 'set-cookie': ['a=1', 'b=2'] },
    })
    expect(standIn.requests).toMatchObject([{ method: 'POST', body: 'naam=Kap', url: '/!/forms/contact' }])
    expect(upstream.state()).toEqual({ ok: true, open: false })
  },
)

test('an answer to a form is no larger than 256 KB', async () => {
  const { upstream } = await answering({ body: 'x'.repeat(256 * 1024 + 1) })
  expect((await faultOf(upstream.send({ path: 'a' }))).fault).toBe('too-large')
})

test('a request is built below the base, its query encoded and in order', async () => {
  const standIn = await createStandIn({ respond: () => ({ body: {} }) })
  const { upstream } = createTestHttpClient({ baseUrl: `${standIn.url}cms/` })
  const query = [
    ['filter[site]', 'en'],
    ['limit', '12'],
    ['q', 'a&b=ü \ud83d'],
  ] as const
  await upstream.fetchJson({ path: '!/Fetch/page/over%20ons', query })
  expect(onlyRequest(standIn)?.url).toBe(
    '/cms/!/Fetch/page/over%20ons?filter%5Bsite%5D=en&limit=12&q=a%26b%3D%C3%BC%20%EF%BF%BD',
  )
})

test.each(['../admin', 'a/./b', 'a/%2e%2E/b', 'a?x=1', 'a#b', 'a b', 'a\r\nHost: evil.example', 'a\\b', 'é'])(
  'the path %j is refused before it is sent',
  async (path) => {
    const { upstream, standIn } = await answering({ body: {} })
    expect((await faultOf(upstream.fetchJson({ path }))).fault).toBe('wrong-address')
    expect(standIn.count()).toBe(0)
    expect(upstream.state().ok).toBe(true)
  },
)

test.each(['//evil.example/x', 'http://evil.example/x', '@evil.example/'])(
  'the path %j cannot lead to another host',
  async (path) => {
    const { upstream, standIn } = await answering({ body: {} })
    await upstream.fetchJson({ path })
    expect(onlyRequest(standIn)?.headers.host).toBe(`127.0.0.1:${standIn.port}`)
  },
)

test('headers are our own few, those of the configuration, and those of the request', async () => {
  const { upstream, standIn } = await answering(
    { body: {} },
    { headers: { Authorization: 'Bearer sleutel' } },
  )
  await upstream.fetchJson({ path: 'a', headers: { 'Content-Type': 'application/json' } })
  expect(onlyRequest(standIn)?.headers).toEqual({
    host: `127.0.0.1:${standIn.port}`,
    connection: 'keep-alive',
    'user-agent': 'triptych',
    'accept-encoding': 'gzip, br',
    accept: 'application/json',
    authorization: 'Bearer sleutel',
    'content-type': 'application/json',
  })
})

test('a user and password in CMS_URL are sent as Basic authentication', async () => {
  const standIn = await createStandIn({ respond: () => ({ body: {} }) })
  const baseUrl = standIn.url.replace('127', 'redactie:ge%20heim@127')
  const { upstream } = createTestHttpClient({ baseUrl })
  await upstream.fetchJson({ path: 'a' })
  const basic = Buffer.from('redactie:ge heim').toString('base64')
  expect(onlyRequest(standIn)?.headers.authorization).toBe(`Basic ${basic}`)
})

test.each([
  ['an answer', { body: { data: 1 } }],
  ['a 404', { status: 404, body: 'Page [/x] not found.' }],
])('connections are kept and used again after %s', async (_what, answer) => {
  const { upstream, standIn } = await answering(answer)
  for (let i = 0; i < 20; i++) await upstream.fetchJson({ path: 'a' })
  expect(standIn.connectionsMade()).toBeLessThanOrEqual(2)
})
