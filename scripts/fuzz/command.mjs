/** `npm run fuzz -- --requests 100000 --seed 7 --minutes 10`: requests of any kind to the site of the build. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { describeFailure, requestsOf, shrink, tryAll } from './run.mjs'
import { startSite } from './site.mjs'

const { values } = parseArgs({
  options: {
    requests: { type: 'string', default: '10000' },
    seed: { type: 'string' },
    minutes: { type: 'string', default: '60' },
  },
})
const seed = Number(values.seed ?? Date.now() % 2 ** 31)
const corpus = JSON.parse(
  readFileSync(join(import.meta.dirname, '../../tests/fixtures/fuzz/requests.json'), 'utf8'),
)
/** The requests that there is time for. */
function* inTime(requests, minutes) {
  const end = performance.now() + minutes * 60_000
  for (const request of requests) {
    if (performance.now() > end) return
    yield request
  }
}

/** Failures that are told: one fault has many. */
const maxTold = 10

const site = await startSite()
const began = performance.now()
process.stdout.write(`Seed ${seed}, ${corpus.length} kept requests and ${values.requests} new ones\n`)
const kept = await tryAll(site, corpus)
const fresh = await tryAll(site, inTime(requestsOf(seed, Number(values.requests)), Number(values.minutes)))
const failures = [...kept.failures, ...fresh.failures]
const seconds = ((performance.now() - began) / 1000).toFixed(0)
process.stdout.write(`${JSON.stringify(fresh.statuses)} in ${seconds} s\n`)
for (const line of site.faults.slice(0, maxTold)) process.stdout.write(`The log: ${line}\n`)
for (const failure of failures.slice(0, maxTold)) {
  const least = await shrink(site, failure)
  process.stdout.write(`\n${describeFailure(least)}\n`)
}
const health = site.isRunning() ? (await fetch(`http://127.0.0.1:${site.port}/health/ready`)).status : 'gone'
await site.stop()
process.stdout.write(`\n${failures.length} failures; health answers ${health}\n`)
process.exitCode = failures.length === 0 && health === 200 ? 0 : 1
