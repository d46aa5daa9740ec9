/** Processes end, by command or by accident, while visitors read. */
import { once } from 'node:events'
import { connect } from 'node:net'
import { setTimeout } from 'node:timers/promises'
import { createFleet } from '../../../checks/fleet/fleet.mjs'

/** More than the buffers of a connection hold: its answer stays under way until somebody reads it. */
const photograph = '/assets/img/kwelder-bij-laag-water.jpg'
const readers = 50

/** Asks for the photograph, reads nothing for so many milliseconds, and then all. */
async function readLate(port, delay) {
  const socket = connect({ port, host: '127.0.0.1' })
  socket.write(`GET ${photograph} HTTP/1.1\r\nhost: 127.0.0.1:${port}\r\n\r\n`)
  const [first] = await once(socket, 'data')
  socket.pause()
  const length = Number(/\r\ncontent-length: (\d+)/i.exec(first.toString('latin1'))?.[1])
  const state = { bytes: first.length - first.indexOf('\r\n\r\n') - 4 }
  socket.on('data', (part) => {
    state.bytes += part.length
  })
  // A connection that is broken has not brought all.
  socket.on('error', () => {})
  const closed = once(socket, 'close')
  return {
    async rest() {
      await setTimeout(delay)
      socket.resume()
      await closed
      return state.bytes === length
    },
  }
}

async function stopUnderWay(lab) {
  const site = await lab.startSite({
    env: { DRAIN_TIME_MS: '500', WARM_UP_MS: '0', SHUTDOWN_TIMEOUT_MS: '30000' },
  })
  const begun = await Promise.all(Array.from({ length: readers }, () => readLate(site.port, 1_500)))
  const began = performance.now()
  const stopped = site.stop().then(({ code }) => ({ code, ms: performance.now() - began }))
  const whole = await Promise.all(begun.map((reader) => reader.rest()))
  const { code, ms } = await stopped
  return [
    { name: 'whole answers of 50 under way', value: whole.filter(Boolean).length, mark: { is: readers } },
    { name: 'exit code', value: code, mark: { is: 0 } },
    { name: 'time to the exit', value: ms, unit: 'ms', mark: { max: 2_500 }, timing: true },
  ]
}

/** Two machines behind HAProxy, and a load of pages and searches on them for so many seconds. */
async function underLoad(lab, seconds, disturb) {
  const fleet = await createFleet({ machines: 2, port: await lab.freePort() })
  lab.atEnd(fleet.stop)
  const paths = [...fleet.paths, '/search?q=natuur', '/search?q=water']
  await setTimeout(3_000)
  const state = { isOver: false }
  const loading = lab.load({ url: fleet.url, paths, rate: 100, seconds }).finally(() => {
    state.isOver = true
  })
  const told = await disturb(fleet, state)
  return { load: await loading, told }
}

async function rollingRestarts(lab) {
  const { load, told } = await underLoad(lab, 60, async (fleet, state) => {
    for (let n = 0; ; n++) {
      if (state.isOver) return n
      await fleet.restart(n % fleet.machines.length)
    }
  })
  return [
    { name: 'requests', value: load.count, mark: { min: 5_500 } },
    { name: 'restarts', value: told, mark: { min: 4 } },
    { name: 'answers that were not 200', value: load.not200, mark: { is: 0 } },
    { name: 'p99', value: load.p99, unit: 'ms', mark: { max: 1_000 }, timing: true },
  ]
}

async function killOne(lab) {
  const { load, told } = await underLoad(lab, 20, async (fleet) => {
    await setTimeout(5_000)
    await fleet.kill(0)
    await setTimeout(2_000)
    return fleet.start(0)
  })
  return [
    { name: 'requests', value: load.count, mark: { min: 1_800 } },
    { name: 'answers that were not 200', value: load.not200, mark: { is: 0 } },
    { name: 'slowest answer', value: load.max, unit: 'ms', mark: { max: 1_000 }, timing: true },
    { name: 'restarted until ready', value: told, unit: 'ms', mark: { max: 3_000 }, timing: true },
  ]
}

export const experiments = [
  { id: 'Z20', title: 'A stop while 50 answers are under way', seconds: 6, run: stopUnderWay },
  { id: 'Z21', title: 'Machines are restarted in turn behind HAProxy', seconds: 80, run: rollingRestarts },
  { id: 'Z22', title: 'One of two machines behind HAProxy is killed', seconds: 40, run: killOne },
]
