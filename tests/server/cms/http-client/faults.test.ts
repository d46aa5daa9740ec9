import { once } from 'node:events'
import { createServer, type Socket } from 'node:net'
import { gzipSync } from 'node:zlib'
import { expect, onTestFinished, test } from 'vitest'
import { defaultLimits } from '../../../../server/cms/http-client/limits.ts'
import { createTestHttpClient, faultOf } from '../../../support/cms/http-client.ts'
import { createStandIn, type StandInAnswer, type StandInServer } from '../../../support/cms/stand-in.ts'
import { untrusted } from '../../../support/cms/stand-in-certificate.ts'
import { eventually } from '../../../support/eventually.ts'
import { expectLog } from '../../../support/reports.ts'

const good = { data: { title: 'Kap' } }
const anything = /./

test('the limits are those that the documents name', () => {
  expect(defaultLimits).toMatchObject({ connectMs: 1000, firstByteMs: 3000, totalMs: 5000 })
  expect(defaultLimits).toMatchObject({ maxBytes: 5_242_880, maxDepth: 64, maxMembers: 20_000 })
  expect(defaultLimits).toMatchObject({ concurrency: 8, queue: 64, queueMs: 2000, retryShare: 0.1 })
  expect(defaultLimits).toMatchObject({ breakerFailures: 5, breakerWindowMs: 10_000, probeMs: 5000 })
})

/** A system that answers everything well, unless it is told to fail. */
const cms = (respond: () => StandInAnswer | undefined = () => ({ body: good })): Promise<StandInServer> =>
  createStandIn({ respond })

async function failing(fault: string, limits = {}) {
  const standIn = await cms()
  standIn.fault(fault)
  const { upstream, lines } = createTestHttpClient({ baseUrl: standIn.url, limits })
  expectLog('error', anything)
  const began = performance.now()
  const error = await faultOf(upstream.fetchJson({ path: 'page' }))
  return { error, standIn, upstream, lines, ms: performance.now() - began }
}

const isGone = (standIn: StandInServer) => eventually(() => expect(standIn.underWay()).toBe(0))

test.each([
  ['status=500', 'status', 'The content system answered with status 500'],
  ['status=401', 'unauthorised', 'refused access with status 401: check CMS_API_KEY'],
  ['status=403', 'unauthorised', 'refused access with status 403: check CMS_API_KEY'],
  ['status=419', 'redirected', 'asks for a CSRF token'],
  ['status=204', 'malformed', 'answered with status 204 and no content'],
  ['html', 'not-json', 'answered with a web page instead of JSON: check CMS_URL'],
  ['not-json', 'malformed', 'JSON that cannot be read'],
  ['empty', 'malformed', 'an empty body'],
  ['reset', 'unreachable', 'cannot be reached (ECONNRESET): check CMS_URL and that it runs'],
  ['reset-body', 'malformed', 'something that cannot be read (ABORTED)'],
  ['truncate', 'malformed', 'something that cannot be read (ABORTED)'],
  ['deep=65', 'too-large', 'more than 64 levels'],
  ['deep=10000', 'too-large', 'more than 64 levels'],
  ['deep=1000000', 'too-large', 'more than 64 levels'],
  ['many=20001', 'too-large', 'more than 20000 members in one list'],
  ['double-gzip', 'malformed', 'answered with the encoding "gzip, gzip"'],
])('a system that fails with %s is the failure %s', async (fault, kind, message) => {
  const { error } = await failing(fault)
  expect(error).toMatchObject({ name: 'CmsError', fault: kind })
  expect(error.message).toContain(message)
})

test.each(['truncate', 'reset-body', 'not-json'])(
  'of a body cut by %s nothing comes through',
  async (fault) => {
    const { upstream, standIn } = await failing(fault)
    standIn.fault('ok')
    await expect(upstream.fetchJson({ path: 'page' })).resolves.toMatchObject({ value: good })
  },
)

test.each([
  ['deep=63', { data: expect.anything() }],
  ['many=20000', { data: expect.objectContaining({ length: 20_000 }) }],
  ['wrong-types=null', { data: null }],
  ['wrong-types=number', { data: 7 }],
  ['wrong-types=bare', null],
])('JSON of any shape within the limits is an answer: %s', async (fault, value) => {
  const standIn = await cms()
  standIn.fault(fault)
  const { upstream } = createTestHttpClient({ baseUrl: standIn.url })
  const answer = await upstream.fetchJson({ path: 'page' })
  expect(answer).toEqual({ kind: 'found', digest: expect.any(String), value })
})

test.each([
  ['redirect', 'a redirect to /cp/auth/login:'],
  ['redirect=https://169.254.169.254/latest?token=geheim', 'a redirect to https://169.254.169.254/latest:'],
  ['redirect=//evil.example/x', 'a redirect to http://evil.example/x:'],
  ['redirect=http://[', 'a redirect to an address that is none:'],
  ['redirect-loop', 'a redirect to /page:'],
])('%s is not followed: exactly one request is made', async (fault, message) => {
  const { error, standIn } = await failing(fault)
  expect(error).toMatchObject({ fault: 'redirected', status: 302 })
  expect(error.message).toContain(`CMS_URL answered with ${message}`)
  expect(standIn.count()).toBe(1)
})

test('a body of 200 MB is stopped at the limit, and its connection closed', async () => {
  const { error, standIn } = await failing('huge')
  expect(error.fault).toBe('too-large')
  await isGone(standIn)
  expect(standIn.bytesSent()).toBeLessThan(20 * 1024 * 1024)
})

test.each(['gzip-bomb', 'brotli-bomb'])(
  '%s is unpacked no further than the limit',
  async (fault) => {
    const before = process.memoryUsage().rss
    // The stand-in packs the bomb while the client waits.
    const patience = { firstByteMs: 25_000, totalMs: 25_000 }
    const { error, standIn } = await failing(fault, { maxBytes: 1024 * 1024, ...patience })
    expect(error.message).toBe('The content system answered with more than 1048576 bytes, CMS_MAX_BYTES')
    expect(process.memoryUsage().rss - before).toBeLessThan(128 * 1024 * 1024)
    await isGone(standIn)
  },
  30_000,
)

test('the largest body of one request may be smaller than the limit, never larger', async () => {
  const standIn = await cms()
  const { upstream } = createTestHttpClient({ baseUrl: standIn.url, limits: { maxBytes: 30 } })
  expectLog('error', 'more than 10 bytes')
  expect((await faultOf(upstream.fetchJson({ path: 'a', maxBytes: 10 }))).fault).toBe('too-large')
  await expect(upstream.fetchJson({ path: 'a', maxBytes: 30 })).resolves.toMatchObject({ kind: 'found' })
  standIn.fault('huge=1')
  expect((await faultOf(upstream.fetchJson({ path: 'a', maxBytes: 1e9 }))).fault).toBe('too-large')
})

/** Milliseconds that no part of an answer takes here, however busy the machine is. */
const patience = 15_000

test.each([
  ['hang', { firstByteMs: 150 }, 'did not answer within 150 ms'],
  ['slow-headers', { firstByteMs: 150 }, 'did not answer within 150 ms'],
  ['delay=30000', { firstByteMs: 150 }, 'did not answer within 150 ms'],
  ['drip=20', { totalMs: 2000 }, 'did not finish its answer within 2000 ms'],
  ['silent-length', { totalMs: 2000 }, 'did not finish its answer within 2000 ms'],
])('%s ends at its limit, and leaves no connection', async (fault, limit, message) => {
  const limits = { connectMs: patience, firstByteMs: patience, totalMs: patience, ...limit }
  const { error, standIn, ms } = await failing(fault, limits)
  expect(error).toMatchObject({ fault: 'timeout', message: expect.stringContaining(message) })
  expect(ms).toBeLessThan(patience)
  await isGone(standIn)
})

/** Takes connections and says nothing: no TLS connection ever stands. */
async function silentListener(): Promise<number> {
  const server = createServer({ pauseOnConnect: true })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => void server.close())
  return (server.address() as { port: number }).port
}

test('nobody there is told apart from slow: the connection is refused at once', async () => {
  const standIn = await cms()
  await standIn.down()
  const { upstream } = createTestHttpClient({ baseUrl: standIn.url })
  expectLog('error', `at 127.0.0.1:${standIn.port} cannot be reached (ECONNREFUSED)`)
  expect((await faultOf(upstream.fetchJson({ path: 'page' }))).fault).toBe('unreachable')
})

test('a host that does not exist is unreachable', async () => {
  const { upstream } = createTestHttpClient({ baseUrl: 'http://cms.invalid/' })
  expectLog('error', /The content system at cms\.invalid cannot be reached \((ENOTFOUND|EAI_AGAIN)\)/)
  expect((await faultOf(upstream.fetchJson({ path: 'page' }))).fault).toBe('unreachable')
})

test('a TLS connection that is never made ends at the limit for connecting', async () => {
  const port = await silentListener()
  const { upstream } = createTestHttpClient({
    baseUrl: `https://127.0.0.1:${port}/`,
    limits: { connectMs: 150, firstByteMs: patience, totalMs: patience },
  })
  expectLog('error', 'cannot be reached (ETIMEDOUT)')
  const began = performance.now()
  expect((await faultOf(upstream.fetchJson({ path: 'page' }))).fault).toBe('unreachable')
  expect(performance.now() - began).toBeLessThan(patience)
})

test('a certificate that nobody signed is said to be one', async () => {
  const standIn = await createStandIn({ respond: () => ({ body: good }), tls: untrusted })
  const { upstream } = createTestHttpClient({ baseUrl: standIn.url })
  expectLog('error', 'The certificate of CMS_URL is not trusted (DEPTH_ZERO_SELF_SIGNED_CERT)')
  expect((await faultOf(upstream.fetchJson({ path: 'page' }))).fault).toBe('tls')
  expect(standIn.count()).toBe(0)
})

test('a server that speaks no HTTP is a failure', async () => {
  const server = createServer((socket: Socket) => socket.end('SSH-2.0-OpenSSH_9.2\r\n'))
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => void server.close())
  const { port } = server.address() as { port: number }
  const { upstream } = createTestHttpClient({ baseUrl: `http://127.0.0.1:${port}/` })
  expectLog('error', 'something that cannot be read (HPE_INVALID_CONSTANT)')
  expect((await faultOf(upstream.fetchJson({ path: 'page' }))).fault).toBe('malformed')
})

test('an answer that changes the protocol is a failure, and each further one too', async () => {
  const head = 'HTTP/1.1 101 Switching Protocols\r\nConnection: upgrade\r\nUpgrade: x\r\n\r\n'
  const server = createServer((socket: Socket) => void socket.once('data', () => socket.write(head)))
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => void server.close())
  const { port } = server.address() as { port: number }
  const { upstream } = createTestHttpClient({
    baseUrl: `http://127.0.0.1:${port}/`,
    limits: { concurrency: 1 },
  })
  expectLog('error', 'cannot be reached (ECONNRESET)')
  for (const path of ['a', 'b'])
    expect((await faultOf(upstream.fetchJson({ path }))).fault).toBe('unreachable')
})

test.each([
  ['gzip', gzipSync(JSON.stringify(good)).subarray(0, 20)],
  ['gzip', Buffer.from('not packed')],
  ['br', Buffer.from('not packed')],
  ['zstd', Buffer.from('{}')],
  ['deflate', Buffer.from('{}')],
])('%s that cannot be unpacked is a failure', async (encoding, body) => {
  const standIn = await cms(() => ({ headers: { 'content-encoding': encoding }, body }))
  const { upstream } = createTestHttpClient({ baseUrl: standIn.url })
  expectLog('error', anything)
  expect((await faultOf(upstream.fetchJson({ path: 'page' }))).fault).toBe('malformed')
})

test('an answer that unpacks to nothing, again and again, ends at the limit', async () => {
  const body = Buffer.concat(new Array<Buffer>(60_000).fill(gzipSync('')))
  const standIn = await cms(() => ({ headers: { 'content-encoding': 'gzip' }, body }))
  const { upstream } = createTestHttpClient({ baseUrl: standIn.url, limits: { maxBytes: 1_000_000 } })
  expectLog('error', 'more than 1000000 bytes')
  expect((await faultOf(upstream.fetchJson({ path: 'page' }))).fault).toBe('too-large')
})

test('no more than eight calls are under way, others wait their turn', async () => {
  const standIn = await cms()
  standIn.fault('delay=50')
  const { upstream } = createTestHttpClient({ baseUrl: standIn.url })
  const answers = await Promise.all(
    Array.from({ length: 30 }, (_, i) => upstream.fetchJson({ path: `p${i}` })),
  )
  expect(answers.every(({ kind }) => kind === 'found')).toBe(true)
  expect(standIn.mostAtOnce()).toBe(8)
})

test('a call that finds the queue full, or waits too long, is refused without blame', async () => {
  const standIn = await cms()
  standIn.fault('delay=300')
  const limits = { concurrency: 1, queue: 1, queueMs: 50 }
  const { upstream } = createTestHttpClient({ baseUrl: standIn.url, limits })
  const first = upstream.fetchJson({ path: 'a' })
  const second = faultOf(upstream.fetchJson({ path: 'b' }))
  expect((await faultOf(upstream.fetchJson({ path: 'c' }))).fault).toBe('busy')
  expect((await second).fault).toBe('busy')
  await first
  expect(standIn.count()).toBe(1)
  expect(upstream.state()).toEqual({ ok: true, open: false })
})

test('a connection that is gone is tried once more, and no more than the budget allows', async () => {
  const standIn = await cms()
  standIn.fault('reset')
  const { upstream } = createTestHttpClient({ baseUrl: standIn.url, limits: { breakerFailures: 100 } })
  expectLog('error', 'ECONNRESET')
  for (let i = 0; i < 10; i++) await faultOf(upstream.fetchJson({ path: 'page' }))
  expect(standIn.count()).toBe(14)
})

test('what was posted for a form is never sent twice', async () => {
  const standIn = await cms()
  standIn.fault('reset')
  const { upstream } = createTestHttpClient({ baseUrl: standIn.url })
  expectLog('error', 'ECONNRESET')
  await faultOf(upstream.send({ path: '!/forms/contact', method: 'POST', body: 'naam=Kap' }))
  expect(standIn.count()).toBe(1)
})
