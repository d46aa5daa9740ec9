import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createCircuitBreaker } from '../../../../server/cms/http-client/resilience/circuit-breaker.ts'
import { createRetryBudget } from '../../../../server/cms/http-client/resilience/retry-budget.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

const limits = { breakerFailures: 5, breakerWindowMs: 10_000, probeMs: 5000 }

/** A breaker before a system that is down until told otherwise. */
function make({ random = 0.5, takes = 0 } = {}) {
  const system = { isUp: false }
  const probe = vi.fn(async () => {
    if (takes > 0) await new Promise((resolve) => setTimeout(resolve, takes))
    if (system.isUp) breaker.recordSuccess()
    else breaker.recordFailure()
  })
  const breaker = createCircuitBreaker({ limits, probe, random: () => random })
  const fail = (times: number) => {
    for (let i = 0; i < times; i++) breaker.recordFailure()
  }
  return { breaker, probe, system, fail }
}

test('the breaker opens at the fifth failure in a row', () => {
  const { breaker, fail } = make()
  fail(4)
  expect(breaker.isOpen()).toBe(false)
  fail(1)
  expect(breaker.isOpen()).toBe(true)
})

test('a success in between starts the count again', () => {
  const { breaker, fail } = make()
  fail(4)
  breaker.recordSuccess()
  fail(4)
  expect(breaker.isOpen()).toBe(false)
})

test('failures that lie further apart than ten seconds do not add up', () => {
  const { breaker, fail } = make()
  for (let i = 0; i < 20; i++) {
    fail(1)
    vi.advanceTimersByTime(2600)
  }
  expect(breaker.isOpen()).toBe(false)
  fail(4)
  expect(breaker.isOpen()).toBe(true)
})

test.each([
  [0, 4000],
  [0.5, 5000],
  [1, 6000],
])('the probe comes every five seconds, give or take a fifth (dice %d)', async (random, after) => {
  const { probe, fail } = make({ random })
  fail(5)
  await vi.advanceTimersByTimeAsync(after - 1)
  expect(probe).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(1)
  expect(probe).toHaveBeenCalledTimes(1)
  await vi.advanceTimersByTimeAsync(10 * after)
  expect(probe).toHaveBeenCalledTimes(11)
})

test('there is never more than one probe at a time', async () => {
  const { probe, fail } = make({ takes: 60_000 })
  fail(5)
  await vi.advanceTimersByTimeAsync(60_000)
  fail(5)
  expect(probe).toHaveBeenCalledTimes(1)
})

test('a probe that is answered closes the breaker and ends the probing', async () => {
  const { breaker, probe, system, fail } = make()
  fail(5)
  system.isUp = true
  expect(breaker.msUntilProbe()).toBe(5000)
  await vi.advanceTimersByTimeAsync(5000)
  expect(breaker.isOpen()).toBe(false)
  expect(breaker.msUntilProbe()).toBe(0)
  await vi.advanceTimersByTimeAsync(60_000)
  expect(probe).toHaveBeenCalledTimes(1)
  expect(vi.getTimerCount()).toBe(0)
})

test('a closed breaker leaves no timer behind, also from a probe that was under way', async () => {
  const { breaker, probe, fail } = make({ takes: 1000 })
  fail(5)
  await vi.advanceTimersByTimeAsync(5500)
  breaker.close()
  await vi.advanceTimersByTimeAsync(60_000)
  expect(probe).toHaveBeenCalledTimes(1)
  expect(vi.getTimerCount()).toBe(0)
})

test('of a hundred failing calls no more than a tenth is tried again, beyond the first three', () => {
  const budget = createRetryBudget(0.1)
  const retried = Array.from({ length: 100 }, () => {
    budget.earn()
    return budget.spend()
  }).filter(Boolean)
  expect(retried.length).toBeGreaterThanOrEqual(12)
  expect(retried.length).toBeLessThanOrEqual(13)
})
