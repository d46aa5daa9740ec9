/**
 * Asks a site for more searches than it can answer, each over a new connection, whether or not it answers, and
 * tells what became of them, of health and of pages that are kept.
 *
 *     node scripts/checks/overload.mjs [--factors 2,4] [--seconds 15] [--build dist] [--port 4600]
 */
import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { load } from '../chaos/lab/load.mjs'
import { percentile } from './fleet/statistics.mjs'
import { createProbes } from './overload/probes.mjs'
import { startSite } from './overload/site.mjs'

const { values } = parseArgs({
  options: {
    factors: { type: 'string', default: '2,4' },
    seconds: { type: 'string', default: '15' },
    build: { type: 'string', default: 'dist' },
    port: { type: 'string', default: '4600' },
  },
})
const seconds = Math.min(120, Number(values.seconds))

const print = (name, value) => console.log(`${name.padEnd(30)} ${value}`)
const shown = (times) =>
  times.length === 0
    ? '–'
    : `p50 ${percentile(times, 50).toFixed(0)}, p99 ${percentile(times, 99).toFixed(0)}, worst ${Math.max(...times).toFixed(0)} ms`

const words = ['kwelder', 'dijk', 'onderzoek', 'natuur', 'water', 'project', 'wad', 'slib', 'kust', 'vogels']
const searches = words.map((word) => `/search?q=${word}`)

/** What became of searches, each over a connection of its own. */
async function search(port, options) {
  const url = `http://127.0.0.1:${port}`
  const { times, ...seen } = await load({ url, paths: searches, isFresh: true, ...options })
  const { 200: served = [], 503: refused = [] } = times
  return { ...seen, served, refused, failed: seen.count - served.length - refused.length }
}

/** Milliseconds after a load until three searches in a row take less than a second. */
async function recovery(port) {
  const began = performance.now()
  for (let quick = 0; quick < 3; ) {
    const asked = performance.now()
    const { status } = await fetch(`http://127.0.0.1:${port}/search?q=kwelder`).then(
      async (answer) => ({ status: answer.status, text: await answer.text() }),
      () => ({ status: 0 }),
    )
    quick = status === 200 && performance.now() - asked < 1_000 ? quick + 1 : 0
  }
  return performance.now() - began
}

const port = Number(values.port)
const site = await startSite({ build: resolve(values.build), port })
try {
  for (const factor of values.factors.split(',').map(Number)) {
    // Measured each time: a machine that does other things too has another capacity a minute later.
    const closed = await search(port, { seconds: 4, connections: 8 })
    const capacity = closed.served.length / closed.seconds
    print('capacity, searches a second', `${capacity.toFixed(0)} (${shown(closed.served)})`)
    const probes = createProbes(site.probed)
    const { served, refused, failed, offered, unhinted, ...run } = await search(port, {
      ...{ seconds, rate: capacity * factor },
    })
    const seen = await probes.stop()
    const share = served.length / run.seconds / capacity
    console.log(`${factor} times the capacity, ${offered} requests in ${run.seconds.toFixed(0)} s`)
    print('served', `${served.length}, ${(share * 100).toFixed(0)} % of capacity, ${shown(served)}`)
    print('refused (503)', `${refused.length}, ${unhinted} without Retry-After, ${shown(refused)}`)
    print('neither', `${failed}`)
    for (const [name, { times, failures }] of Object.entries(seen))
      print(name, `${times.length}, failed ${failures}, ${shown(times)}`)
    print('recovered after', `${(await recovery(port)).toFixed(0)} ms\n`)
  }
} finally {
  await site.stop()
}
