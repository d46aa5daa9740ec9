import { percentile } from '../../checks/fleet/statistics.mjs'

/** What is told of some times: half, 95 and 99 of 100 are below these, and the longest. */
export const summary = (times) => ({
  p50: percentile(times, 50),
  p95: percentile(times, 95),
  p99: percentile(times, 99),
  max: times.reduce((longest, time) => Math.max(longest, time), 0),
})
