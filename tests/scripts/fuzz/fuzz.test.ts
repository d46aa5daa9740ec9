/** Requests of any kind to the real process: `npm run build` makes what is started. */
import { readFileSync } from 'node:fs'
import { afterAll, afterEach, expect, test } from 'vitest'
import { describeFailure, type FuzzRequest, requestsOf, shrink, tryAll } from '../../../scripts/fuzz/run.mjs'
import { startSite } from '../../../scripts/fuzz/site.mjs'

/** Requests that once were a fault, or that nothing else is like. */
const kept: readonly FuzzRequest[] = JSON.parse(
  readFileSync(new URL('../../fixtures/fuzz/requests.json', import.meta.url), 'utf8'),
)
const freshSeed = Number(process.env.FUZZ_SEED ?? Date.now() % 2 ** 31)

/** Milliseconds of a test on a machine that has little time for it. */
const limit = 300_000

const site = await startSite()
afterAll(() => site.stop(), limit)
afterEach(async () => {
  expect(site.isRunning()).toBe(true)
  const health = await fetch(`http://127.0.0.1:${site.port}/health/ready`)
  expect(health.status).toBe(200)
}, limit)

/** The first failure, with all that it needs and nothing else. */
async function failureOf(requests: Iterable<FuzzRequest>): Promise<string> {
  const { failures } = await tryAll(site, requests)
  const [first] = failures
  return first ? `${describeFailure(await shrink(site, first))}\n${site.faults.join('\n')}` : ''
}

test(
  'requests that are kept get the answers that any request may get',
  async () => {
    expect(kept.length).toBeGreaterThan(10)
    expect(await failureOf(kept)).toBe('')
  },
  limit,
)

test(
  'requests of the same seed in every run do',
  async () => {
    expect(await failureOf(requestsOf(2026, 500))).toBe('')
  },
  limit,
)

test(
  `requests of a fresh seed do: FUZZ_SEED=${freshSeed} makes these again`,
  async () => {
    expect(await failureOf(requestsOf(freshSeed, 125))).toBe('')
  },
  limit,
)

test('a seed makes the same requests again, and another one others', () => {
  expect([...requestsOf(7, 50)]).toEqual([...requestsOf(7, 50)])
  expect([...requestsOf(7, 50)]).not.toEqual([...requestsOf(8, 50)])
})
