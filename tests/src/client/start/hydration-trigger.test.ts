import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { hydrateOnInteraction } from '../../../../src/client/start/hydration-trigger.ts'
import { interactionEvents } from '../../../../src/client/start/interaction-events.ts'

/** The parts of a page whose events count. */
const fakePage = () => Object.assign(new EventTarget(), { visibilityState: 'visible' })

const page = { window: new EventTarget(), document: fakePage() }
const failures: unknown[] = []
const whenUnused = new Promise<void>(() => {})
const onFailure = (error: unknown) => void failures.push(error)

beforeEach(() => {
  vi.useFakeTimers()
  page.window = new EventTarget()
  page.document = fakePage()
  failures.length = 0
  vi.stubGlobal('document', page.document)
  vi.stubGlobal('navigator', { onLine: true })
  vi.stubGlobal('addEventListener', page.window.addEventListener.bind(page.window))
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

const interact = (type: string) => page.window.dispatchEvent(new Event(type))
const settle = () => vi.advanceTimersByTimeAsync(0)

test.each(interactionEvents)('nothing starts before an interaction, and %s is one', async (type) => {
  const start = vi.fn(async () => {})
  hydrateOnInteraction({ start, isUrgent: false, onFailure, whenUnused })
  await vi.advanceTimersByTimeAsync(60_000)
  expect(start).not.toHaveBeenCalled()
  interact(type)
  expect(start).toHaveBeenCalledTimes(1)
})

test('many interactions start once, also after the start', async () => {
  const start = vi.fn(async () => {})
  hydrateOnInteraction({ start, isUrgent: false, onFailure, whenUnused })
  interact('pointermove')
  interact('pointermove')
  await settle()
  interact('keydown')
  expect(start).toHaveBeenCalledTimes(1)
})

test('an event in a hidden tab is no interaction', () => {
  const start = vi.fn(async () => {})
  hydrateOnInteraction({ start, isUrgent: false, onFailure, whenUnused })
  page.document.visibilityState = 'hidden'
  interact('scroll')
  expect(start).not.toHaveBeenCalled()
})

test('a page that needs its app at once starts without an interaction, in a hidden tab as soon as it is seen', async () => {
  const start = vi.fn(async () => {})
  hydrateOnInteraction({ start, isUrgent: true, onFailure, whenUnused })
  await settle()
  expect(start).toHaveBeenCalledTimes(1)

  const later = vi.fn(async () => {})
  page.document.visibilityState = 'hidden'
  hydrateOnInteraction({ start: later, isUrgent: true, onFailure, whenUnused })
  await settle()
  expect(later).not.toHaveBeenCalled()
  page.document.visibilityState = 'visible'
  page.document.dispatchEvent(new Event('visibilitychange'))
  await settle()
  expect(later).toHaveBeenCalledTimes(1)
})

test('a start that failed is told, and tried again at an interaction after two seconds, then after four', async () => {
  const failure = new Error('No code')
  const start = vi.fn(() => Promise.reject(failure))
  hydrateOnInteraction({ start, isUrgent: false, onFailure, whenUnused })
  interact('pointermove')
  await settle()
  expect(failures).toEqual([failure])
  interact('pointermove')
  expect(start).toHaveBeenCalledTimes(1)
  await vi.advanceTimersByTimeAsync(2_000)
  expect(start).toHaveBeenCalledTimes(1)
  interact('pointermove')
  await settle()
  expect(start).toHaveBeenCalledTimes(2)
  await vi.advanceTimersByTimeAsync(3_999)
  interact('pointermove')
  expect(start).toHaveBeenCalledTimes(2)
  await vi.advanceTimersByTimeAsync(1)
  interact('pointermove')
  expect(start).toHaveBeenCalledTimes(3)
})

test('an unused page starts by itself when it may, and one whose script for that is lost does not', async () => {
  const start = vi.fn(async () => {})
  hydrateOnInteraction({
    start,
    isUrgent: false,
    onFailure,
    whenUnused: Promise.reject(new Error('lost')),
  })
  await settle()
  expect(start).not.toHaveBeenCalled()
  hydrateOnInteraction({ start, isUrgent: false, onFailure, whenUnused: Promise.resolve() })
  await settle()
  expect(start).toHaveBeenCalledTimes(1)
})

test('nothing starts while the browser is offline', async () => {
  vi.stubGlobal('navigator', { onLine: false })
  const start = vi.fn(async () => {})
  hydrateOnInteraction({ start, isUrgent: false, onFailure, whenUnused })
  interact('pointermove')
  expect(start).not.toHaveBeenCalled()
})
