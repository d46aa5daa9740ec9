/**
 * Measures how time and memory of the content source for flat files grow: writes projects of 100 to 100,000
 * entries, opens each twice in a process of its own (`cold`: without a stored index, `warm`: with the one
 * that the first stored), and prints a table.
 *
 *     node bench/growth.mjs [entries …] [--json file]
 *
 * Needs a version of Node that runs TypeScript (22.18 and later).
 */
import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { writeGrowthProject } from './growth-project.mjs'
import { startFlags } from './start-flags.mjs'

const args = process.argv.slice(2)
const jsonFile = args.includes('--json') ? args[args.indexOf('--json') + 1] : undefined
const given = args.filter((arg) => /^\d+$/.test(arg)).map(Number)
const sizes = given.length > 0 ? given : [100, 1000, 10_000, 100_000]
const folder = join(tmpdir(), 'triptych-growth')
const run = join(import.meta.dirname, 'growth-run.mjs')
/** Bound of the heap in MB. With the memory outside the heap it fits into a container of 512 MB. */
const heapLimit = 384

function open(dir, cacheDir) {
  const { stdout, stderr, status } = spawnSync(
    process.execPath,
    ['--expose-gc', ...startFlags, `--max-old-space-size=${heapLimit}`, run, dir, cacheDir],
    { encoding: 'utf8' },
  )
  if (status !== 0) throw new Error(`${dir} could not be measured: ${stderr}`)
  return JSON.parse(stdout)
}

function measure(entries) {
  const dir = join(folder, `content-${entries}`)
  const cacheDir = join(folder, `kept-${entries}`)
  rmSync(cacheDir, { recursive: true, force: true })
  mkdirSync(cacheDir, { recursive: true })
  if (!existsSync(dir)) writeGrowthProject(dir, entries)
  const cold = open(dir, cacheDir)
  const warm = open(dir, cacheDir)
  return { entries, cold, warm }
}

const columns = [
  ['entries', ({ entries }) => entries],
  ['cold CPU ms', ({ cold }) => cold.openCpuMs],
  ['warm ms', ({ warm }) => warm.openMs],
  ['warm CPU ms', ({ warm }) => warm.openCpuMs],
  ['heap MB', ({ warm }) => warm.heapMB],
  ['heap B/entry', ({ entries, warm }) => Math.round((warm.heapMB * 1_048_576) / entries)],
  ['most RSS MB', ({ cold, warm }) => Math.max(cold.maxRssMB, warm.maxRssMB)],
  ['tree ms', ({ warm }) => warm.treeMs],
  ['list ms', ({ warm }) => warm.entriesMs],
  ['new page us', ({ warm }) => warm.pageUs],
  ['known page us', ({ warm }) => warm.againUs],
  ['no page us', ({ warm }) => warm.missingUs],
  ['list us', ({ warm }) => warm.entriesUs],
  ['edit ms', ({ warm }) => warm.editMs],
  ['edit CPU ms', ({ warm }) => warm.editCpuMs],
  ['edit blocked ms', ({ warm }) => warm.editBlockedMs],
  ['add ms', ({ warm }) => warm.addMs],
  ['add CPU ms', ({ warm }) => warm.addCpuMs],
  ['add blocked ms', ({ warm }) => warm.addBlockedMs],
]

const rows = sizes.map(measure)
process.stdout.write(
  `| ${columns.map(([name]) => name).join(' | ')} |\n|${columns.map(() => '---').join('|')}|\n`,
)
for (const row of rows) process.stdout.write(`| ${columns.map(([, value]) => value(row)).join(' | ')} |\n`)
if (jsonFile) writeFileSync(jsonFile, `${JSON.stringify(rows, null, 2)}\n`)
