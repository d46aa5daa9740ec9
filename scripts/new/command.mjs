/**
 * Writes the files and table rows of a new block, extension, component, route, language, loader or source,
 * and a test that fails until they are filled in; or the project of a new site, in a folder of its own.
 * Prints the changed files and the next steps. For a kind or name that is refused, nothing is written and the
 * exit code is 2.
 *
 *     npm run new -- block timeline
 *     npm run new -- site ../our-site --name 'Bureau Noord' --languages en,fr --colour '#005a9c'
 */
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { kinds } from './kinds.mjs'
import { createPlan } from './plan.mjs'
import { Refusal } from './refusal.mjs'

const usage = () =>
  `Use: npm run new -- KIND NAME, for example\n${Object.values(kinds)
    .map(({ example }) => `  npm run new -- ${example}`)
    .join('\n')}`

/** The one name, and the options that the kind knows; undefined for anything else. */
function readArguments(args, options = {}) {
  try {
    const { positionals, values } = parseArgs({ args, options, allowPositionals: true })
    return positionals.length === 1 ? { name: positionals[0], values } : undefined
  } catch {
    return undefined
  }
}

/**
 * Writes the files for the arguments of the command line, and returns the lines to print.
 * @throws Refusal for wrong arguments, and when the kind refuses the name
 */
async function run([name = '', ...more], root) {
  const kind = Object.hasOwn(kinds, name) ? kinds[name] : undefined
  const given = kind && readArguments(more, kind.options)
  if (!given) throw new Refusal(usage())
  const plan = createPlan(kind.folder ? kind.folder(given.name) : root)
  const next = await kind.plan(given.name, plan, given.values)
  plan.write()
  return [
    ...plan.created().map((path) => `wrote    ${path}`),
    ...plan.edited().map((path) => `changed  ${path}`),
    ...next.map((step) => `next     ${step}`),
  ]
}

try {
  const lines = await run(process.argv.slice(2), join(import.meta.dirname, '../..'))
  process.stdout.write(`${lines.join('\n')}\n`)
} catch (error) {
  if (!(error instanceof Refusal)) throw error
  process.stderr.write(`${error.message}\n`)
  process.exitCode = 2
}
