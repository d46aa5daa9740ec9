import { expect, test } from 'vitest'
import { closeContent } from '../../../server/process/run.ts'
import { stopTimes } from '../../../server/process/stop-times.ts'
import { fakeSource } from '../../support/content.ts'
import { expectLog } from '../../support/reports.ts'
import { testDeps } from '../../support/test-deps.ts'

test('a stop does not wait for a disk that never answers', async () => {
  const deps = await testDeps({ source: fakeSource({ close: () => new Promise(() => {}) }) })
  await expect(closeContent(deps, 1)).resolves.toBeUndefined()
})

test('a stop waits for the last content to be saved', async () => {
  const saved: string[] = []
  const close = async () => {
    await Promise.resolve()
    saved.push('content')
  }
  await closeContent(await testDeps({ source: fakeSource({ close }) }), 1_000)
  expect(saved).toEqual(['content'])
})

test('content that cannot be closed is one warning', async () => {
  expectLog('warn', 'The content source did not close')
  const close = async () => {
    throw new Error('disk')
  }
  await closeContent(await testDeps({ source: fakeSource({ close }) }), 1_000)
})

test.each([
  [10_000, 1_000, 'SIGTERM', { drain: 1_000, requests: 6_500, save: 2_000 }],
  [10_000, 1_000, 'SIGINT', { drain: 0, requests: 7_500, save: 2_000 }],
  [30_000, 10_000, 'SIGTERM', { drain: 10_000, requests: 16_500, save: 2_000 }],
  [1_000, 1_000, 'SIGTERM', { drain: 475, requests: 237.5, save: 237.5 }],
  [0, 1_000, 'SIGTERM', { drain: 0, requests: 0, save: 0 }],
] as const)(
  'a stop of at most %i ms, with %i ms to drain, after %s shares its time between all that it waits for',
  (...row) => {
    const [timeout, drainTime, signal, times] = row
    expect(stopTimes(timeout, drainTime, signal)).toEqual(times)
  },
)
