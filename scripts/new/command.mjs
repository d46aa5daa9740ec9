/**
 * Begins something new: writes its files and rows, and a test that fails until they are filled in. Says what
 * it wrote and what comes next. Exit code 2, and nothing written, for a name that cannot be.
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

/** @throws Refusal */
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
