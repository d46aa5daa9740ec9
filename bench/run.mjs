/**
 * Measures the built product against a bare node:http server that sends the same bytes: docs/benchmark.md
 * describes each figure.
 *
 *     npm run bench -- --help
 */
import { mkdirSync, writeFileSync } from 'node:fs'
import { cpus, loadavg } from 'node:os'
import { dirname, join } from 'node:path'
import { buildAll } from './build.mjs'
import { weighFirstView } from './first-view.mjs'
import { httpGet } from './http-get.mjs'
import { readDocument } from './markup.mjs'
import { capture, measure, startBare, startGenerator } from './measure.mjs'
import { help, readOptions } from './options.mjs'
import { canPin, createProcesses } from './processes.mjs'
import { backends, selectScenarios, servers } from './scenarios.mjs'
import { median } from './statistics.mjs'
import { print, summarise } from './summary.mjs'
import { figure } from './table.mjs'
import { canMeasure, usageOf, waitUntilIdle } from './usage.mjs'

const root = join(import.meta.dirname, '..')
/** Environment with which measured servers write nothing into the project's folders. */
const quiet = { BUILDS_DIR: '', PICTURES_DIR: '', SNAPSHOT_DIR: '' }
/** Maximum milliseconds until servers are idle. */
const idleTimeout = 120_000
/** Maximum duration of the warm-up before the first round of each scenario, in seconds. */
const maxWarmUp = 2

const say = (line) => process.stderr.write(`${line}\n`)
const mib = (bytes) => `${figure(bytes / 1024 / 1024)} MiB`

/** Starts the servers that scenarios need, and the content systems that those read. */
async function startServers(processes, names) {
  const needed = [...new Set(names.map((name) => servers[name].backend))].filter(Boolean)
  const behind = {}
  for (const name of needed) {
    const { args, ready } = backends[name]
    behind[name] = await processes.serve(args, { path: ready, core: 'rest' })
  }
  const started = {}
  for (const name of names) {
    const { args, env, backend } = servers[name]
    const where = backend ? backends[backend].env(behind[backend].url) : {}
    started[name] = await processes.serve(args, { env: { ...quiet, ...env, ...where } })
  }
  return started
}

/** Reads the facts about the running product that scenarios need for their requests. */
async function inspectProduct({ url }) {
  const { headers, body } = await httpGet(`${url}/`, { 'accept-encoding': 'br, gzip' })
  const plain = await httpGet(`${url}/`)
  const { buildId, scripts, pages } = readDocument(plain.body.toString())
  const answers = await Promise.all(pages.map(async (path) => [path, (await httpGet(url + path)).status]))
  const shown = answers.filter(([, status]) => status === 200).map(([path]) => path)
  return { buildId, script: scripts[0], pages: shown, etag: headers.etag, bytes: body.length }
}

/** Prepares the requests of scenarios, and a bare server with the captured responses. */
async function prepare(processes, started, wanted, facts) {
  const requests = wanted.map(({ paths, headers = () => ({}), status }) => ({
    paths: paths(facts),
    headers: headers(facts),
    status,
  }))
  const answers = []
  for (const [i, scenario] of wanted.entries())
    answers.push(await capture(scenario, started[scenario.server], requests[i], `/${i}`))
  return { requests, bare: await startBare(processes, answers) }
}

/** Runs all rounds of all scenarios, with the product and the bare server in turn. */
async function runRounds({ generator, started, wanted, requests, bare, options }) {
  const { rounds, seconds, connections } = options
  const runs = wanted.map(() => ({ own: [], bare: [] }))
  for (let round = 1; round <= rounds; round++)
    for (const [i, { name, server }] of wanted.entries()) {
      say(`round ${round} of ${rounds}: ${name}`)
      const both = [
        ['own', started[server], requests[i]],
        ['bare', bare, { ...requests[i], paths: [`/${i}`] }],
      ]
      for (const [whose, target, request] of both) {
        const how = { ...request, connections }
        if (round === 1) await measure(generator, target, { ...how, seconds: Math.min(maxWarmUp, seconds) })
        runs[i][whose].push(await measure(generator, target, { ...how, seconds }))
      }
    }
  return wanted.map(({ name }, i) => summarise(name, runs[i].own, runs[i].bare))
}

/** Milliseconds until the first response, of one newly started server per round. */
async function measureStarts(processes, rounds) {
  const times = []
  for (let i = 0; i < rounds; i++) {
    const server = await processes.serve(servers.product.args, { env: quiet })
    times.push(server.readyMs)
    await processes.stop(server)
  }
  return times
}

const pidsOf = (started) => Object.values(started).map(({ pid }) => pid)

const notesOn = (rows, isIdle) => [
  ...(isIdle ? [] : ['Servers still rendered pages ahead while they were measured.']),
  ...(canMeasure ? [] : ['Processor time and memory are read from /proc, which this system does not have.']),
  ...(canPin
    ? []
    : [
        'Servers and generator share all cores: taskset or a second core is missing, and figures are noisier.',
      ]),
  ...(rows.some((row) => row.isGeneratorLimit || row.isGeneratorLimitOfBare)
    ? ['>: the load generator was the limit; the server could answer more. Compare the processor time.']
    : []),
]

async function bench(options) {
  const processes = createProcesses()
  const build = await buildAll({ root, isForced: options.mayBuild })
  const wanted = selectScenarios(options.only)
  if (wanted.length === 0) throw new Error(`No scenario has "${options.only}" in its name`)
  const loadBefore = loadavg()[0]
  const starts = await measureStarts(processes, options.rounds)
  const names = [...new Set(['product', ...wanted.map(({ server }) => server)])]
  const started = await startServers(processes, names)
  const isIdle = options.isSmoke || (await waitUntilIdle(pidsOf(started), idleTimeout))
  const idle = usageOf(started.product.pid).resident
  const firstView = await weighFirstView(started.product.url, join(root, 'dist/client/.vite/manifest.json'))
  const { requests, bare } = await prepare(processes, started, wanted, await inspectProduct(started.product))
  const generator = await startGenerator(processes)
  const rows = await runRounds({ generator, started, wanted, requests, bare, options })
  const after = usageOf(started.product.pid).resident
  return {
    date: new Date().toISOString(),
    machine: {
      cpu: cpus()[0]?.model,
      cores: cpus().length,
      node: process.version,
      loadBefore,
      isPinned: canPin,
    },
    options,
    figures: { buildMs: build, startMs: starts, idleBytes: idle, bytesAfterLoad: after },
    rows,
    firstView,
    process: {
      'start to first 200': `${figure(median(starts))} ms`,
      'memory, idle': mib(idle),
      'memory, after the load': mib(after),
      build: build === undefined ? 'not measured' : `${figure(build / 1000, 1)} s`,
    },
    notes: notesOn(rows, isIdle),
  }
}

function fail(error) {
  process.stderr.write(`${error.message}\n`)
  process.exit(1)
}

function save(report, out) {
  const name = `${report.date.replace(/[:.]/g, '-')}.json`
  const file = out ?? join(root, 'bench/results', name)
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, `${JSON.stringify(report, null, 2)}\n`)
  return file
}

/** Reads the options; ends with exit code 64 (EX_USAGE of sysexits.h) when they are wrong. */
function readArguments() {
  try {
    return readOptions(process.argv.slice(2))
  } catch (error) {
    process.stderr.write(`${error.message}\n\n${help}`)
    return process.exit(64)
  }
}

const options = readArguments()
if (options.isHelp) {
  process.stdout.write(help)
  process.exit(0)
}
process.chdir(root)
const report = await bench(options).catch(fail)
process.stdout.write(`${print(report)}\n\n${save(report, options.out)}\n`)
process.exit(0)
