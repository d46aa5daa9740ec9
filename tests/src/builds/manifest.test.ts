import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { createManifest, deferManifest } from '../../../src/builds/manifest.ts'
import { expectConsole } from '../../support/reports.ts'
import { createNetwork, openPage } from './page.ts'

const table = { static: { '/en': { ttl: 5 } }, wildcard: { '/en/docs': { prerender: true } }, dynamic: {} }
const manifestOf = (id: string, changes: object = {}) =>
  Response.json({ id, timestamp: 1, matcher: table, prerendered: ['/', '/en/', '/de/a'], ...changes })
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
    const { fetch, asked } = good()
    const manifest = createManifest({ buildId: 'b1', fetch })
    await Promise.all([manifest.load(), manifest.load(), manifest.load('b1')])
    await manifest.load()
    expect(asked).toEqual(['/builds/meta/b1.json'])
  })

  test('tells nothing before it is there', () => {
    const manifest = createManifest({ buildId: 'b1', fetch: good().fetch })
    void manifest.load()
    expect(manifest.rules('/en')).toEqual({})
    expect(manifest.isPrerendered('/en')).toBe(false)
  })

  test.each([
    ['/', true],
    ['/en', true],
    ['/en/', true],
    ['/de/a', true],
    ['/de/a/', true],
    ['/en/docs', true],
    ['/en/docs/x', true],
    ['/en/docsx', false],
    ['/de', false],
    ['/DE/A', false],
    ['', true],
  ])('tells whether %s is rendered already: %s', async (path, expected) => {
    const manifest = createManifest({ buildId: 'b1', fetch: good().fetch })
    await manifest.load()
    expect(manifest.isPrerendered(path)).toBe(expected)
  })

  test('tells the rules of a path', async () => {
    const manifest = createManifest({ buildId: 'b1', fetch: good().fetch })
    await manifest.load()
    expect(manifest.rules('/en/')).toEqual({ ttl: 5 })
  })

  test('gives way to the one of a new build, which serves until then', async () => {
    const { fetch, asked } = createNetwork((url) => manifestOf(idIn(url), { prerendered: [`/${idIn(url)}`] }))
    const manifest = createManifest({ buildId: 'b1', fetch })
    await manifest.load()
    const renewed = manifest.load('b2')
    expect(manifest.isPrerendered('/b1')).toBe(true)
    await renewed
    expect(manifest.isPrerendered('/b1')).toBe(false)
    expect(manifest.isPrerendered('/b2')).toBe(true)
    await manifest.load()
    expect(asked).toEqual(['/builds/meta/b1.json', '/builds/meta/b2.json'])
  })

  test('of an older build that arrives late is not used', async () => {
    const late: (() => void)[] = []
    const { fetch } = createNetwork((url) => {
      const answer = manifestOf(idIn(url), { prerendered: [`/${idIn(url)}`] })
      return idIn(url) === 'b2' ? answer : new Promise((resolve) => late.push(() => resolve(answer)))
    })
    const manifest = createManifest({ buildId: 'b1', fetch })
    const first = manifest.load()
    await manifest.load('b2')
    late[0]?.()
    await first
    expect(manifest.isPrerendered('/b1')).toBe(false)
    expect(manifest.isPrerendered('/b2')).toBe(true)
  })

  test('says when it has become known, each time', async () => {
    expectConsole('error', failure)
    const { fetch } = createNetwork((url) => manifestOf(idIn(url) === 'b2' ? '?' : idIn(url)))
    const known: boolean[] = []
    const onLoad = () => known.push(manifest.isPrerendered('/'))
    const manifest = createManifest({ buildId: 'b1', fetch, onLoad })
    await manifest.load()
    await manifest.load()
    expect(known).toEqual([true])
    await manifest.load('b2')
    expect(known).toEqual([true])
    await Promise.all([manifest.load('b3'), manifest.load('b4')])
    expect(known).toEqual([true, true])
  })

  test('is not asked for on a very slow connection or one that saves data', async () => {
    const { fetch, asked } = good()
    const connection = { isVerySlow: true, isSlow: true, savesData: false }
    const manifest = createManifest({ buildId: 'b1', fetch, connection: () => connection })
    await manifest.load()
    Object.assign(connection, { isVerySlow: false, savesData: true })
    await manifest.load()
    expect(asked).toEqual([])
    connection.savesData = false
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
    const manifest = createManifest({ buildId: 'b1', fetch: createNetwork(reply).fetch })
    await expect(manifest.load()).resolves.toBeUndefined()
    expect(manifest.isPrerendered('/')).toBe(false)
  })

  test('is told once for each try, and tried again by a load 10 seconds later', async () => {
    const said = vi.spyOn(console, 'error').mockReturnValue()
    const { fetch, asked } = failing()
    const manifest = createManifest({ buildId: 'b1', fetch })
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
    const { fetch } = createNetwork((_, count) => (count === 1 ? manifestOf('?') : manifestOf('b1')))
    const manifest = createManifest({ buildId: 'b1', fetch })
    await manifest.load()
    await vi.advanceTimersByTimeAsync(10_000)
    await manifest.load()
    expect(manifest.isPrerendered('/')).toBe(true)
  })

  test('is tried again when the network comes back', async () => {
    expectConsole('error', failure)
    const { fetch, asked } = createNetwork((_, count) => manifestOf(count === 1 ? '?' : 'b1'))
    const manifest = createManifest({ buildId: 'b1', fetch })
    await manifest.load()
    await vi.advanceTimersByTimeAsync(60_000)
    expect(asked).toHaveLength(1)
    page.goOnline()
    await vi.advanceTimersByTimeAsync(1)
    expect(manifest.isPrerendered('/')).toBe(true)
    page.goOnline()
    await vi.advanceTimersByTimeAsync(60_000)
    expect(asked).toHaveLength(2)
  })

  test('is tried once in 10 seconds over a connection that comes and goes', async () => {
    vi.spyOn(console, 'error').mockReturnValue()
    const { fetch, asked } = failing()
    await createManifest({ buildId: 'b1', fetch }).load()
    for (let second = 0; second < 30; second++) {
      page.goOnline()
      await vi.advanceTimersByTimeAsync(1_000)
    }
    expect(asked).toHaveLength(4)
  })

  test('of a new build leaves the known one in place, and is asked for at once', async () => {
    expectConsole('error', failure)
    const { fetch, asked } = createNetwork((url) => manifestOf(idIn(url) === 'b1' ? 'b1' : '?'))
    const manifest = createManifest({ buildId: 'b1', fetch })
    await manifest.load()
    await manifest.load('b2')
    expect(asked).toHaveLength(2)
    expect(manifest.isPrerendered('/')).toBe(true)
  })
})

test.each([undefined, null, [], {}, { ...table, static: { '/a': 1 } }])(
  'a matcher that cannot be created is told on the console, and there are no rules: %j',
  async (matcher) => {
    expectConsole('error', /^Error creating app manifest matcher\./)
    const { fetch, asked } = createNetwork(() => manifestOf('b1', { matcher }))
    const manifest = createManifest({ buildId: 'b1', fetch })
    await manifest.load()
    await manifest.load()
    expect(asked).toHaveLength(1)
    expect(manifest.rules('/en')).toEqual({})
    expect(manifest.isPrerendered('/en')).toBe(true)
  },
)

test('a match that throws is told on the console, and gives no rules', async () => {
  expectConsole('error', /^Error matching route rules\./)
  const manifest = createManifest({ buildId: 'b1', fetch: good().fetch })
  await manifest.load()
  expect(manifest.rules(undefined as never)).toEqual({})
})

describe('the first load', () => {
  test('follows a second after the page has come to rest', async () => {
    const idle: (() => void)[] = []
    const requestIdleCallback = (proceed: () => void) => idle.push(proceed)
    vi.stubGlobal('requestIdleCallback', requestIdleCallback)
    Object.assign(page.window, { requestIdleCallback })
    const load = vi.fn(async () => {})
    deferManifest(load)
    await vi.advanceTimersByTimeAsync(60_000)
    expect(load).not.toHaveBeenCalled()
    idle[0]?.()
    await vi.advanceTimersByTimeAsync(999)
    expect(load).not.toHaveBeenCalled()
    await vi.advanceTimersByTimeAsync(1)
    expect(load).toHaveBeenCalledOnce()
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
    openPage(network)
    const load = vi.fn(async () => {})
    deferManifest(load)
    await vi.advanceTimersByTimeAsync(10_000)
    expect(load).toHaveBeenCalledTimes(loads)
    expect(vi.getTimerCount()).toBe(0)
  })
})
