import { expect, onTestFinished, test, vi } from 'vitest'
import { CmsError } from '../../../../server/cms/http-client/cms-error.ts'
import { defaultLimits } from '../../../../server/cms/http-client/limits.ts'
import { createAvailability } from '../../../../server/cms/http-client/resilience/availability.ts'

test('after the quiet that a 429 asks for, the system is asked until it takes calls again', async () => {
  vi.useFakeTimers({ toFake: ['performance', 'setTimeout', 'clearTimeout'] })
  onTestFinished(() => void vi.useRealTimers())
  const limited = new CmsError('limited', 'Too many calls', { status: 429, retryAfter: 20 })
  const asked: number[] = []
  const system = { isBusy: true }
  const availability = createAvailability({
    limits: defaultLimits,
    logger: { info: () => {}, error: () => {} },
    host: 'cms.example.org',
    random: () => 0.5,
    probe: async () => {
      asked.push(performance.now())
      if (!system.isBusy) return availability.recordSuccess('entries')
      availability.recordFailure(limited, 'entries', '/')
      throw limited
    },
  })
  const start = performance.now()
  availability.recordFailure(limited, 'entries', '/')
  await vi.advanceTimersByTimeAsync(19_999)
  expect(asked).toEqual([])
  await vi.advanceTimersByTimeAsync(1)
  expect(availability.state().ok).toBe(false)
  system.isBusy = false
  await vi.advanceTimersByTimeAsync(60_000)
  expect(availability.state().ok).toBe(true)
  expect(asked.map((at) => Math.round((at - start) / 1000))).toEqual([20, 25])
})
