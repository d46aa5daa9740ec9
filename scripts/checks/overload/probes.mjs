import { askOnce } from './request.mjs'

/** Milliseconds between two requests of a probe. */
const interval = 50

/**
 * Asks for some addresses again and again, each over a new connection, while something else loads the site.
 * @param probed name, port and path of each
 */
export function createProbes(probed) {
  const seen = {}
  const asked = []
  const timers = probed.map(({ name, port, path }) => {
    const own = { times: [], failures: 0 }
    seen[name] = own
    return setInterval(() => {
      asked.push(
        askOnce(port, path).then(({ status, ms }) => {
          if (status === 200) own.times.push(ms)
          else own.failures += 1
        }),
      )
    }, interval)
  })
  return {
    async stop() {
      timers.forEach(clearInterval)
      await Promise.all(asked)
      return seen
    },
  }
}
