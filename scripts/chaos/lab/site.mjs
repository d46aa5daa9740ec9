/** A built site, started as a process of its own. */

import { once } from 'node:events'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { end, run, untilReady } from '../../checks/fleet/processes.mjs'
import { freePort } from './free-port.mjs'

const root = join(import.meta.dirname, '../../..')
const asStarted = ['--max-semi-space-size=4', '--min-semi-space-size=4', '--v8-pool-size=1']

/** Lines of a log as objects; lines that are no JSON have their text alone. */
function parseLine(line) {
  try {
    return JSON.parse(line)
  } catch {
    return { text: line }
  }
}

/** Collects what a stream says. */
function collect(stream) {
  const said = { text: '' }
  stream?.setEncoding('utf8').on('data', (part) => {
    said.text += part
  })
  return said
}

/** Asks the process itself (`inside.mjs`). */
async function askInside(child, question) {
  const answered = once(child, 'message', { signal: AbortSignal.timeout(15_000) })
  child.send(question)
  const [answer] = await answered
  return answer
}

/** The command line of a site; with `ulimit`, `-n 128` for example, by way of a shell. */
function commandLine({ node = process.execPath, nodeArgs = [], args = [], ulimit }) {
  const inside = ['--expose-gc', '--import', join(import.meta.dirname, 'inside.mjs')]
  const words = [node, ...asStarted, ...inside, ...nodeArgs, join(root, 'dist/server/main.js'), ...args]
  return ulimit ? ['sh', '-c', `ulimit ${ulimit} && exec "$@"`, 'sh', ...words] : words
}

/**
 * Starts a site. It keeps nothing on disk unless `env` says so. Resolves once it is ready, or with
 * `until: ''` at once.
 */
export async function startSite(options, atEnd) {
  const { env = {}, until = '/health/ready', stdout = 'pipe' } = options
  const [port, metricsPort] = [await freePort(), await freePort()]
  const [command, ...words] = commandLine(options)
  const began = performance.now()
  const child = await run(command, words, {
    cwd: root,
    stdio: ['ignore', stdout, 'pipe', 'ipc'],
    env: {
      ...process.env,
      ...{ NODE_ENV: 'production', PORT: String(port), HOST: '127.0.0.1', METRICS_PORT: String(metricsPort) },
      ...{ SNAPSHOT_DIR: '', PICTURES_DIR: '', BUILDS_DIR: '', FORMS_DIR: '', ...env },
    },
  })
  atEnd(() => end(child, 'SIGKILL'))
  const exited = once(child, 'exit').then(([code, signal]) => ({ code, signal }))
  const [out, errors] = [collect(child.stdout), collect(child.stderr)]
  const url = `http://127.0.0.1:${port}`
  const fromStatus = (name) => {
    const status = readFileSync(`/proc/${child.pid}/status`, 'utf8')
    return Number(new RegExp(`^${name}:\\s+(\\d+)`, 'm').exec(status)?.[1]) / 1024
  }
  if (until) await untilReady(url + until)
  return {
    url,
    port,
    pid: child.pid,
    metricsUrl: `http://127.0.0.1:${metricsPort}/metrics`,
    startedInMs: performance.now() - began,
    child,
    exited,
    log: () => out.text.split('\n').filter(Boolean).map(parseLine),
    stderr: () => errors.text,
    rssMB: () => fromStatus('VmRSS'),
    /** The most that it ever had. */
    maxRssMB: () => fromStatus('VmHWM'),
    /** Begins to count anew what is the most, and returns what it has now. */
    resetMaxRssMB() {
      writeFileSync(`/proc/${child.pid}/clear_refs`, '5')
      return fromStatus('VmRSS')
    },
    /** Heap after collection, in megabytes, and what is open. */
    heapMB: async () => (await askInside(child, 'heap')).heapMB,
    handles: async () => (await askInside(child, 'heap')).handles,
    /** Milliseconds of the longest block of the event loop since the last call. */
    longestBlockMs: async () => (await askInside(child, 'block')).blockMs,
    async metric(name) {
      const text = await fetch(`http://127.0.0.1:${metricsPort}/metrics`).then((answer) => answer.text())
      const values = text.split('\n').filter((line) => line.startsWith(name))
      return values.reduce((sum, line) => sum + Number(line.slice(line.lastIndexOf(' '))), 0)
    },
    async settle(ms = 3_000) {
      await setTimeout(ms)
    },
    kill: (signal) => child.kill(signal),
    async stop(signal = 'SIGTERM') {
      await end(child, signal)
      return exited
    },
  }
}
