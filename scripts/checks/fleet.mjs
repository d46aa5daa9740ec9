/**
 * Runs several machines of a site behind HAProxy, with a Redis and a stand-in for the content system, under
 * load: publishes, restarts each machine in turn, disturbs Redis, and tells what visitors noticed.
 *
 *     node scripts/checks/fleet.mjs [--machines 3] [--requests 100000] [--restarts 20] [--publishes 50] [--port 4500]
 */
import { parseArgs } from 'node:util'
import { createFleet } from './fleet/fleet.mjs'
import { createLoad } from './fleet/load.mjs'
import { measurePublishes } from './fleet/publishes.mjs'
import { percentile } from './fleet/statistics.mjs'

const { values } = parseArgs({
  options: {
    machines: { type: 'string', default: '3' },
    requests: { type: 'string', default: '100000' },
    restarts: { type: 'string', default: '20' },
    publishes: { type: 'string', default: '50' },
    port: { type: 'string', default: '4500' },
  },
})

const print = (name, value) => console.log(`${name.padEnd(34)} ${value}`)
const milliseconds = (numbers) =>
  `p50 ${percentile(numbers, 50).toFixed(1)}, p99 ${percentile(numbers, 99).toFixed(1)}, worst ${Math.max(...numbers).toFixed(1)} ms`

const fleet = await createFleet({ machines: Number(values.machines), port: Number(values.port) })
/** Searches, which no machine has ready: one of ten requests. */
const searches = ['/search?q=natuur', '/search?q=water']
const load = createLoad({ url: fleet.url, paths: [...fleet.paths, ...searches], connections: 16 })
try {
  load.start()
  const quiet = await load.until(2_000)
  print('requests before', `${quiet.count}, ${milliseconds(quiet.times)}`)

  const published = await measurePublishes(fleet, Number(values.publishes))
  const during = load.take()
  print('publish to visible on all', milliseconds(published.times))
  print('calls to the system per publish', (published.calls / published.times.length).toFixed(1))
  print('requests meanwhile', `${during.count}, lost ${during.failed}, ${milliseconds(during.times)}`)

  await fleet.freezeRedis(2_000)
  await fleet.killRedis(3_000)
  const disturbed = load.take()
  print(
    'while Redis froze and was killed',
    `${disturbed.count}, lost ${disturbed.failed}, ${milliseconds(disturbed.times)}`,
  )
  const after = await measurePublishes(fleet, 5)
  print('publish to visible, Redis is back', milliseconds(after.times))
  load.take()

  const [target, wanted] = [Number(values.requests), Number(values.restarts)]
  let [count, failed, restarts] = [0, 0, 0]
  const times = []
  while (count < target || restarts < wanted) {
    await fleet.restart(restarts % fleet.machines.length)
    restarts += 1
    const part = load.take()
    count += part.count
    failed += part.failed
    for (const time of part.times) times.push(time)
  }
  print('rolling restarts', `${restarts} machines, ${count} requests, lost ${failed}, ${milliseconds(times)}`)
  process.exitCode = failed + during.failed + disturbed.failed === 0 ? 0 : 1
} finally {
  await load.stop()
  await fleet.stop()
}
