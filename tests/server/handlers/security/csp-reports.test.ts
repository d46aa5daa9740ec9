import { gzipSync } from 'node:zlib'
import request from 'supertest'
import { beforeAll, describe, expect, test } from 'vitest'
import { scrape, serveMetrics } from '../../../support/metrics.ts'
import { sendRaw } from '../../../support/raw.ts'
import { expectLog } from '../../../support/reports.ts'
import { type LogLine, serve, serveDeps, serveFile, testDeps } from '../../../support/test-deps.ts'

const address = '/csp-reports'
const refused = 'A browser refused what a page asks for'
const modern = 'application/reports+json'
const body = {
  ...{
    documentURL: 'https://www.example.org/en/about-us?live=1',
    blockedURL: 'https://tag.example/a.js?who=7',
  },
  ...{ effectiveDirective: 'script-src-elem', disposition: 'enforce' },
}
const reports = JSON.stringify([{ type: 'csp-violation', age: 3, url: body.documentURL, body }])
const behind = (n: number) => ({ 'X-Forwarded-For': `192.0.2.${n}` })
const config = { TRUST_PROXY: '1' }
const log: LogLine[] = []
const site = await serveFile({ config, log })
const send = (text: string | Buffer, type: string, n: number) =>
  request(site)
    .post(address)
    .set(behind(n))
    .set('Content-Type', type)
    .serialize(String)
    .send(text as string)

describe('a report is taken, and answered with nothing', () => {
  test.each([
    ['of the Reporting API', modern, reports],
    ['in the form of other browsers', 'application/csp-report', JSON.stringify({ 'csp-report': body })],
    ['with a charset', `${modern}; charset=utf-8`, reports],
  ])('%s', async (_, type, text) => {
    expectLog('warn', refused)
    const { status, text: said, headers } = await send(text, type, 1)
    expect([status, said]).toEqual([204, ''])
    expect(headers['cache-control']).toBe('no-store')
  })

  test('the log has directive, origin and path, no query and no line of the request', () => {
    const lines = log.filter(({ msg }) => msg === refused)
    expect(lines[0]).toEqual({
      ...{ level: 40, time: expect.any(Number), msg: refused },
      ...{ directive: 'script-src-elem', blocked: 'https://tag.example', page: '/en/about-us' },
    })
    expect(log.filter(({ path }) => path === address)).toEqual([])
  })
})

describe('what is no report is refused without words, without a line and without an error screen', () => {
  const long = `[${JSON.stringify('x'.repeat(17_000))}]`
  test.each([
    ['another type', 415, 'application/json', reports],
    ['a form', 415, 'application/x-www-form-urlencoded', 'a=b'],
    ['no JSON', 400, modern, '{'],
    ['nothing', 400, modern, ''],
    ['bytes', 400, modern, Buffer.from([0xff, 0xfe, 0])],
    ['a page', 400, modern, '<p>'],
    ['more than 16 KB', 413, modern, long],
  ])('%s: %d', async (_, status, type, text) => {
    const lines = log.length
    const answer = await send(text, type, 2)
    expect([answer.status, answer.text ?? '']).toEqual([status, ''])
    expect(log.slice(lines)).toEqual([])
  })

  test('a body that is compressed', async () => {
    const answer = await send(gzipSync(reports), modern, 3).set('Content-Encoding', 'gzip')
    expect(answer.status).toBe(415)
  })

  test('a long body is not waited for', async () => {
    const head = [
      `POST ${address} HTTP/1.1`,
      'Host: a.example',
      'Content-Length: 99999999',
      'X-Forwarded-For: 192.0.2.4',
    ]
    const { status } = await sendRaw(site, ...head, `Content-Type: ${modern}`)
    expect(status).toBe(413)
    const chunks = [...head.filter((line) => !line.startsWith('Content-L')), 'Transfer-Encoding: chunked']
    expect((await sendRaw(site, ...chunks, `Content-Type: ${modern}`)).status).toBe(411)
  })

  test('GET and other methods are as at any address', async () => {
    expect((await request(site).get(address)).status).toBe(404)
    expect((await request(site).put(address)).status).toBe(405)
  })
})

describe('limits', () => {
  const statuses = { one: [] as number[], other: 0, all: [] as number[] }
  const extension = JSON.stringify([
    { type: 'csp-violation', body: { ...body, sourceFile: 'moz-extension://a' } },
  ])
  beforeAll(async () => {
    for (let n = 0; n < 21; n++) statuses.one.push((await send(extension, modern, 5)).status)
    statuses.other = (await send(extension, modern, 6)).status
    for (let n = 0; n < 300; n++) statuses.all.push((await send(extension, modern, 10 + (n % 30))).status)
  }, 60_000)

  test('an address sends twenty in a minute, and another one is not kept waiting', () => {
    expect(statuses.one).toEqual([...Array(20).fill(204), 429])
    expect(statuses.other).toBe(204)
  })

  test('all together send three hundred', async () => {
    expect(statuses.all.at(0)).toBe(204)
    expect(statuses.all.at(-1)).toBe(429)
    const { status, headers } = await send(extension, modern, 99)
    expect(status).toBe(429)
    expect(Number(headers['retry-after'])).toBeGreaterThan(0)
  })
})

test('while pages are refused no report is read', async () => {
  const deps = await testDeps({ config })
  const renderQueue = { ...deps.scheduler.renderQueue, isFull: () => true }
  const server = await serveDeps({ ...deps, scheduler: { ...deps.scheduler, renderQueue } })
  const { status, headers } = await request(server).post(address).set('Content-Type', modern).send('{')
  expect([status, headers['retry-after']]).toEqual([503, '60'])
})

test('reports are counted by directive, and what was left out by reason', async () => {
  expectLog('warn', refused)
  const deps = await testDeps({ config: { ...config, METRICS_PORT: '0', METRICS_HOST: '127.0.0.1' } })
  const server = await serveDeps(deps)
  const metrics = await serveMetrics(deps.metrics)
  const post = (text: string, type = modern) =>
    request(server).post(address).set('Content-Type', type).send(text)
  for (const text of [reports, '{', reports.replace('https://tag.example/a.js?who=7', 'chrome-extension')])
    await post(text)
  for (let n = 0; n < 20; n++) await post('a=b', 'text/plain')
  const { sum } = await scrape(metrics)
  expect(sum('triptych_csp_violations_total', { directive: 'script-src-elem' })).toBe(1)
  const left = (reason: string) => sum('triptych_csp_reports_left_out_total', { reason })
  expect([left('extension'), left('malformed'), left('limited')]).toEqual([1, 18, 3])
  expect(sum('triptych_http_requests_total', { route: address, code: '429' })).toBe(3)
})

describe('pages say where to report', () => {
  const named = { 'reporting-endpoints': `csp="${address}"` }

  test('in a header that is the same each time, on pages alone', async () => {
    for (const path of ['/', '/en/about-us', '/en/about-us', '/nope']) {
      const { headers } = await request(site).get(path)
      expect(headers).toMatchObject(named)
      expect(headers['content-security-policy']).toMatch(/; report-to csp; report-uri \/csp-reports$/)
    }
    for (const path of ['/api/globalsData', '/robots.txt', '/_payload.json', '/health']) {
      const { headers } = await request(site).get(path)
      expect([path, headers['reporting-endpoints']]).toEqual([path, undefined])
      expect(headers['content-security-policy']).not.toContain('report')
    }
  })

  test('unless it is switched off', async () => {
    const server = await serve({ config: { CSP_REPORTS: 'off' } })
    const { headers } = await request(server).get('/en/about-us')
    expect(headers).not.toHaveProperty('reporting-endpoints')
    expect(headers['content-security-policy']).not.toContain('report')
    expect((await request(server).post(address).set('Content-Type', modern).send(reports)).status).toBe(405)
  })
})
