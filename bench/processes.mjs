import { spawn, spawnSync } from 'node:child_process'
import { createServer } from 'node:net'
import { availableParallelism } from 'node:os'
import { httpGet } from './http-get.mjs'

/** Maximum milliseconds until a server responds after its start, and until it ends after SIGTERM. */
const timeouts = { start: 60_000, stop: 3_000 }
/** Milliseconds between two requests that check whether a server responds. */
const pollInterval = 2

/** Whether processes can be bound to cores: servers to the first, everything else to the second. */
export const canPin =
  process.platform === 'linux' &&
  availableParallelism() > 1 &&
  spawnSync('taskset', ['-V'], { stdio: 'ignore' }).status === 0
const cores = { server: '0', rest: '1' }

const wait = (ms) => new Promise((resolve) => setTimeout(resolve, ms))

const freePort = () =>
  new Promise((resolve, reject) => {
    const server = createServer().once('error', reject)
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address()
      server.close(() => resolve(port))
    })
  })

/**
 * Starts and stops the benchmark's processes. All of them end when this process exits, by a signal as well,
 * unless that is SIGKILL.
 */
export function createProcesses() {
  const running = new Set()
  const killAll = () => running.forEach((child) => void child.kill('SIGKILL'))
  process.on('exit', killAll)
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.once(signal, () => process.exit(1))

  /**
   * Starts Node with arguments. The process id is that of Node, as taskset replaces itself.
   * @param core `server` or `rest`
   * @returns the process, and a function `said` that returns its standard error output so far
   */
  function start(args, { core, env = {}, ipc = false }) {
    const argv = canPin
      ? ['taskset', '-c', cores[core], process.execPath, ...args]
      : [process.execPath, ...args]
    const child = spawn(argv[0], argv.slice(1), {
      stdio: ['ignore', 'ignore', 'pipe', ...(ipc ? ['ipc'] : [])],
      env: { ...process.env, NODE_ENV: 'production', ...env },
    })
    const said = []
    child.stderr.on('data', (chunk) => said.push(chunk))
    running.add(child)
    child.once('exit', () => running.delete(child))
    child.once('error', (error) => said.push(Buffer.from(error.message)))
    return { child, said: () => Buffer.concat(said).toString().trim() }
  }

  /**
   * Starts a server and resolves when it responds with 200, with the milliseconds until then.
   * @param args a list of arguments, or a function that returns one for a port
   * @throws Error with the standard error output of the server
   */
  async function serve(args, { env, path = '/', core = 'server' }) {
    const port = await freePort()
    const url = `http://127.0.0.1:${port}`
    const began = performance.now()
    const argv = typeof args === 'function' ? args(String(port)) : args
    const { child, said } = start(argv, { core, env: { ...env, HOST: '127.0.0.1', PORT: String(port) } })
    for (;;) {
      const answer = await httpGet(url + path).catch(() => undefined)
      if (answer?.status === 200)
        return { child, pid: child.pid, port, url, readyMs: performance.now() - began }
      if (child.exitCode !== null || performance.now() - began > timeouts.start) {
        child.kill('SIGKILL')
        throw new Error(`${argv.join(' ')} did not answer at ${path}: ${said()}`)
      }
      await wait(pollInterval)
    }
  }

  /** Ends a server with SIGTERM, or with SIGKILL when it has not ended after three seconds. */
  async function stop({ child }) {
    if (child.exitCode !== null || child.signalCode !== null) return
    const ended = new Promise((resolve) => child.once('exit', () => resolve(true)))
    child.kill('SIGTERM')
    if (await Promise.race([ended, wait(timeouts.stop)])) return
    child.kill('SIGKILL')
    await ended
  }

  return { start, serve, stop }
}
