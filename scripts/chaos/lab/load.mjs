import { Worker } from 'node:worker_threads'
import { summary } from './summary.mjs'

/**
 * Asks a site again and again, in a thread of its own, so that neither the content system of an experiment nor
 * its probes are delayed: `rate` requests a second whether or not they are answered, or `connections`
 * visitors who ask one after the other, for `seconds` or for a number of `requests`.
 */
export async function load({ url, headers = {}, ...options }) {
  const { port, hostname } = new URL(url)
  const workerData = { port: Number(port), hostname, headers: [headers].flat(), ...options }
  const { outcomes, ...seen } = await new Promise((resolve, reject) => {
    new Worker(new URL('load-thread.mjs', import.meta.url), { workerData })
      .once('message', resolve)
      .once('error', reject)
  })
  const byStatus = Object.fromEntries(outcomes.map(([status, times]) => [status, times.length]))
  const times = Object.fromEntries(outcomes)
  return {
    ...seen,
    byStatus,
    times,
    count: outcomes.reduce((sum, [, each]) => sum + each.length, 0),
    errors: byStatus[0] ?? 0,
    /** All that was not 200, broken connections included. */
    not200: outcomes.reduce((sum, [status, each]) => sum + (status === 200 ? 0 : each.length), 0),
    ...summary(outcomes.flatMap(([, each]) => each)),
  }
}
