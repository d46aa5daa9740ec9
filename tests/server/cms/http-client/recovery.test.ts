import { expect, onTestFinished, test, vi } from 'vitest'
import { createTestHttpClient, faultOf } from '../../../support/cms/http-client.ts'
import { createStandIn } from '../../../support/cms/stand-in.ts'
import { eventually } from '../../../support/eventually.ts'
import { expectLog } from '../../../support/reports.ts'

const good = { respond: () => ({ body: { data: 1 } }) }

const menu = 'api/navs/main/tree'

test('after failures of several kinds nothing but probes is sent; the first that is answered ends that', async () => {
  const standIn = await createStandIn(good)
  standIn.fault('status=503')
  const { upstream } = createTestHttpClient({ baseUrl: standIn.url, limits: { probeMs: 30 } })
  const recovered = vi.fn()
  upstream.onRecover(recovered)
  expectLog('error', 'status 503')
  for (let i = 0; i < 3; i++) for (const path of [menu, 'page']) await faultOf(upstream.fetchJson({ path }))
  expect(upstream.state()).toEqual({ ok: false, open: true })
  const error = await faultOf(upstream.fetchJson({ path: 'page' }))
  expect(error).toMatchObject({ fault: 'open', retryAfter: 1 })
  expect(error.message).toContain('not asked for the moment: The content system answered with status 503')
  expect(standIn.count('/page')).toBe(3)
  await eventually(() => expect(standIn.count('/probe')).toBeGreaterThan(1))
  expect(recovered).not.toHaveBeenCalled()
  standIn.fault('ok')
  await eventually(() => expect(recovered).toHaveBeenCalledTimes(1))
  expect(upstream.state()).toEqual({ ok: true, open: false })
  await expect(upstream.fetchJson({ path: 'page' })).resolves.toMatchObject({ kind: 'found' })
})

test('menus that fail for ever never stop pages', async () => {
  const standIn = await createStandIn(good)
  standIn.fault('status=500', '/navs/')
  const { upstream } = createTestHttpClient({ baseUrl: standIn.url, limits: { probeMs: 30 } })
  expectLog('error', 'status 500')
  for (let i = 0; i < 5; i++) await faultOf(upstream.fetchJson({ path: menu }))
  expect(upstream.state()).toEqual({ ok: false, open: false, openKinds: ['menus'] })
  const stopped = await faultOf(upstream.fetchJson({ path: menu }))
  expect(stopped).toMatchObject({ fault: 'open', retryAfter: 1 })
  expect(stopped.message).toContain('not asked for menus for the moment')
  for (let i = 0; i < 20; i++)
    await expect(upstream.fetchJson({ path: 'api/collections/pages/entries' })).resolves.toMatchObject({
      kind: 'found',
    })
  expect(upstream.state().openKinds).toEqual(['menus'])
  standIn.fault('ok')
  await eventually(() => expect(upstream.fetchJson({ path: menu })).resolves.toMatchObject({ kind: 'found' }))
  expect(upstream.state()).toEqual({ ok: true, open: false })
})

test('calls that wait in the queue when the system fails are not sent to it any more', async () => {
  const standIn = await createStandIn(good)
  standIn.fault('status=500')
  const { upstream } = createTestHttpClient({ baseUrl: standIn.url, limits: { concurrency: 1 } })
  expectLog('error', 'status 500')
  const errors = await Promise.all(
    Array.from({ length: 20 }, () => faultOf(upstream.fetchJson({ path: 'page' }))),
  )
  expect(errors.filter(({ fault }) => fault === 'open')).toHaveLength(15)
  expect(standIn.count('/page')).toBe(5)
})

test('forms fail at once too while the system is not asked', async () => {
  const standIn = await createStandIn(good)
  await standIn.down()
  const { upstream } = createTestHttpClient({ baseUrl: standIn.url })
  expectLog('error', 'ECONNREFUSED')
  for (let i = 0; i < 5; i++) await faultOf(upstream.send({ path: '!/forms/contact', method: 'POST' }))
  expect((await faultOf(upstream.send({ path: '!/forms/contact', method: 'POST' }))).fault).toBe('open')
})

test('statuses of forms are no failures of the system', async () => {
  const standIn = await createStandIn(good)
  standIn.fault('status=500')
  const { upstream } = createTestHttpClient({ baseUrl: standIn.url })
  for (let i = 0; i < 8; i++) await upstream.send({ path: '!/forms/contact', method: 'POST' })
  expect(upstream.state()).toEqual({ ok: true, open: false })
})

test('a system that was gone for a moment is a recovery, also before the breaker opened', async () => {
  const standIn = await createStandIn(good)
  const { upstream } = createTestHttpClient({ baseUrl: standIn.url })
  const recovered = vi.fn()
  const stop = upstream.onRecover(recovered)
  expectLog('error', 'ECONNREFUSED')
  for (const times of [1, 1]) {
    await standIn.down()
    await faultOf(upstream.fetchJson({ path: 'page' }))
    await standIn.up()
    await upstream.fetchJson({ path: 'page' })
    await upstream.fetchJson({ path: 'page' })
    expect(recovered).toHaveBeenCalledTimes(times)
    stop()
  }
})

test('a system that takes some connections and refuses others does not recover each time: that would load everything without pause', async () => {
  vi.useFakeTimers({ toFake: ['performance'] })
  onTestFinished(() => void vi.useRealTimers())
  const standIn = await createStandIn(good)
  const { upstream } = createTestHttpClient({ baseUrl: standIn.url })
  const recovered = vi.fn()
  upstream.onRecover(recovered)
  expectLog('error', 'ECONNREFUSED')
  async function flap(): Promise<void> {
    await standIn.down()
    await faultOf(upstream.fetchJson({ path: 'page' }))
    await standIn.up()
    await upstream.fetchJson({ path: 'page' })
  }
  await flap()
  await flap()
  expect(recovered).toHaveBeenCalledTimes(1)
  vi.advanceTimersByTime(5000)
  await flap()
  expect(recovered).toHaveBeenCalledTimes(2)
})

test('one address that fails among others that work is no recovery each time', async () => {
  const standIn = await createStandIn(good)
  standIn.fault('status=500', '/bad')
  const { upstream } = createTestHttpClient({ baseUrl: standIn.url })
  const recovered = vi.fn()
  upstream.onRecover(recovered)
  expectLog('error', 'status 500')
  await faultOf(upstream.fetchJson({ path: 'bad' }))
  await upstream.fetchJson({ path: 'good' })
  expect(recovered).not.toHaveBeenCalled()
})

test.each([
  ['429,2', 2],
  ['429', 5],
  ['429,0', 0],
  ['429,86400', 120],
  ['429,in a minute', 60],
  ['429,gauw', 5],
])('status %s asks for quiet for %d seconds', async (fault, seconds) => {
  const standIn = await createStandIn(good)
  const inAMinute = new Date(Date.now() + 60_000).toUTCString().replaceAll(',', '')
  standIn.fault(`status=${fault.replace('in a minute', inAMinute)}`)
  const { upstream } = createTestHttpClient({ baseUrl: standIn.url })
  expectLog('error', 'limits the number of calls: raise its rate limit')
  const error = await faultOf(upstream.fetchJson({ path: 'page' }))
  expect(error).toMatchObject({ fault: 'limited', status: 429 })
  expect(Math.abs((error.retryAfter ?? -1) - seconds)).toBeLessThanOrEqual(1)
})

test('during the quiet a 429 asked for no call leaves, and the breaker stays closed', async () => {
  vi.useFakeTimers({ toFake: ['performance'] })
  onTestFinished(() => void vi.useRealTimers())
  const standIn = await createStandIn(good)
  standIn.fault('status=429,1')
  const { upstream } = createTestHttpClient({ baseUrl: standIn.url })
  expectLog('error', 'limits the number of calls')
  for (let i = 0; i < 8; i++)
    expect((await faultOf(upstream.fetchJson({ path: 'page' }))).fault).toBe('limited')
  expect(standIn.count()).toBe(1)
  expect(upstream.state()).toEqual({ ok: false, open: false })
  standIn.fault('ok')
  vi.advanceTimersByTime(1001)
  await expect(upstream.fetchJson({ path: 'page' })).resolves.toMatchObject({ kind: 'found' })
  expect(upstream.state().ok).toBe(true)
})

test('a closed client ends what is under way and takes nothing more', async () => {
  const standIn = await createStandIn(good)
  standIn.fault('hang')
  const { upstream } = createTestHttpClient({ baseUrl: standIn.url, limits: { concurrency: 1 } })
  const [underWay, waiting] = [
    faultOf(upstream.fetchJson({ path: 'a' })),
    faultOf(upstream.fetchJson({ path: 'b' })),
  ]
  await eventually(() => expect(standIn.count()).toBe(1))
  await upstream.close()
  expect((await underWay).fault).toBe('unreachable')
  expect((await waiting).fault).toBe('busy')
  expect((await faultOf(upstream.fetchJson({ path: 'c' }))).message).toContain('was closed')
  await eventually(() => expect(standIn.connections()).toBe(0))
})
