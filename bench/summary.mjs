/** Turns the runs of the benchmark into rows, and the whole report into Markdown. */
import { median, spread } from './statistics.mjs'
import { figure, kib, table } from './table.mjs'

/** Share of a core from which on a server or the load generator counts as fully used. */
const busy = 0.9

const middle = (runs, name) => median(runs.map((run) => run[name]))

/**
 * The medians of one scenario's rounds.
 * @param runs runs of the product, one per round
 * @param bare runs of the bare server, one per round
 */
export function summarise(name, runs, bare) {
  const ratios = runs.map((run, i) => run.cpuMicros / bare[i].cpuMicros)
  // Whether the load generator was at its limit while the server was not.
  const isLimited = (those) => middle(those, 'core') < busy && middle(those, 'generatorCore') > busy
  return {
    name,
    perSecond: middle(runs, 'perSecond'),
    cpuMicros: middle(runs, 'cpuMicros'),
    spread: spread(runs.map((run) => run.cpuMicros)),
    bareCpuMicros: middle(bare, 'cpuMicros'),
    ratio: median(ratios),
    core: middle(runs, 'core'),
    p50: middle(runs, 'p50'),
    p99: middle(runs, 'p99'),
    bytes: middle(runs, 'bytes'),
    errors: runs.reduce((total, { errors }) => total + errors, 0),
    isGeneratorLimit: isLimited(runs),
    isGeneratorLimitOfBare: isLimited(bare),
  }
}

const columns = [
  'scenario',
  'CPU µs',
  '±%',
  'bare µs',
  'x bare',
  'requests/s',
  'core %',
  'p50 ms',
  'p99 ms',
  'KiB wire',
  'errors',
]

const cells = (row) => [
  row.name,
  figure(row.cpuMicros),
  figure(row.spread),
  figure(row.bareCpuMicros),
  figure(row.ratio, 2),
  `${row.isGeneratorLimit ? '>' : ''}${figure(row.perSecond)}`,
  figure(row.core * 100),
  figure(row.p50, 2),
  figure(row.p99, 2),
  kib(row.bytes),
  figure(row.errors),
]

/** The whole report as Markdown: the scenarios, the first view of the home page, the process, and notes. */
export function print({ rows, firstView, process, notes }) {
  const weights = Object.entries(firstView).map(([kind, { files, bytes }]) => [
    kind,
    String(files),
    kib(bytes),
  ])
  const facts = Object.entries(process).map(([what, value]) => [what, value])
  return [
    table(columns, rows.map(cells)),
    table(['first view of the home page', 'files', 'KiB'], weights),
    table(['process', 'figure'], facts),
    ...notes,
  ].join('\n\n')
}
