import { expect, test } from 'vitest'
import { restAfterWork } from '../../../server/scheduling/background-rest.ts'

/**
 * The rests, in milliseconds, after work that took 40 ms, beside visitors who keep the process busy for a
 * share of each.
 */
async function restsBeside(shares: readonly number[]): Promise<readonly number[]> {
  const rests: number[] = []
  const pause = async (ms: number) => void rests.push(ms)
  await restAfterWork(40, pause, () => () => shares[rests.length - 1] ?? 0)
  return rests
}

test('while nobody asks, work in the background rests as long as it took', async () => {
  expect(await restsBeside([])).toEqual([40])
  expect(await restsBeside([0.4])).toEqual([40])
})

test('while visitors keep the process busy, it rests until they do not', async () => {
  expect(await restsBeside([1, 0.9, 0.2, 1])).toEqual([40, 40, 40])
})

test('visitors who never stop leave it a tenth of the time', async () => {
  expect(await restsBeside(Array(20).fill(1))).toEqual(Array(9).fill(40))
})

test('the event loop of the process is what counts', async () => {
  const rests: number[] = []
  const work = async (ms: number) => {
    rests.push(ms)
    const until = performance.now() + ms
    while (performance.now() < until);
    await new Promise(setImmediate)
  }
  await restAfterWork(20, work)
  expect(rests.length).toBeGreaterThan(1)
})
