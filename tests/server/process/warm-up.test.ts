import { describe, expect, test } from 'vitest'
import { warmUp } from '../../../server/process/warm-up.ts'
import { createGate } from '../../support/gate.ts'
import { testDeps } from '../../support/test-deps.ts'

/** A start whose pages ahead, titles for search and time pass when a test says so. */
async function starting(config: Readonly<Record<string, string>> = {}) {
  const deps = await testDeps({ config })
  const gates = { pages: createGate(), titles: createGate() }
  const time = createGate()
  const seen = { isUrgent: () => false, waits: [] as number[], isWarm: false, isSearching: false }
  const done = warmUp({
    config: deps.config,
    prerender: {
      ...deps.prerender,
      start: (isUrgent = () => false) => {
        seen.isUrgent = isUrgent
      },
      started: () => gates.pages.passed,
    },
    search: {
      ...deps.search,
      start: () => {
        seen.isSearching = true
      },
      started: () => gates.titles.passed,
    },
    scheduler: {
      ...deps.scheduler,
      wait: (ms) => {
        seen.waits.push(ms)
        return time.passed
      },
    },
  }).then(() => {
    seen.isWarm = true
  })
  return { gates, time, seen, done }
}

const settle = () => new Promise<void>((resolve) => void setImmediate(resolve))

describe('a process that has started', () => {
  test('is warm when its pages are made, in a hurry, and its titles can be found', async () => {
    const { gates, seen, done } = await starting()
    expect([seen.isUrgent(), seen.isSearching]).toEqual([true, true])
    gates.pages.open()
    await settle()
    expect(seen.isWarm).toBe(false)
    gates.titles.open()
    await done
    expect(seen.isUrgent()).toBe(false)
  })

  test('says that it is ready after WARM_UP_MS at the latest, and goes on without hurry', async () => {
    const { time, seen, done } = await starting({ WARM_UP_MS: '1500' })
    expect(seen.waits).toEqual([1_500])
    time.open()
    await done
    expect(seen.isUrgent()).toBe(false)
  })

  test('is ready at once where it is told not to warm up', async () => {
    const { seen, done } = await starting({ WARM_UP_MS: '0' })
    await done
    expect([seen.isUrgent(), seen.isSearching, seen.waits]).toEqual([false, false, []])
  })

  test('makes no pages ahead where none are kept', async () => {
    const { gates, seen, done } = await starting({ PAGE_CACHE_MAX_BYTES: '0' })
    expect(seen.isUrgent()).toBe(false)
    gates.pages.open()
    gates.titles.open()
    await done
  })
})
