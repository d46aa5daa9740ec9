import { setImmediate } from 'node:timers/promises'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createRepeatedTask } from '../../../server/scheduling/repeated-task.ts'

beforeEach(() => vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] }))
afterEach(() => vi.useRealTimers())

/** A task whose runs end when the test says so. */
function heldTask() {
  const ends: (() => void)[] = []
  const work = () => new Promise<undefined>((resolve) => ends.push(() => resolve(undefined)))
  return { task: createRepeatedTask({ work }), ends }
}

test('a run that is begun at once takes the place of one that was scheduled', async () => {
  const { task, ends } = heldTask()
  task.schedule()
  void task.run()
  vi.advanceTimersByTime(1_000)
  expect(ends).toHaveLength(1)
  ends[0]?.()
  await setImmediate()
  expect(task.isScheduled()).toBe(false)
})

test('a run that is asked for during another one is that one, and is not done twice', async () => {
  const { task, ends } = heldTask()
  const both = [task.run(), task.run()]
  expect(ends).toHaveLength(1)
  ends[0]?.()
  await Promise.all(both)
})

test('after its end nothing is scheduled and nothing runs', () => {
  const { task, ends } = heldTask()
  task.schedule()
  task.close()
  expect(task.isScheduled()).toBe(false)
  task.schedule()
  vi.advanceTimersByTime(1_000)
  expect(ends).toHaveLength(0)
})
