import { expect, test, vi } from 'vitest'
import { createAccessLog } from '../../../server/logging/access-log.ts'
import { createLogger } from '../../../server/logging/logger.ts'
import { createMetrics } from '../../../server/metrics/create-metrics.ts'
import { measureCalls } from '../../../server/process/measure-connections.ts'
import { fakeSource } from '../../support/content.ts'
import { scrape, serveMetrics } from '../../support/metrics.ts'
import { expectLog } from '../../support/reports.ts'
import { buildId, type LogLine, portOf, serveDeps, testDeps } from '../../support/test-deps.ts'

const on = { METRICS_PORT: '0', METRICS_HOST: '127.0.0.1' }

/** A site with its metrics. */
async function site(options: Parameters<typeof testDeps>[0] = {}) {
  const deps = await testDeps({ ...options, config: { ...on, ...options.config } })
  const url = `http://127.0.0.1:${portOf(await serveDeps(deps))}`
  const metrics = await serveMetrics(deps.metrics)
  const get = async (path: string, init: RequestInit = {}) => {
    const answer = await fetch(url + path, { redirect: 'manual', ...init })
    await answer.arrayBuffer()
    return answer
  }
  return { deps, get, metrics, read: () => scrape(metrics) }
}

test('a request is counted by route, language, status and result of the page cache', async () => {
  const { get, read } = await site()
  for (const path of ['/en/about-us', '/en/about-us', '/health', '/nope', '/EN']) await get(path)
  const { sum } = await read()
  const requests = (labels: Readonly<Record<string, string>>) => sum('triptych_http_requests_total', labels)
  expect(requests({})).toBe(5)
  const page = { route: '/*slug', locale: 'en', class: '2xx', code: '200' }
  expect(requests({ ...page, cache: 'miss' })).toBe(1)
  expect(requests({ ...page, cache: 'hit' })).toBe(1)
  expect(requests({ route: 'health', locale: 'none', cache: 'none' })).toBe(1)
  expect(requests({ code: '404', class: '4xx' })).toBe(1)
  expect(requests({ code: '308', class: '3xx' })).toBe(1)
})

test('pages that are sent before Express are counted as those in Express', async () => {
  const { get, read } = await site()
  await get('/en/about-us')
  const miss = await read()
  const { headers } = await get('/en/about-us')
  const hit = await read()
  const route = { route: '/*slug' }
  const grown = (name: string, labels = {}) => hit.sum(name, labels) - miss.sum(name, labels)
  expect(grown('triptych_http_request_duration_seconds_count', { ...route, cache: 'hit' })).toBe(1)
  expect(grown('triptych_http_response_bytes_total', route)).toBe(Number(headers.get('content-length')))
})

test('a page that is made is counted with the time of both its phases', async () => {
  const { get, read } = await site()
  await get('/en/about-us')
  const { sum } = await read()
  for (const phase of ['content', 'render'])
    expect(sum('triptych_render_duration_seconds_count', { phase })).toBe(1)
})

test('the page cache tells its pages, their bytes and its limit', async () => {
  const { get, read } = await site({ config: { PAGE_CACHE_MAX_BYTES: '1000000' } })
  expect((await read()).sum('triptych_page_cache_entries')).toBe(0)
  await get('/en/about-us')
  await get('/nope')
  const { sum } = await read()
  expect(sum('triptych_page_cache_entries')).toBe(1)
  expect(sum('triptych_page_cache_bytes')).toBeGreaterThan(1_000)
  expect(sum('triptych_page_cache_max_bytes')).toBe(1_000_000)
  expect(sum('triptych_not_found_cache_entries')).toBe(1)
  expect(sum('triptych_not_found_cache_bytes')).toBeGreaterThan(1_000)
})

test('the content tells its state, age, pages and changes', async () => {
  const health = { state: 'degraded', loaded: true, age_s: 12, pages: 7, broken: 3 } as const
  const source = fakeSource({ health: () => health })
  const { read } = await site({ source })
  source.change()
  source.change()
  const { sum } = await read()
  expect(sum('triptych_content_state', { state: 'degraded' })).toBe(1)
  expect(sum('triptych_content_state')).toBe(1)
  expect(sum('triptych_content_age_seconds')).toBe(12)
  expect(sum('triptych_content_pages')).toBe(7)
  expect(sum('triptych_content_broken')).toBe(3)
  expect(sum('triptych_content_changes_total')).toBe(2)
})

test('a site that stops is not ready', async () => {
  const { deps, read } = await site()
  expect((await read()).sum('triptych_ready')).toBe(1)
  deps.lifecycle.state = 'stopping'
  expect((await read()).sum('triptych_ready')).toBe(0)
})

test('the build is named, and Node tells of itself', async () => {
  const { series, sum } = await (await site()).read()
  expect(series.get(`triptych_build_info{build_id="${buildId}",node="${process.version}"}`)).toBe(1)
  expect(sum('triptych_event_loop_active_seconds_total')).toBeGreaterThan(0)
  for (const name of [
    'nodejs_eventloop_lag_seconds',
    'nodejs_heap_size_used_bytes',
    'process_cpu_seconds_total',
  ])
    expect([...series.keys()]).toContain(name)
})

test('ten thousand made-up addresses add no series', async () => {
  const { deps, get, read } = await site()
  await get('/nope')
  const { writeAccessLog } = deps
  const paths = (n: number) => [`/${n}`, `/en/${n}`, `/_build/${n}.js`, `/api/${n}`, `/${n}/feed.xml`]
  const ask = (n: number) => {
    for (const path of paths(n))
      writeAccessLog({ reqId: 'r', method: 'GET', path, status: 404, ms: 1, bytes: 9, cache: 'none' })
  }
  ask(0)
  const before = await read()
  for (let n = 1; n <= 2_000; n++) ask(n)
  const after = await read()
  const ours = ({ series }: typeof after) => [...series.keys()].filter((key) => key.startsWith('triptych_'))
  expect(ours(after)).toEqual(ours(before))
  expect(after.sum('triptych_http_requests_total', { code: '404' })).toBe(1 + 5 * 2_001)
})

test('a feature adds metrics of its own, and one that cannot be read spoils no other', async () => {
  expectLog('warn', 'A metric could not be read')
  const { deps, read } = await site()
  const { metrics } = deps
  const total = { value: 4 }
  metrics?.gauge({ name: 'triptych_broken_links', help: 'x', read: () => 7 })
  metrics?.counter({
    ...{ name: 'triptych_messages_total', help: 'x', labels: ['kind'] },
    read: () => [{ labels: { kind: 'a' }, value: total.value }],
  })
  metrics?.gauge({ name: 'triptych_absent', help: 'x', read: () => undefined })
  metrics?.gauge({
    ...{ name: 'triptych_failing', help: 'x' },
    read() {
      throw new Error('no')
    },
  })
  const first = await read()
  expect(first.sum('triptych_broken_links')).toBe(7)
  expect(first.sum('triptych_messages_total', { kind: 'a' })).toBe(4)
  expect(first.types.get('triptych_messages_total')).toBe('counter')
  total.value = 5
  expectLog('warn', 'A metric could not be read')
  expect((await read()).sum('triptych_messages_total', { kind: 'a' })).toBe(5)
})

test.each([
  ['/', 'GET', 404],
  ['/metrics/x', 'GET', 404],
  ['/health', 'GET', 404],
  ['/metrics', 'POST', 405],
  ['/metrics', 'HEAD', 200],
  ['/metrics?x', 'GET', 200],
])('the server of the metrics answers %s %s with %i, and says nothing else', async (path, method, status) => {
  const { metrics } = await site()
  const answer = await fetch(metrics + path, { method })
  expect(answer.status).toBe(status)
  const body = await answer.text()
  expect(body !== '').toBe(status === 200 && method === 'GET')
  expect([...answer.headers.keys()]).not.toContain('server')
  expect(answer.headers.get('cache-control')).toBe('no-store')
  if (status === 200) expect(answer.headers.get('content-type')).toContain('version=0.0.4')
})

test('the site itself has no address for them', async () => {
  const { get } = await site()
  expect((await get('/metrics')).status).toBe(404)
})

test('without a port nothing is counted, and the library is not loaded', async () => {
  vi.doMock('prom-client', () => {
    throw new Error('loaded')
  })
  const deps = await testDeps()
  vi.doUnmock('prom-client')
  expect(deps.metrics).toBeUndefined()
})

test('requests are counted also where the log leaves them out', async () => {
  const log: LogLine[] = []
  const quiet = createLogger('error', { write: (text) => void log.push(JSON.parse(text)) })
  const { deps, read } = await site()
  const write = deps.metrics?.countRequests(createAccessLog(quiet, { buildId }))
  write?.({ reqId: 'r', method: 'GET', path: '/x', status: 404, ms: 1, bytes: 0, cache: 'none' })
  expect(log).toEqual([])
  expect((await read()).sum('triptych_http_requests_total')).toBe(1)
})

test('a kind of calls that alone is stopped is told by its name', async () => {
  const metrics = createMetrics({ warn: () => {} })
  const state = () => ({ ok: false, open: false, openKinds: ['menus'] })
  measureCalls(metrics, { state, load: () => ({ running: 0, waiting: 0 }) })
  const { sum } = await scrape(await serveMetrics(metrics))
  expect(sum('triptych_cms_kind_breaker_open', { kind: 'menus' })).toBe(1)
  expect(sum('triptych_cms_breaker_open')).toBe(0)
})
