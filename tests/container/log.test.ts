/** The log and the metrics of the build, as a monitor gets them. */
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { expect, onTestFinished, test } from 'vitest'
import { freePort } from '../../scripts/chaos/lab/free-port.mjs'
import { answerContractSite } from '../support/cms/rest-answers.ts'
import { createStandIn } from '../support/cms/stand-in.ts'
import { eventually } from '../support/eventually.ts'
import { faultsIn, type Schema } from '../support/json-schema.ts'
import { scrape } from '../support/metrics.ts'
import type { LogLine } from '../support/test-deps.ts'

const dist = join(import.meta.dirname, '../../dist')
const schema = JSON.parse(
  readFileSync(join(import.meta.dirname, '../../docs/monitoring/log.schema.json'), 'utf8'),
) as Schema

interface Site {
  readonly url: string
  readonly metrics: string
  readonly child: ChildProcess
  /** Everything on standard output so far, as lines. */
  lines(): readonly LogLine[]
  get(path: string, init?: RequestInit): Promise<number>
  /** Ends it, and resolves with its exit code. */
  stop(): Promise<number>
}

/** Starts the build, and waits until it listens. */
async function start(env: Readonly<Record<string, string>>): Promise<Site> {
  const port = await freePort()
  const child = spawn(process.execPath, [join(dist, 'server/main.js')], {
    ...{ cwd: dist, stdio: ['ignore', 'pipe', 'ignore'] },
    env: {
      ...{ PORT: '0', HOST: '127.0.0.1', METRICS_PORT: String(port), LOG_LEVEL: 'debug' },
      ...{ SNAPSHOT_DIR: '', BUILDS_DIR: '', PICTURES_DIR: '', FORMS_DIR: '', ...env },
    },
  })
  onTestFinished(() => void child.kill('SIGKILL'))
  const output: string[] = []
  child.stdout?.setEncoding('utf8').on('data', (chunk: string) => void output.push(chunk))
  const lines = () =>
    output
      .join('')
      .split('\n')
      .slice(0, -1)
      .map((line) => JSON.parse(line) as LogLine)
  await eventually(() => expect(lines().map(({ msg }) => msg)).toContain('Listening'))
  const url = String(lines().find(({ msg }) => msg === 'Listening')?.url)
  return {
    ...{ url, metrics: `http://127.0.0.1:${port}`, child, lines },
    async get(path, init) {
      const answer = await fetch(url + path, { redirect: 'manual', ...init })
      await answer.arrayBuffer()
      return answer.status
    },
    async stop() {
      const ended = once(child, 'close')
      child.kill('SIGTERM')
      return (await ended)[0] as number
    },
  }
}

const said = (site: Site, message: string) => site.lines().filter(({ msg }) => msg === message)

test('every line of a start, of requests, faults and a stop is as the schema says', async () => {
  const standIn = await createStandIn({ respond: answerContractSite({}) })
  const site = await start({ CONTENT_SOURCE: 'rest', CMS_URL: standIn.url, PAGES_TTL_S: '1' })
  const traceparent = '00-4bf92f3577b34da6a3ce929d0e0e4736-00f067aa0ba902b7-01'
  for (const path of [
    '/',
    '/en',
    '/en?x=1',
    '/nope',
    '/%zz',
    '/health',
    '/robots.txt',
    '/EN',
    '/search?q=mill',
  ])
    await site.get(path, { headers: { traceparent } })
  await site.get('/en', { method: 'DELETE' })
  standIn.fault('status=503')
  await eventually(async () => {
    await site.get('/en/yard')
    expect(site.lines().filter(({ level }) => level === 50)).not.toEqual([])
  })
  standIn.fault('ok')
  expect(await site.stop()).toBe(0)

  const lines = site.lines()
  const faults = lines.flatMap((line) => faultsIn(line, schema).map((problem) => `${line.msg}: ${problem}`))
  expect([...new Set(faults)]).toEqual([])
  for (const message of ['request', 'CMS call', 'Listening', 'Stopping', 'Stopped'])
    expect(said(site, message), message).not.toEqual([])
  expect(said(site, 'request')[0]).toMatchObject({ traceId: '4bf92f3577b34da6a3ce929d0e0e4736' })
  expect(lines.some(({ cms }) => Object(cms).fault === 'status')).toBe(true)
})

test('calls that are made for a traced request carry its trace on', async () => {
  const standIn = await createStandIn({ respond: answerContractSite({}) })
  const site = await start({ CONTENT_SOURCE: 'rest', CMS_URL: standIn.url, PAGE_CACHE_MAX_BYTES: '0' })
  const traceId = 'a'.repeat(32)
  await site.get('/en/yard/mill', { headers: { traceparent: `00-${traceId}-00f067aa0ba902b7-00` } })
  const traced = standIn.requests.flatMap(({ headers }) => headers.traceparent ?? [])
  expect(traced).not.toEqual([])
  for (const header of traced) expect(header).toMatch(new RegExp(`^00-${traceId}-[0-9a-f]{16}-00$`))
})

test('a flood of 404s is counted in full, and fills no log', async () => {
  const site = await start({})
  const flood = 200
  for (let n = 0; n < flood; n += 20)
    await Promise.all(Array.from({ length: 20 }, (_, m) => site.get(`/nope-${n + m}`)))
  const lines = () => said(site, 'request').filter(({ status }) => status === 404).length
  const left = () =>
    said(site, 'Requests are left out').reduce((sum, { leftOut }) => sum + Number(leftOut), 0)
  await eventually(() => expect(lines() + left()).toBe(flood))
  expect(site.lines().flatMap((line) => faultsIn(line, schema))).toEqual([])
  const { sum } = await scrape(site.metrics)
  expect(sum('triptych_http_requests_total', { code: '404' })).toBe(flood)
  expect(sum('triptych_log_lines_left_out_total', { reason: 'not-found' })).toBe(left())
}, 120_000)

test('a port for metrics that is taken ends the start with a line that says so', async () => {
  const site = await start({})
  const port = new URL(site.metrics).port
  const second = spawn(process.execPath, [join(dist, 'server/main.js')], {
    ...{ cwd: dist, stdio: ['ignore', 'ignore', 'pipe'] },
    env: { PORT: '0', HOST: '127.0.0.1', METRICS_PORT: port, BUILDS_DIR: '' },
  })
  onTestFinished(() => void second.kill('SIGKILL'))
  const [code, errors] = await Promise.all([once(second, 'exit'), text(second.stderr)])
  expect(code).toEqual([1, null])
  expect(errors.trim().split('\n').at(-1)).toBe(`Cannot listen on 127.0.0.1:${port} (EADDRINUSE)`)
})

test('metrics end with the site', async () => {
  const site = await start({ WARM_UP_MS: '0' })
  expect((await scrape(site.metrics)).sum('triptych_ready')).toBe(1)
  expect(await site.stop()).toBe(0)
  await expect(fetch(site.metrics)).rejects.toThrow()
})
