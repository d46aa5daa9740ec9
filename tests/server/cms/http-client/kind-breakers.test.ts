import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { createKindBreakers } from '../../../../server/cms/http-client/resilience/kind-breakers.ts'

const limits = { breakerFailures: 5, breakerWindowMs: 10_000, probeMs: 5_000 }
const create = () => createKindBreakers({ limits, random: () => 0.5 })

beforeEach(() => void vi.useFakeTimers({ toFake: ['performance'] }))
afterEach(() => void vi.useRealTimers())

function failed(count: number, kind = 'menus') {
  const breakers = create()
  for (let n = 0; n < count; n++) breakers.recordFailure(kind)
  return breakers
}

describe('calls of one kind', () => {
  test('are stopped after five failures in a row, those of others are not', () => {
    const breakers = failed(5)
    expect(breakers.msUntilCall('menus')).toBe(5_000)
    expect(breakers.msUntilCall('entries')).toBe(0)
    expect(breakers.open()).toEqual(['menus'])
  })

  test('are not stopped after four, nor after five that a success interrupts, nor after slow ones', () => {
    expect(failed(4).msUntilCall('menus')).toBe(0)
    const interrupted = failed(4)
    interrupted.recordSuccess('menus')
    interrupted.recordFailure('menus')
    expect(interrupted.open()).toEqual([])
    const slow = failed(4)
    vi.advanceTimersByTime(10_001)
    slow.recordFailure('menus')
    expect(slow.open()).toEqual([])
  })

  test('are tried again one at a time, every five seconds, until one succeeds', () => {
    const breakers = failed(5)
    vi.advanceTimersByTime(5_000)
    expect(breakers.msUntilCall('menus')).toBe(0)
    breakers.recordCall('menus')
    expect(breakers.msUntilCall('menus')).toBe(5_000)
    breakers.recordFailure('menus')
    vi.advanceTimersByTime(5_000)
    expect(breakers.msUntilCall('menus')).toBe(0)
    breakers.recordSuccess('menus')
    expect(breakers.msUntilCall('menus')).toBe(0)
    expect(breakers.open()).toEqual([])
  })
})
