/**
 * One measurement of `bench/growth.mjs`, in a process of its own: opens a project of flat files, reads pages
 * and lists, edits files, and prints the times and the memory of each as JSON.
 *
 *     node --expose-gc bench/growth-run.mjs project-folder [folder of the stored index]
 */
import { appendFileSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { flatFiles } from '../server/cms/flat-files/index.ts'
import { median, percentile } from './statistics.mjs'

const [dir, cacheDir] = process.argv.slice(2)
const clock = () => performance.now()
/** Mebibytes with one decimal. */
const megabytes = (bytes) => Math.round(bytes / 104857.6) / 10
const quiet = { info() {}, warn: (...args) => process.stderr.write(`${JSON.stringify(args)}\n`) }
const logger = { ...quiet, error: quiet.warn }

async function timed(work) {
  const start = clock()
  const result = await work()
  return [clock() - start, result]
}

/**
 * Number of addresses to read, the same in every project, so that the processor's caches have the same
 * effect.
 */
const sampleSize = 30
/**
 * Number of calls that are timed together. They take less than a millisecond, so that some batches are
 * undisturbed.
 */
const batchSize = 200
/** Number of batches of one kind of call in a round. */
const batches = 30
/** Number of rounds, spread over seconds. A file changes before each, so that no page is cached. */
const rounds = 20

/** Mean microseconds per call, of `calls` calls in sequence. */
async function perCall(calls, call) {
  const [ms] = await timed(async () => {
    for (let at = 0; at < calls; at++) await call(at)
  })
  return (ms * 1000) / calls
}

/**
 * Returns a stopwatch for microseconds per call: the best of all batches, which other work and V8's compiler
 * disturbed least.
 */
function createStopwatch() {
  const best = {}
  return {
    best,
    async time(name, calls, call) {
      best[name] = Math.min(best[name] ?? Number.POSITIVE_INFINITY, await perCall(calls, call))
    },
  }
}

const collect = () => {
  globalThis.gc()
  globalThis.gc()
  return process.memoryUsage()
}

const before = collect()
const cpuBefore = process.cpuUsage()
const started = clock()
const source = await flatFiles({
  dir,
  logger,
  watch: true,
  ...(cacheDir ? { parseCache: { dir: cacheDir } } : {}),
})
const openMs = clock() - started
const peak = process.resourceUsage().maxRSS * 1024
const cpu = process.cpuUsage(cpuBefore)
const afterOpen = collect()
const result = {
  sinceSpawnMs: Math.round(performance.timeOrigin ? started + openMs : 0),
  openMs: Math.round(openMs),
  openCpuMs: Math.round(cpu.user / 1000),
  openSystemMs: Math.round(cpu.system / 1000),
  pages: source.health().pages,
  heapMB: megabytes(afterOpen.heapUsed - before.heapUsed),
  peakRssMB: megabytes(peak),
  rssMB: megabytes(afterOpen.rss),
}
const addressesOf = (items) => items.flatMap((item) => [item.path, ...addressesOf(item.children)])
const [treeMs, tree] = await timed(() => source.tree('nl'))
const [entriesMs, entries] = await timed(() => source.entries('nl', { collection: 'news', limit: 20 }))
const all = addressesOf(tree)
/** Addresses evenly spread over the tree, shifted each round. A small tree repeats some. */
const sampleOf = (round) =>
  Array.from(
    { length: sampleSize },
    (_, at) => all[Math.floor((at + round / rounds) * (all.length / sampleSize))],
  )
const pageOf = (path) => source.page('nl', path)
const stopwatch = createStopwatch()
/** Microseconds for each page that was not cached. A single one takes too long to be timed in batches. */
const built = []
/** Reads each page once while it is not cached, then measures calls for cached pages in batches. */
async function readPages(addresses) {
  for (const address of new Set(addresses)) built.push(await perCall(1, () => pageOf(address)))
  const questions = {
    againUs: pageOf,
    missingUs: (path) => pageOf(`${path}-no`),
    entriesUs: () => source.entries('nl', { collection: 'news', limit: 20 }),
  }
  for (let batch = 0; batch < batches; batch++)
    for (const [name, question] of Object.entries(questions))
      await stopwatch.time(name, batchSize, (call) => question(addresses[call % sampleSize]))
}
Object.assign(result, {
  treeMs: Math.round(treeMs),
  entriesMs: Math.round(entriesMs),
  items: entries.length,
})
/**
 * Changes files and waits until the source reports the change.
 * @returns milliseconds of the change (`ms`), of processor time (`cpu`), and of the longest block of the
 * event loop (`blocked`)
 */
async function change(work) {
  const blocked = { longest: 0, last: clock() }
  const ticks = setInterval(() => {
    blocked.longest = Math.max(blocked.longest, clock() - blocked.last)
    blocked.last = clock()
  }, 5)
  const changed = new Promise((resolve) => {
    const stop = source.onChange(() => {
      stop()
      resolve()
    })
  })
  const cpu = process.cpuUsage()
  const [ms] = await timed(async () => {
    work()
    await changed
  })
  const { user, system } = process.cpuUsage(cpu)
  await new Promise((resolve) => setTimeout(resolve, 300))
  clearInterval(ticks)
  return { ms: Math.round(ms), cpu: Math.round((user + system) / 1000), blocked: Math.round(blocked.longest) }
}

{
  const file = join(dir, 'content/collections/pages/nl/page-1.md')
  const text = readFileSync(file, 'utf8')
  const edits = []
  for (let round = 0; round < rounds; round++) {
    edits.push(await change(() => appendFileSync(file, `\nround ${round}\n`)))
    await readPages(sampleOf(round))
  }
  edits.push(await change(() => writeFileSync(file, text)))
  const added = join(dir, 'content/collections/pages/nl/page-new.md')
  const add = await change(() => writeFileSync(added, '---\ntitle: New\n---\n'))
  await change(() => rmSync(added))
  Object.assign(result, {
    editMs: median(edits.map(({ ms }) => ms)),
    editCpuMs: median(edits.map(({ cpu }) => cpu)),
    editBlockedMs: median(edits.map(({ blocked }) => blocked)),
    addMs: add.ms,
    addCpuMs: add.cpu,
    addBlockedMs: add.blocked,
  })
}
// The fastest quarter: other work disturbs a single call more than a batch.
result.pageUs = Math.round(
  percentile(
    built.toSorted((a, b) => a - b),
    0.25,
  ),
)
for (const [name, us] of Object.entries(stopwatch.best)) result[name] = Math.round(us * 100) / 100
const [closeMs] = await timed(() => source.close())
result.closeMs = Math.round(closeMs)
result.heapAfterMB = megabytes(collect().heapUsed - before.heapUsed)
result.maxRssMB = megabytes(process.resourceUsage().maxRSS * 1024)
process.stdout.write(`${JSON.stringify(result)}\n`)
