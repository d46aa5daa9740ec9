/** The committed tables of experiments, one for those in a container. */
import { readFileSync, writeFileSync } from 'node:fs'
import { cpus, loadavg, totalmem } from 'node:os'
import { join } from 'node:path'
import { isMet, shownMark, shownValue } from './figures.mjs'
import { isContained } from './lab/container.mjs'

const name = isContained ? 'experiments-in-container.md' : 'experiments.md'
const file = join(import.meta.dirname, '../../docs/reference', name)
const isRow = (line) => /^\| Z\d+ \|/.test(line)
const number = (row) => Number(/\d+/.exec(row)?.[0])

/** The kind of this machine, and whether it has other things to do. */
function machine() {
  const [cores, gigabytes] = [cpus().length, Math.round(totalmem() / 1024 ** 3)]
  const load = loadavg()[0]
  const state = load > cores / 2 ? `busy (load ${load.toFixed(1)})` : 'idle'
  return `${cores} cores, ${gigabytes} GB, ${state}`
}

const cell = (figure) =>
  `${figure.name}: **${shownValue(figure)}** (${shownMark(figure)}${isMet(figure) ? '' : ', **not met**'})`

/** The row of an experiment. Taken before others begin, the load of the machine is not their own. */
export const rowOf = ({ id, title, elsewhere }, figures, on = machine()) => {
  const date = new Date().toISOString().slice(0, 10)
  const shown = elsewhere ?? figures.map(cell).join('; ')
  const node = isContained ? 'Node of the image' : `Node ${process.versions.node}`
  const where = elsewhere ? '–' : `${node}, ${on}`
  return `| ${id} | ${title} | ${shown.replaceAll('|', '\\|')} | ${elsewhere ? '–' : date} | ${where} |`
}

/** Puts rows into the table; those of experiments that have no new one stay. */
export function writeRows(rows) {
  const lines = readFileSync(file, 'utf8').trimEnd().split('\n')
  const byNumber = new Map([...lines.filter(isRow), ...rows].map((row) => [number(row), row]))
  const sorted = [...byNumber].sort(([a], [b]) => a - b).map(([, row]) => row)
  writeFileSync(file, `${[...lines.filter((line) => !isRow(line)), ...sorted].join('\n')}\n`)
}

export { machine }
