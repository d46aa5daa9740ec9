/**
 * Does to a site what a bad day does, and measures how it bears it: `npm run chaos -- Z2 [Z24 …] | quick | all`.
 * `--write` puts the figures into docs/reference/experiments.md. Ends with 1 where a figure misses its mark.
 */
import { parseArgs } from 'node:util'
import { experiments } from './experiments/index.mjs'
import { isMet, shownMark, shownValue } from './figures.mjs'
import { runExperiment } from './run.mjs'
import { machine, rowOf, writeRows } from './table.mjs'

/** Seconds above which an experiment runs only where it is named. */
const long = 600

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { write: { type: 'boolean', default: false } },
})

const groups = {
  quick: ({ quick }) => quick,
  all: ({ seconds }) => seconds < long,
}

function chosen() {
  const unknown = positionals.filter(
    (word) => !(word in groups) && !experiments.some(({ id }) => id === word),
  )
  if (positionals.length === 0 || unknown.length > 0) {
    const known = experiments.map(({ id, title, seconds }) => `  ${id.padEnd(4)} ${title} (${seconds} s)`)
    console.error(`Usage: npm run chaos -- ID … | quick | all [--write]\n${known.join('\n')}`)
    process.exit(64)
  }
  return experiments.filter((each) => positionals.some((word) => word === each.id || groups[word]?.(each)))
}

const line = (id, cells, isFine) =>
  console.log(
    [id.padEnd(4), cells[0].padEnd(56), ...cells.slice(1).map((each) => each.padEnd(16)), isFine].join(' '),
  )

/** Runs an experiment and shows its figures; undefined where it could not be carried out. */
async function measure(experiment) {
  try {
    const figures = await runExperiment(experiment)
    for (const figure of figures) {
      const isFine = isMet(figure)
      if (!isFine) process.exitCode = 1
      line(
        experiment.id,
        [figure.name, shownValue(figure), shownMark(figure)],
        isFine ? 'ok' : `NOT MET ${figure.detail ?? ''}`,
      )
    }
    return figures
  } catch (error) {
    // The others can be carried out all the same.
    console.error(`${experiment.id} could not be carried out:`, error)
    process.exitCode = 1
    return undefined
  }
}

for (const experiment of chosen()) {
  console.log(`\n${experiment.id} ${experiment.title}`)
  if (experiment.elsewhere) console.log(`     ${experiment.elsewhere}`)
  const on = machine()
  const figures = experiment.elsewhere ? [] : await measure(experiment)
  // After each, so that an interrupted run keeps what it measured.
  if (values.write && figures) writeRows([rowOf(experiment, figures, on)])
}
