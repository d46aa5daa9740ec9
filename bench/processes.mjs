import { spawn, spawnSync } from 'node:child_process'
import { createServer } from 'node:net'
import { availableParallelism } from 'node:os'
import { httpGet } from './http-get.mjs'

/** Milliseconds until a server has to answer after its start, and to end after it was told to. */
const timeouts = { start: 60_000, stop: 3_000 }
/** Milliseconds between two questions whether it answers. */
const pollEvery = 2

/** Servers run on the first core, everything else on the second, so that neither takes the other's time. */
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

/** Everything that is started here ends with this process, whatever ends it. */
export function createProcesses() {
  const running = new Set()
  const killAll = () => running.forEach((child) => void child.kill('SIGKILL'))
  process.on('exit', killAll)
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.once(signal, () => process.exit(1))

  /** @param core `server` or `rest`. taskset becomes the program: the process id is the program's own. */
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
   * Resolves when it answers 200, with the milliseconds that took.
   * @param args a list, or what makes one of a port
   * @throws Error with what the server said
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
      await wait(pollEvery)
    }
  }

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
