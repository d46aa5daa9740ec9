import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createToasts } from './toasts.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

const titles = (toasts: ReturnType<typeof createToasts>): readonly string[] =>
  toasts.shown().map(({ title }) => title)

/** A store that has been told these titles, one after the other. */
function toastsOf(...all: readonly string[]) {
  const toasts = createToasts()
  for (const title of all) toasts.show({ title })
  return toasts
}

test('a toast is shown for six seconds and then goes', () => {
  const toasts = toastsOf('Saved')
  vi.advanceTimersByTime(5_999)
  expect(titles(toasts)).toEqual(['Saved'])
  vi.advanceTimersByTime(2)
  expect(titles(toasts)).toEqual([])
})

test('the newest three are shown, and an older one has its full time once there is room', () => {
  const toasts = toastsOf('1', '2', '3', '4')
  expect(titles(toasts)).toEqual(['2', '3', '4'])
  vi.advanceTimersByTime(6_000)
  expect(titles(toasts)).toEqual(['1'])
  vi.advanceTimersByTime(5_999)
  expect(titles(toasts)).toEqual(['1'])
  vi.advanceTimersByTime(2)
  expect(titles(toasts)).toEqual([])
})

test('a toast that had to wait goes on with the time it had left', () => {
  const toasts = toastsOf('old')
  vi.advanceTimersByTime(4_000)
  for (const title of ['2', '3', '4']) toasts.show({ title })
  expect(titles(toasts)).not.toContain('old')
  vi.advanceTimersByTime(6_000)
  expect(titles(toasts)).toEqual(['old'])
  vi.advanceTimersByTime(1_999)
  expect(titles(toasts)).toEqual(['old'])
  vi.advanceTimersByTime(2)
  expect(titles(toasts)).toEqual([])
})

test('nothing goes while paused, and the rest of the time follows', () => {
  const toasts = toastsOf('Saved')
  vi.advanceTimersByTime(4_000)
  toasts.pause(true)
  vi.advanceTimersByTime(60_000)
  expect(titles(toasts)).toEqual(['Saved'])
  toasts.pause(false)
  vi.advanceTimersByTime(1_999)
  expect(titles(toasts)).toEqual(['Saved'])
  vi.advanceTimersByTime(2)
  expect(titles(toasts)).toEqual([])
})

test('what comes while paused waits as well', () => {
  const toasts = toastsOf('1')
  toasts.pause(true)
  toasts.show({ title: '2' })
  vi.advanceTimersByTime(60_000)
  expect(titles(toasts)).toEqual(['1', '2'])
})

test('a toast with something to do stays until it is closed', () => {
  const toasts = createToasts()
  toasts.show({ title: 'New version', actions: [{ label: 'Load', href: '/' }] })
  toasts.show({ title: 'Nothing to do', actions: [] })
  vi.advanceTimersByTime(600_000)
  expect(titles(toasts)).toEqual(['New version'])
  toasts.close(toasts.shown()[0]?.id ?? 0)
  expect(titles(toasts)).toEqual([])
})

test('one that says the same takes the place of the other, with a time of its own', () => {
  const toasts = toastsOf('Failed', 'Saved')
  vi.advanceTimersByTime(4_000)
  toasts.show({ title: 'Failed' })
  expect(titles(toasts)).toEqual(['Saved', 'Failed'])
  vi.advanceTimersByTime(4_000)
  expect(titles(toasts)).toEqual(['Failed'])
})

test('the list is the same until a toast comes or goes, and only then it is told', () => {
  const toasts = createToasts()
  const changed = vi.fn()
  const end = toasts.subscribe(changed)
  const empty = toasts.shown()
  toasts.pause(true)
  toasts.pause(false)
  toasts.close(7)
  expect(toasts.shown()).toBe(empty)
  expect(changed).not.toHaveBeenCalled()
  toasts.show({ title: 'Saved' })
  expect(changed).toHaveBeenCalledTimes(1)
  vi.advanceTimersByTime(6_001)
  expect(changed).toHaveBeenCalledTimes(2)
  end()
  toasts.show({ title: 'Saved' })
  expect(changed).toHaveBeenCalledTimes(2)
})

test('what is forgotten leaves no timer behind', () => {
  const toasts = toastsOf('1', '2', '3', '4')
  toasts.clear()
  expect(titles(toasts)).toEqual([])
  expect(vi.getTimerCount()).toBe(0)
})
