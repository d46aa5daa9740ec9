/** The command line of `npm run bench`. */
import { parseArgs } from 'node:util'

export const help = `Usage: npm run bench -- [options]

  --rounds 3         how often each scenario runs; figures are medians
  --seconds 2        length of one run
  --connections 32   requests under way at one time
  --only text        scenarios whose name holds this text
  --no-build         build only what is outdated
  --smoke            one short round, to see that everything runs
  --out file.json    where the figures go (bench/results/…)
`

const shape = {
  rounds: { type: 'string', default: '3' },
  seconds: { type: 'string', default: '2' },
  connections: { type: 'string', default: '32' },
  only: { type: 'string', default: '' },
  'no-build': { type: 'boolean', default: false },
  smoke: { type: 'boolean', default: false },
  out: { type: 'string' },
  help: { type: 'boolean', default: false },
}

/** Minimum and maximum of each number, so that a typing error does not load a machine for hours. */
const bounds = { rounds: [1, 50], seconds: [0.2, 60], connections: [1, 512] }
const smoke = { rounds: 1, seconds: 0.3 }

/**
 * Reads the options of the benchmark. `mayBuild`: the product is built anew before it is measured.
 * @param args arguments after the command
 * @throws Error with the option, its value and the accepted values
 */
export function readOptions(args) {
  const { values } = parseArgs({ args, options: shape })
  const numbers = Object.entries(bounds).map(([name, [least, most]]) => {
    const value = Number(values[name])
    if (!(value >= least && value <= most))
      throw new Error(`--${name} must be a number from ${least} to ${most}, not "${values[name]}"`)
    return [name, value]
  })
  const { only, out, help: isHelp, smoke: isSmoke } = values
  return {
    ...Object.fromEntries(numbers),
    ...(isSmoke && smoke),
    ...{ only, out, isHelp, isSmoke, mayBuild: !values['no-build'] && !isSmoke },
  }
}
