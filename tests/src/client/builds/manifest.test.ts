import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { createManifestLoader, manifestEvent } from '../../../../src/client/builds/manifest.ts'
import { trackBuilds } from '../../../../src/client/builds/track-builds.ts'
import { expectConsole } from '../../../support/reports.ts'
import { createNetwork, openPage } from './fake-browser.ts'

const manifestOf = (id: string, changes: object = {}) =>
  Response.json({ id, timestamp: 1, matcher: {}, prerendered: ['/'], ...changes })
const idIn = (url: string) => /^\/builds\/meta\/(.+)\.json$/.exec(url)?.[1] ?? ''
const good = () => createNetwork((url) => manifestOf(idIn(url)))
const failing = () => createNetwork(() => Response.json({}, { status: 404 }))
const failure = /^Error fetching app manifest\./

let page = {} as ReturnType<typeof openPage>
beforeEach(() => {
  vi.useFakeTimers()
  page = openPage()
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

describe('the manifest', () => {
  test('is asked for under the id of the build, once', async () => {
    const { asked } = good()
    const manifest = createManifestLoader('b1')
    await Promise.all([manifest.load(), manifest.load(), manifest.load('b1')])
    await manifest.load()
    expect(asked).toEqual(['/builds/meta/b1.json'])
  })

  test('tells nothing before it is there', () => {
    good()
    const manifest = createManifestLoader('b1')
    void manifest.load()
    expect(manifest.current()).toBeUndefined()
  })

  test('gives way to the one of a new build, which serves until then', async () => {
    const { asked } = createNetwork((url) => manifestOf(idIn(url)))
    const manifest = createManifestLoader('b1')
    await manifest.load()
    const renewed = manifest.load('b2')
    expect(manifest.current()?.id).toBe('b1')
    await renewed
    expect(manifest.current()?.id).toBe('b2')
    await manifest.load()
    expect(asked).toEqual(['/builds/meta/b1.json', '/builds/meta/b2.json'])
  })

  test('of an older build that arrives late is not used', async () => {
    const late: (() => void)[] = []
    createNetwork((url) => {
      const answer = manifestOf(idIn(url))
      return idIn(url) === 'b2' ? answer : new Promise((resolve) => late.push(() => resolve(answer)))
    })
    const manifest = createManifestLoader('b1')
    const first = manifest.load()
    await manifest.load('b2')
    late[0]?.()
    await first
    expect(manifest.current()?.id).toBe('b2')
  })

  test('says when it has become known, each time', async () => {
    expectConsole('error', failure)
    createNetwork((url) => manifestOf(idIn(url) === 'b2' ? '?' : idIn(url)))
    const known: unknown[] = []
    const manifest = createManifestLoader('b1')
    page.window.addEventListener(manifestEvent, () => known.push(manifest.current()?.id))
    await manifest.load()
    await manifest.load()
    expect(known).toEqual(['b1'])
    await manifest.load('b2')
    expect(known).toEqual(['b1'])
    await Promise.all([manifest.load('b3'), manifest.load('b4')])
    expect(known).toEqual(['b1', 'b4'])
  })

  test('is not asked for on a very slow connection or one that saves data', async () => {
    const { asked } = good()
    const connection = { effectiveType: 'slow-2g', saveData: false }
    openPage(connection)
    const manifest = createManifestLoader('b1')
    await manifest.load()
    Object.assign(connection, { effectiveType: '4g', saveData: true })
    await manifest.load()
    expect(asked).toEqual([])
    connection.saveData = false
    await manifest.load()
    expect(asked).toEqual(['/builds/meta/b1.json'])
  })
})

describe('a manifest that cannot be had', () => {
  test.each([
    ['a network failure', () => Promise.reject(new TypeError('Failed to fetch'))],
    ['no such build', () => Response.json({}, { status: 404 })],
    ['a page', () => new Response('<html>', { headers: { 'Content-Type': 'text/html' } })],
    ['an object without a list', () => manifestOf('b1', { prerendered: undefined })],
    ['the manifest of another build', () => manifestOf('b2')],
    ['more than a megabyte', () => manifestOf('b1', { more: 'x'.repeat(1_000_000) })],
  ])('is told on the console, and the load does not fail: %s', async (_, reply) => {
    expectConsole('error', failure)
    createNetwork(reply)
    const manifest = createManifestLoader('b1')
    await expect(manifest.load()).resolves.toBeUndefined()
    expect(manifest.current()).toBeUndefined()
  })

  test('is told once for each try, and tried again by a load 10 seconds later', async () => {
    const said = vi.spyOn(console, 'error').mockReturnValue()
    const { asked } = failing()
    const manifest = createManifestLoader('b1')
    await Promise.all([manifest.load(), manifest.load()])
    await vi.advanceTimersByTimeAsync(9_999)
    await manifest.load()
    expect([asked.length, said.mock.calls.length]).toEqual([1, 1])
    await vi.advanceTimersByTimeAsync(1)
    await manifest.load()
    expect([asked.length, said.mock.calls.length]).toEqual([2, 2])
  })

  test('is there after a later success', async () => {
    expectConsole('error', failure)
    createNetwork((_, count) => (count === 1 ? manifestOf('?') : manifestOf('b1')))
    const manifest = createManifestLoader('b1')
    await manifest.load()
    await vi.advanceTimersByTimeAsync(10_000)
    await manifest.load()
    expect(manifest.current()?.id).toBe('b1')
  })

  test('is tried again when the network comes back', async () => {
    expectConsole('error', failure)
    const { asked } = createNetwork((_, count) => manifestOf(count === 1 ? '?' : 'b1'))
    const manifest = createManifestLoader('b1')
    await manifest.load()
    await vi.advanceTimersByTimeAsync(60_000)
    expect(asked).toHaveLength(1)
    page.goOnline()
    await vi.advanceTimersByTimeAsync(1)
    expect(manifest.current()?.id).toBe('b1')
    page.goOnline()
    await vi.advanceTimersByTimeAsync(60_000)
    expect(asked).toHaveLength(2)
  })

  test('is tried once in 10 seconds over a connection that comes and goes', async () => {
    vi.spyOn(console, 'error').mockReturnValue()
    const { asked } = failing()
    await createManifestLoader('b1').load()
    for (let second = 0; second < 30; second++) {
      page.goOnline()
      await vi.advanceTimersByTimeAsync(1_000)
    }
    expect(asked).toHaveLength(4)
  })

  test('of a new build leaves the known one in place, and is asked for at once', async () => {
    expectConsole('error', failure)
    const { asked } = createNetwork((url) => manifestOf(idIn(url) === 'b1' ? 'b1' : '?'))
    const manifest = createManifestLoader('b1')
    await manifest.load()
    await manifest.load('b2')
    expect(asked).toHaveLength(2)
    expect(manifest.current()?.id).toBe('b1')
  })
})

describe('the first load', () => {
  const follow = () => trackBuilds({ buildId: 'b1', buildPollInterval: 0 })

  test('follows a second after the page has loaded', async () => {
    const { asked } = good()
    Object.assign(page.document, { readyState: 'interactive' })
    follow()
    await vi.advanceTimersByTimeAsync(60_000)
    expect(asked).toEqual([])
    page.window.dispatchEvent(new Event('load'))
    await vi.advanceTimersByTimeAsync(999)
    expect(asked).toEqual([])
    await vi.advanceTimersByTimeAsync(1)
    expect(asked).toEqual(['/builds/meta/b1.json'])
  })

  test('waits in a hidden tab until that is seen', async () => {
    const { asked } = good()
    page.show('hidden')
    const { manifest } = follow()
    await vi.advanceTimersByTimeAsync(60_000)
    expect(asked).toEqual([])
    page.show('visible')
    await vi.advanceTimersByTimeAsync(0)
    expect([asked.length, manifest()?.id]).toEqual([1, 'b1'])
  })

  test('is the only one: whoever asks later has what was learnt', async () => {
    const { asked } = good()
    const { manifest, loadManifest } = follow()
    await vi.advanceTimersByTimeAsync(1_000)
    loadManifest()
    await vi.advanceTimersByTimeAsync(60_000)
    expect([asked.length, manifest()?.id]).toEqual([1, 'b1'])
  })

  test.each([
    [undefined, 1],
    [{ effectiveType: '4g' }, 1],
    [{ effectiveType: '2g' }, 1],
    [{ effectiveType: '4g', saveData: false }, 1],
    [{ effectiveType: 'slow-2g' }, 0],
    [{ effectiveType: '4g', saveData: true }, 0],
    [{ saveData: true }, 0],
    [{}, 1],
  ])('with the connection %j: %i', async (network, loads) => {
    const { asked } = good()
    openPage(network)
    follow()
    await vi.advanceTimersByTimeAsync(10_000)
    expect(asked).toHaveLength(loads)
    expect(vi.getTimerCount()).toBe(0)
  })
})

test('another build brings its own manifest', async () => {
  const { asked } = createNetwork((url) =>
    url.includes('latest') ? Response.json({ id: 'b2' }) : manifestOf(idIn(url)),
  )
  const { manifest } = trackBuilds({ buildId: 'b1', buildPollInterval: 60_000 })
  await vi.advanceTimersByTimeAsync(66_000)
  expect(asked.filter((url) => url.includes('meta'))).toEqual([
    '/builds/meta/b1.json',
    '/builds/meta/b2.json',
  ])
  expect(manifest()?.id).toBe('b2')
})
