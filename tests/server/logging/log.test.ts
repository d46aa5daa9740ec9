import request from 'supertest'
import { describe, expect, test } from 'vitest'
import { createLogger } from '../../../server/logging/logger.ts'
import { failing, fakeSource } from '../../support/content.ts'
import { createGate } from '../../support/gate.ts'
import { sendRaw } from '../../support/raw.ts'
import { expectLog } from '../../support/reports.ts'
import { buildId, type LogLine, portOf, serve } from '../../support/test-deps.ts'

const requestsIn = (log: readonly LogLine[]) => log.filter(({ msg }) => msg === 'request')

/** Asks once, and answers with the request's line. */
async function lineOf(path: string, headers: Readonly<Record<string, string>> = {}) {
  const log: LogLine[] = []
  const answer = await request(await serve({ log }))
    .get(path)
    .set(headers)
    .redirects(0)
  const [line, ...others] = requestsIn(log)
  return { answer, line, others, log }
}

describe('every request', () => {
  test('is one line with its fields', async () => {
    const { answer, line, others } = await lineOf('/en/about-us?token=secret')
    expect(others).toEqual([])
    expect(line).toMatchObject({
      level: 30,
      reqId: answer.headers['x-request-id'],
      method: 'GET',
      path: '/en/about-us',
      route: '/*slug',
      locale: 'en',
      status: 200,
      ms: expect.any(Number),
      bytes: Number(answer.headers['content-length']),
      cache: 'miss',
      buildId,
    })
    expect(line).not.toHaveProperty('aborted')
  })

  test.each([
    ['/', '/', 'nl', 200],
    ['/de/designsystem/color', '/designsystem/color', 'de', 200],
    ['/en/nope', '/*slug', 'en', 404],
    ['/designsystem/nope', '/*slug', 'nl', 404],
    ['/a/b/c/d/e/f/g/h/i/j/k', undefined, 'nl', 404],
    ['/en/_payload.json', '/', 'en', 200],
    ['/health', undefined, undefined, 200],
    ['/EN', undefined, undefined, 308],
  ])('%s is logged with the route %s', async (path, route, locale, status) => {
    const { line } = await lineOf(path)
    expect(line).toMatchObject({ path, status })
    expect([line?.route, line?.locale]).toEqual([route, locale])
  })

  test.each(['/en/about-us', '/nope', '/feed.xml', '/sitemap.xml', '/health', '/api/globalsData'])(
    'HEAD %s sent no bytes, from wherever it was answered',
    async (path) => {
      const log: LogLine[] = []
      const server = await serve({ log })
      for (const _ of ['made', 'known']) await request(server).head(path)
      expect(requestsIn(log).map(({ bytes }) => bytes)).toEqual([0, 0])
    },
  )

  test('that the visitor gave up says so', async () => {
    const log: LogLine[] = []
    const [asked, gate, logged] = [createGate(), createGate(), createGate()]
    const source = fakeSource({
      async page() {
        asked.open()
        await gate.passed
        return { kind: 'missing' }
      },
    })
    const push = log.push.bind(log)
    log.push = (...lines) => {
      if (lines.some(({ msg }) => msg === 'request')) logged.open()
      return push(...lines)
    }
    const server = await serve({ source, log })
    const abort = new AbortController()
    const answer = fetch(`http://127.0.0.1:${portOf(server)}/slow`, { signal: abort.signal })
    const failed = expect(answer).rejects.toThrow()
    await asked.passed
    abort.abort()
    await failed
    await logged.passed
    gate.open()
    expect(requestsIn(log)).toMatchObject([{ path: '/slow', aborted: true }])
  })
})

describe('request ids', () => {
  test.each(['abc-123', 'a.b:c_d', 'x'.repeat(64)])('%s is sane and kept', async (id) => {
    const { answer, line } = await lineOf('/health/live', { 'X-Request-Id': id })
    expect(answer.headers['x-request-id']).toBe(id)
    expect(line?.reqId).toBe(id)
  })

  test.each(['', 'a b', 'x'.repeat(65), '<script>', 'a,b', '{"a":1}'])('%j is replaced', async (id) => {
    const { answer } = await lineOf('/health/live', { 'X-Request-Id': id })
    expect(answer.headers['x-request-id']).toMatch(/^[0-9a-f-]{36}$/)
  })

  test('two requests have two', async () => {
    const [first, second] = [await lineOf('/health/live'), await lineOf('/health/live')]
    expect(first.line?.reqId).not.toBe(second.line?.reqId)
  })

  test('errors have one too', async () => {
    const { answer } = await lineOf('/%zz')
    expect(answer.headers['x-request-id']).toMatch(/^[0-9a-f-]{36}$/)
  })
})

describe('no secret is logged', () => {
  test('whatever header, query or cookie it comes in', async () => {
    const secret = 'do-not-log-this'
    const { log } = await lineOf(`/en/about-us?token=${secret}&api_key=${secret}`, {
      Authorization: `Bearer ${secret}`,
      Cookie: `session=${secret}`,
      'X-Api-Key': secret,
      Referer: `https://other.example/?t=${secret}`,
      'User-Agent': secret,
    })
    expect(JSON.stringify(log)).not.toContain(secret)
  })

  test('also when the request fails', async () => {
    expectLog('error', 'Request failed')
    const log: LogLine[] = []
    await request(await serve({ source: fakeSource({ page: failing() }), log }))
      .get('/x?token=do-not-log-this')
      .set('Authorization', 'do-not-log-this')
    expect(JSON.stringify(log)).not.toContain('do-not-log-this')
  })

  test('fields with the names of secrets are redacted', () => {
    const lines: string[] = []
    const logger = createLogger('info', { write: (text) => lines.push(text) })
    logger.info(
      { cms: { authorization: 'x1', cookie: 'x2', api_key: 'x3', token: 'x4' }, req: { headers: 'x5' } },
      'call',
    )
    expect(lines.join('')).not.toMatch(/x\d/)
  })
})

describe('input cannot forge a line', () => {
  test.each(['/%0a{"level":60}', '/%1b[31mred', '/%s%d%o%j', '/%00', '/%E2%80%A8'])('%s', async (path) => {
    const texts: string[] = []
    const log: LogLine[] = []
    const answer = await sendRaw(
      await serve({ log }),
      `GET ${path} HTTP/1.1`,
      'Host: a.example',
      'Connection: close',
    )
    expect([400, 404]).toContain(answer.status)
    for (const line of log) texts.push(JSON.stringify(line))
    expect(requestsIn(log)).toHaveLength(1)
    expect(requestsIn(log)[0]).toMatchObject({ level: 30, path })
  })

  test('control characters are escaped', () => {
    const lines: string[] = []
    const logger = createLogger('info', { write: (text) => lines.push(text) })
    logger.info({ path: 'a\n{"level":60}\u001b[31m' }, 'request %s')
    expect(lines).toHaveLength(1)
    for (const character of ['\n', '\u001b']) expect(lines[0]?.trimEnd()).not.toContain(character)
    expect(JSON.parse(lines[0] ?? '')).toMatchObject({ level: 30, msg: 'request %s' })
  })

  test('a long path is cut', async () => {
    const { line } = await lineOf(`/${'x'.repeat(3_000)}`)
    expect(String(line?.path)).toHaveLength(500)
  })
})
