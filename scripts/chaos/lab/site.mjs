/** A built site, started as a process of its own. */

import { once } from 'node:events'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { end, run, untilReady } from '../../checks/fleet/processes.mjs'
import { createContainer, isContained } from './container.mjs'
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
const askInside = async (port, question) => (await fetch(`http://127.0.0.1:${port}/${question}`)).json()

/** Milliseconds since the machine began, now, and when a process did: copying an image comes before it. */
const upMs = () => 1_000 * Number(readFileSync('/proc/uptime', 'utf8').split(' ')[0])
const beganMs = (pid) => 10 * Number(readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1].split(' ')[19])

const insideModule = join(import.meta.dirname, 'inside.mjs')

/** The words after `node`. */
const wordsOf = ({ nodeArgs = [], args = [] }, main) => [
  ...[...asStarted, '--expose-gc', '--import', insideModule, ...nodeArgs],
  ...[main, ...args],
]

/** A process of this machine; with `ulimit`, `-n 128` for example, by way of a shell. */
function createHosted(options, env) {
  const words = [process.execPath, ...wordsOf(options, join(root, 'dist/server/main.js'))]
  const { ulimit } = options
  const [command, ...rest] = ulimit ? ['sh', '-c', `ulimit ${ulimit} && exec "$@"`, 'sh', ...words] : words
  return { command, words: rest, env: { ...process.env, ...env } }
}

/** Modules that an experiment loads into the site are there too. */
const createContained = (options, env) =>
  createContainer({
    words: ['node', ...wordsOf(options, 'dist/server/main.js')],
    env,
    ulimit: options.ulimit,
    mounts: [join(root, 'scripts')],
  })

/**
 * Starts a site. It keeps nothing on disk unless `env` says so. Resolves once it is ready, or with
 * `until: ''` at once.
 */
export async function startSite(options, atEnd) {
  const { env = {}, until = '/health/ready', stdout = 'pipe' } = options
  const [port, metricsPort, insidePort] = [await freePort(), await freePort(), await freePort()]
  const program = (isContained ? createContained : createHosted)(options, {
    ...{ NODE_ENV: 'production', PORT: String(port), HOST: '127.0.0.1', METRICS_PORT: String(metricsPort) },
    ...{ SNAPSHOT_DIR: '', PICTURES_DIR: '', BUILDS_DIR: '', FORMS_DIR: '', INSIDE_PORT: String(insidePort) },
    ...env,
  })
  const child = await run(program.command, program.words, {
    cwd: root,
    stdio: ['ignore', stdout, 'pipe'],
    ...(program.env && { env: program.env }),
  })
  atEnd(async () => {
    await end(child, 'SIGKILL')
    program.remove?.()
  })
  const exited = once(child, 'exit').then(([code, signal]) => ({ code, signal }))
  const [out, errors] = [collect(child.stdout), collect(child.stderr)]
  const url = `http://127.0.0.1:${port}`
  /** Of a container the process in it, at once: its client takes its time. */
  function kill(signal) {
    try {
      process.kill(pid, signal)
    } catch (error) {
      // It has ended already.
      if (error.code !== 'ESRCH') throw error
    }
  }
  const fromStatus = (name) => {
    const status = readFileSync(`/proc/${pid}/status`, 'utf8')
    const megabytes = (each) => Number(new RegExp(`^${each}:\\s+(\\d+)`, 'm').exec(status)?.[1]) / 1024
    // Of a container's limit files take nothing that the system would not give up.
    return megabytes(name) - (isContained ? megabytes('RssFile') : 0)
  }
  const ended = exited.then(() => {
    throw new Error(`The site ended before it was ready: ${out.text}${errors.text}`)
  })
  ended.catch(() => {})
  if (until) await Promise.race([untilReady(url + until), ended])
  const readyMs = upMs()
  // Of a container it is known once it runs.
  const pid = program.pid?.() ?? child.pid
  return {
    url,
    port,
    pid,
    metricsUrl: `http://127.0.0.1:${metricsPort}/metrics`,
    startedInMs: readyMs - beganMs(pid),
    child,
    exited,
    log: () => out.text.split('\n').filter(Boolean).map(parseLine),
    stderr: () => errors.text,
    rssMB: () => fromStatus('VmRSS'),
    /** The most that it ever had. */
    maxRssMB: () => fromStatus('VmHWM'),
    /** Begins to count anew what is the most, and returns what it has now. */
    resetMaxRssMB() {
      writeFileSync(`/proc/${pid}/clear_refs`, '5')
      return fromStatus('VmRSS')
    },
    /** Heap after collection, in megabytes, and what is open. */
    heapMB: async () => (await askInside(insidePort, 'heap')).heapMB,
    handles: async () => (await askInside(insidePort, 'heap')).handles,
    /** Milliseconds of the longest block of the event loop since the last call. */
    longestBlockMs: async () => (await askInside(insidePort, 'block')).blockMs,
    async metric(name) {
      const text = await fetch(`http://127.0.0.1:${metricsPort}/metrics`).then((answer) => answer.text())
      const values = text.split('\n').filter((line) => line.startsWith(name))
      return values.reduce((sum, line) => sum + Number(line.slice(line.lastIndexOf(' '))), 0)
    },
    async settle(ms = 3_000) {
      await setTimeout(ms)
    },
    kill,
    async stop(signal = 'SIGTERM') {
      if (child.exitCode === null && child.signalCode === null) kill(signal)
      return exited
    },
  }
}
