import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createReloadOnce } from '../../../../src/client/start/reload-once.ts'

const lost = new TypeError('Failed to fetch dynamically imported module: /_build/site.js')
const fails = (error: unknown) => () => Promise.reject(error)

const tab = { window: new EventTarget(), reload: vi.fn() }

/** A tab at a page; what it keeps, and its time, go on from one document to the next. */
beforeEach(() => {
  vi.useFakeTimers()
  const kept = new Map<string, string>()
  const { href, origin, pathname, search } = new URL('https://site.example/en/a?b=1')
  tab.window = new EventTarget()
  tab.reload = vi.fn()
  vi.stubGlobal('location', { href, origin, pathname, search, reload: tab.reload })
  vi.stubGlobal('history', { state: null })
  vi.stubGlobal('navigator', { onLine: true })
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  })
  vi.stubGlobal('addEventListener', tab.window.addEventListener.bind(tab.window))
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

test('code that cannot be fetched loads the document again, once per path in 10 seconds, and is told all the same', async () => {
  await expect(createReloadOnce()(fails(lost))).rejects.toBe(lost)
  expect(tab.reload).toHaveBeenCalledTimes(1)
  vi.advanceTimersByTime(10_000)
  await expect(createReloadOnce()(fails(lost))).rejects.toBe(lost)
  expect(tab.reload).toHaveBeenCalledTimes(1)
})

test('after that the server’s complete page stays, whenever it tries again', async () => {
  await expect(createReloadOnce()(fails(lost))).rejects.toBe(lost)
  const reloadOnce = createReloadOnce()
  for (let attempt = 0; attempt < 3; attempt++) {
    await expect(reloadOnce(fails(lost))).rejects.toBe(lost)
    vi.advanceTimersByTime(60_000)
  }
  expect(tab.reload).toHaveBeenCalledTimes(1)
})

test.each([
  ['an error of the code itself', new TypeError('x is not a function')],
  ['data that cannot be had', new Error('The payload of /en/a answered 503')],
])('%s loads nothing again', async (_, error) => {
  await expect(createReloadOnce()(fails(error))).rejects.toBe(error)
  expect(tab.reload).not.toHaveBeenCalled()
})

test.each([
  ['is leaving already', 'beforeunload'],
  ['has begun to fill something in', 'input'],
])('under a visitor who %s the document is not loaded again', async (_, type) => {
  const act = () => {
    tab.window.dispatchEvent(new Event(type))
    return Promise.reject(lost)
  }
  await expect(createReloadOnce()(act)).rejects.toBe(lost)
  expect(tab.reload).not.toHaveBeenCalled()
})

test('a start that has ended listens to nothing more', async () => {
  const signals: (AbortSignal | undefined)[] = []
  vi.stubGlobal('addEventListener', (_type: string, _act: unknown, { signal }: AddEventListenerOptions) =>
    signals.push(signal),
  )
  await createReloadOnce()(async () => {})
  expect(signals.map((signal) => signal?.aborted)).toEqual([true, true])
})
