import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { ContentChange } from '../../../server/cms/source.ts'
import { anyChange } from '../../../server/publish/content-change.ts'
import { createPublisher } from '../../../server/publish/publisher.ts'
import { expectLog } from '../../support/reports.ts'
import { testLog } from '../../support/resources.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const news: ContentChange = { handles: ['news'], ids: ['a'] }

function setUp(parts: { readonly spread?: (change: ContentChange) => Promise<void> } = {}) {
  const reloads: ContentChange[] = []
  const { logger, lines } = testLog()
  const content = { reload: async (change: ContentChange) => void reloads.push(change) }
  return { publisher: createPublisher({ content, logger, ...parts }), reloads, lines }
}

test('three languages of a page that are saved together are loaded once', async () => {
  const { publisher, reloads } = setUp()
  for (const id of ['nl', 'en', 'de']) publisher.announce({ handles: ['pages'], ids: [id] })
  await vi.advanceTimersByTimeAsync(60)
  expect(reloads).toEqual([{ handles: ['pages'], ids: ['nl', 'en', 'de'] }])
})

test('a storm of a thousand in ten seconds is loaded at most every 400 ms, the first and the last soon', async () => {
  const { publisher, reloads } = setUp()
  for (let n = 0; n < 1_000; n++) {
    publisher.announce({ handles: ['news'], ids: [`e${n}`] })
    await vi.advanceTimersByTimeAsync(10)
  }
  expect(reloads.length).toBeGreaterThan(20)
  expect(reloads.length).toBeLessThanOrEqual(26)
  await vi.advanceTimersByTimeAsync(400)
  expect(reloads.at(-1)?.ids).toContain('e999')
})

test('a change is told to the other machines before it is loaded, one of theirs is not told again', async () => {
  const told: (ContentChange | 'loaded')[] = []
  const { publisher, reloads } = setUp({ spread: async (change) => void told.push(change) })
  publisher.announce(news)
  await vi.advanceTimersByTimeAsync(60)
  expect(told).toEqual([news])
  publisher.receive(anyChange)
  await vi.advanceTimersByTimeAsync(500)
  expect(told).toEqual([news])
  expect(reloads).toEqual([news, anyChange])
  expect(publisher.totals()).toMatchObject({ announced: 1, received: 1, reloads: 2 })
})

test('a machine that cannot tell the others takes the change in itself', async () => {
  const { publisher, reloads } = setUp({
    spread: async () => {
      throw new Error('Redis is down')
    },
  })
  publisher.announce(news)
  await vi.advanceTimersByTimeAsync(60)
  expect(reloads).toEqual([news])
  expectLog('warn', 'Other machines could not be told of a publish')
})

test('a stop ignores what comes later', async () => {
  const { publisher, reloads } = setUp()
  publisher.announce(news)
  await publisher.close()
  publisher.announce(news)
  await vi.advanceTimersByTimeAsync(1_000)
  expect(reloads).toEqual([])
})
