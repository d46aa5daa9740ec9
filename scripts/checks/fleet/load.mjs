import { Agent, get } from 'node:http'
import { setTimeout } from 'node:timers/promises'

/** Milliseconds between two requests of a connection: the load stays below what the machines can do. */
const pause = 10

/**
 * Creates visitors, who keep their connections and ask for one page after the other. A request counts as lost
 * when its connection breaks, or its status is not 200.
 */
export function createLoad({ url, paths, connections }) {
  const agent = new Agent({ keepAlive: true, maxSockets: connections })
  const state = { isRunning: false, count: 0, failed: 0, times: [], workers: [] }

  const ask = (path) =>
    new Promise((resolve) => {
      get(new URL(path, url), { agent }, (res) => {
        res.resume()
        res.once('end', () => resolve(res.statusCode))
        res.once('error', (error) => resolve(error.code))
      }).once('error', (error) => resolve(error.code))
    })

  async function visit(first) {
    for (let n = first; state.isRunning; n++) {
      const began = performance.now()
      const outcome = await ask(paths[n % paths.length])
      state.times.push(performance.now() - began)
      state.count += 1
      if (outcome !== 200) {
        state.failed += 1
        console.log('lost:', paths[n % paths.length], outcome)
      }
      await setTimeout(pause)
    }
  }

  const take = () => {
    const { count, failed, times } = state
    Object.assign(state, { count: 0, failed: 0, times: [] })
    return { count, failed, times }
  }

  return {
    start() {
      state.isRunning = true
      state.workers = Array.from({ length: connections }, (_, n) => visit(n))
    },
    /** What happened since the last call. */
    take,
    async until(ms) {
      await setTimeout(ms)
      return take()
    },
    async stop() {
      state.isRunning = false
      await Promise.all(state.workers)
      agent.destroy()
    },
  }
}
