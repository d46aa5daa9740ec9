import { once } from 'node:events'
import { expect, onTestFinished, test } from 'vitest'
import { healthAnswers } from '../../../server/handlers/health.ts'
import { createMonitorServer } from '../../../server/metrics/monitor-server.ts'
import { serveMetrics } from '../../support/metrics.ts'
import { expectLog } from '../../support/reports.ts'
import { portOf, testDeps } from '../../support/test-deps.ts'

/** The server of health alone, and what it is told. */
async function healthPort() {
  const deps = await testDeps()
  const server = createMonitorServer(healthAnswers(deps), deps.logger).listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => void server.close().closeAllConnections())
  const get = (path: string, init?: RequestInit) => fetch(`http://127.0.0.1:${portOf(server)}${path}`, init)
  return { deps, get }
}

test('health is told at a port of its own, in the same words as at that of the site', async () => {
  const { deps, get } = await healthPort()
  for (const path of ['/health', '/health/live', '/health/ready', '/health/startup'])
    expect((await get(path)).status).toBe(200)
  const { headers } = await get('/health/ready')
  expect(headers.get('cache-control')).toBe('no-store')
  expect(headers.get('content-type')).toBe('application/json; charset=utf-8')
  deps.lifecycle.state = 'stopping'
  const ready = await get('/health/ready')
  expect([ready.status, await ready.json()]).toEqual([503, { status: 'stopping' }])
})

test.each([
  ['/', 'GET', 404],
  ['/metrics', 'GET', 404],
  ['/health', 'HEAD', 200],
  ['/health', 'POST', 405],
] as const)('that port answers %s to %s with %i', async (path, method, status) => {
  const { get } = await healthPort()
  expect((await get(path, { method })).status).toBe(status)
})

test('the port of the metrics tells of health too', async () => {
  const deps = await testDeps({ config: { METRICS_PORT: '0', METRICS_HOST: '127.0.0.1' } })
  deps.metrics?.answer(healthAnswers(deps))
  const url = await serveMetrics(deps.metrics)
  expect((await fetch(`${url}/health/ready`)).status).toBe(200)
  expect((await fetch(`${url}/metrics`)).status).toBe(200)
})

test('an answer that cannot be found out is one warning, and 500', async () => {
  expectLog('warn', 'A monitor could not be answered')
  const { logger } = await testDeps()
  const fail = () => {
    throw new Error('no')
  }
  const server = createMonitorServer(new Map([['/x', fail]]), logger).listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => void server.close().closeAllConnections())
  expect((await fetch(`http://127.0.0.1:${portOf(server)}/x`)).status).toBe(500)
})
