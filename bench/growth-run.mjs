import { appendFileSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { flatFiles } from '../server/cms/flat-files/index.ts'

/** One process: opens the project, asks and edits it, and prints what each cost as JSON. */
const [dir, cacheDir] = process.argv.slice(2)
const clock = () => performance.now()
const megabytes = (bytes) => Math.round(bytes / 104857.6) / 10
const quiet = { info() {}, warn: (...args) => process.stderr.write(`${JSON.stringify(args)}\n`) }
const logger = { ...quiet, error: quiet.warn }

async function timed(work) {
  const start = clock()
  const result = await work()
  return [clock() - start, result]
}

/** Microseconds of one call, over all addresses. */
async function each(addresses, ask) {
  for (const address of addresses.slice(0, 50)) await ask(address)
  const [ms] = await timed(async () => {
    for (const address of addresses) await ask(address)
  })
  return (ms * 1000) / addresses.length
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
  ...(cacheDir ? { keep: { dir: cacheDir } } : {}),
})
const openMs = clock() - started
const peak = process.resourceUsage().maxRSS * 1024
const cpu = process.cpuUsage(cpuBefore)
const held = collect()
const result = {
  sinceSpawnMs: Math.round(performance.timeOrigin ? started + openMs : 0),
  openMs: Math.round(openMs),
  openCpuMs: Math.round(cpu.user / 1000),
  openSystemMs: Math.round(cpu.system / 1000),
  pages: source.health().pages,
  heapMB: megabytes(held.heapUsed - before.heapUsed),
  peakRssMB: megabytes(peak),
  rssMB: megabytes(held.rss),
}
const addressesOf = (items) => items.flatMap((item) => [item.path, ...addressesOf(item.children)])
const [treeMs, tree] = await timed(() => source.tree('nl'))
const [entriesMs, entries] = await timed(() => source.entries('nl', { collection: 'news', limit: 20 }))
const addresses = addressesOf(tree).filter((_, at, all) => at % Math.ceil(all.length / 500) === 0)
Object.assign(result, {
  treeMs: Math.round(treeMs),
  entriesMs: Math.round(entriesMs),
  items: entries.length,
  pageUs: Math.round(await each(addresses, (path) => source.page('nl', path))),
  againUs: Math.round((await each(addresses, (path) => source.page('nl', path))) * 10) / 10,
  missingUs: Math.round((await each(addresses, (path) => source.page('nl', `${path}-no`))) * 10) / 10,
  entriesUs:
    Math.round((await each(addresses, () => source.entries('nl', { collection: 'news', limit: 20 }))) * 10) /
    10,
})
/** Does something on disk and waits until the source tells of it: what that took, and how long nothing else could run, milliseconds. */
async function change(work) {
  const held = { longest: 0, last: clock() }
  const ticks = setInterval(() => {
    held.longest = Math.max(held.longest, clock() - held.last)
    held.last = clock()
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
  return { ms: Math.round(ms), cpu: Math.round((user + system) / 1000), blocked: Math.round(held.longest) }
}

/** The one in the middle. */
const median = (values) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)]

{
  const file = join(dir, 'content/collections/pages/nl/page-1.md')
  const text = readFileSync(file, 'utf8')
  const edits = []
  for (const round of [1, 2, 3]) edits.push(await change(() => appendFileSync(file, `\nround ${round}\n`)))
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
const [closeMs] = await timed(() => source.close())
result.closeMs = Math.round(closeMs)
result.heapAfterMB = megabytes(collect().heapUsed - before.heapUsed)
result.maxRssMB = megabytes(process.resourceUsage().maxRSS * 1024)
process.stdout.write(`${JSON.stringify(result)}\n`)
