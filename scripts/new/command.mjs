/**
 * Writes the files and table rows of a new block, extension, component, route, language, loader or source,
 * and a test that fails until they are filled in. Prints the changed files and the next steps. For a kind or
 * name that is refused, nothing is written and the exit code is 2.
 *
 *     npm run new -- block timeline
 */
import { join } from 'node:path'
import { kinds } from './kinds.mjs'
import { createPlan } from './plan.mjs'
import { Refusal } from './refusal.mjs'

const usage = () =>
  `Use: npm run new -- KIND NAME, for example\n${Object.values(kinds)
    .map(({ example }) => `  npm run new -- ${example}`)
    .join('\n')}`

/**
 * Writes the files for the arguments of the command line, and returns the lines to print.
 * @throws Refusal for wrong arguments, and when the kind refuses the name
 */
function run([name = '', ...more], root) {
  const kind = Object.hasOwn(kinds, name) ? kinds[name] : undefined
  if (!kind || more.length !== 1) throw new Refusal(usage())
  const plan = createPlan(root)
  const next = kind.plan(more[0], plan)
  plan.write()
  return [
    ...plan.created().map((path) => `wrote    ${path}`),
    ...plan.edited().map((path) => `changed  ${path}`),
    ...next.map((step) => `next     ${step}`),
  ]
}

try {
  const lines = run(process.argv.slice(2), join(import.meta.dirname, '../..'))
  process.stdout.write(`${lines.join('\n')}\n`)
} catch (error) {
  if (!(error instanceof Refusal)) throw error
  process.stderr.write(`${error.message}\n`)
  process.exitCode = 2
}
