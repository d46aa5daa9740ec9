import { expect, onTestFinished, test, vi } from 'vitest'
import { createBoundedCache } from '../../../server/cache/bounded-cache.ts'

const sizeOf = ({ length }: string) => length

test('the entry that was used longest ago makes room for a new one', () => {
  const cache = createBoundedCache<string, string>({ maxEntries: 2 })
  cache.set('a', 'A')
  cache.set('b', 'B')
  cache.get('a')
  cache.set('c', 'C')
  expect([...cache.values()]).toEqual(['C', 'A'])
  expect(cache.get('b')).toBeUndefined()
})

test('a peek counts as no use', () => {
  const cache = createBoundedCache<string, string>({ maxEntries: 2 })
  cache.set('a', 'A')
  cache.set('b', 'B')
  expect(cache.peek('a')).toBe('A')
  cache.set('c', 'C')
  expect([...cache.values()]).toEqual(['C', 'B'])
})

test('bytes are counted, and never exceed their bound', () => {
  const cache = createBoundedCache<string, string>({ maxBytes: 10, sizeOf })
  cache.set('a', 'four')
  cache.set('b', 'seven77')
  expect([cache.get('a'), cache.bytes()]).toEqual([undefined, 7])
  expect([cache.delete('b'), cache.delete('b'), cache.bytes()]).toEqual([true, false, 0])
})

test.each([
  ['all of the cache', { maxBytes: 3 }],
  ['one entry may be', { maxBytes: 100, maxEntryBytes: 3 }],
])('what is larger than %s is not stored', (_, bounds) => {
  const cache = createBoundedCache<string, string>({ ...bounds, sizeOf })
  cache.set('a', 'four')
  expect([cache.get('a'), cache.bytes()]).toEqual([undefined, 0])
})

test('an entry is gone after its lifetime, by the monotonic clock and without a timer', () => {
  vi.useFakeTimers()
  onTestFinished(() => void vi.useRealTimers())
  const cache = createBoundedCache<string, string>({ maxEntries: 2, ttl: 1_000 })
  cache.set('a', 'A')
  vi.setSystemTime(Date.now() + 1e9)
  vi.advanceTimersByTime(1_000)
  expect([cache.get('a'), vi.getTimerCount()]).toEqual(['A', 0])
  vi.advanceTimersByTime(1)
  expect(cache.get('a')).toBeUndefined()
})
