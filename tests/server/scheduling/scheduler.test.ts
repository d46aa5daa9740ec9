import { expect, onTestFinished, test, vi } from 'vitest'
import { createScheduler } from '../../../server/scheduling/scheduler.ts'

function holdClock() {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] })
  onTestFinished(() => void vi.useRealTimers())
}

const idle = () => () => 0

test('work in the background rests as long as it took', async () => {
  holdClock()
  const state = { isOver: false }
  void createScheduler({ measureUtilization: idle })
    .rest(40)
    .then(() => {
      state.isOver = true
    })
  await vi.advanceTimersByTimeAsync(39)
  expect(state.isOver).toBe(false)
  await vi.advanceTimersByTimeAsync(1)
  expect(state.isOver).toBe(true)
})

test('a rest ends with its work, and leaves no timer', async () => {
  holdClock()
  const { rest, wait } = createScheduler({ measureUtilization: idle })
  const end = new AbortController()
  const rests = Promise.all([rest(40, end.signal), wait(1_000, end.signal)])
  end.abort()
  await rests
  expect(vi.getTimerCount()).toBe(0)
  await wait(1_000, end.signal)
})

test('all who ask for work during a run share one more run, no sooner than its interval', async () => {
  holdClock()
  const runs: number[] = []
  const task = createScheduler().createTask({
    settle: 0,
    async work() {
      runs.push(performance.now())
      await new Promise((resolve) => setTimeout(resolve, 100))
      return { interval: 1_000 }
    },
  })
  const start = performance.now()
  task.schedule()
  await vi.advanceTimersByTimeAsync(50)
  task.schedule()
  task.schedule()
  await vi.advanceTimersByTimeAsync(10_000)
  expect(runs).toEqual([start, start + 1_000])
  expect(task.isScheduled()).toBe(false)
  task.close()
})

test('work that failed is done again though nobody asks, until it is closed', async () => {
  holdClock()
  const state = { runs: 0 }
  const task = createScheduler().createTask({
    async work() {
      state.runs += 1
      return { retryAfter: 5_000 }
    },
  })
  await task.run()
  await vi.advanceTimersByTimeAsync(5_000)
  expect(state.runs).toBe(2)
  task.close()
  await vi.advanceTimersByTimeAsync(60_000)
  expect([state.runs, vi.getTimerCount()]).toEqual([2, 0])
})
