/**
 * The command that examines a site:
 *
 *     node dist/server/main.js doctor [--json]
 *     node dist/server/main.js doctor types [--out FILE]
 */
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { sources } from '../cms/sources.ts'
import { readConfig } from '../config/config.ts'
import { examineOpened, type Opened, openForDoctor } from '../doctor/open.ts'
import { reportAsText } from '../doctor/output/text.ts'
import { isComplete } from '../doctor/report.ts'
import { writeTypes } from '../doctor/types/write-types.ts'
import { type CommandContext, type CommandResult, exitCodes, UsageError } from './command.ts'

const usage = 'Use: doctor [--json], or: doctor types [--out FILE]'

interface Wanted {
  readonly isTypes: boolean
  readonly json: boolean
  readonly out: string | undefined
}

/** Reads the command line. @throws UsageError for one that the command does not know */
function readArgs(args: readonly string[]): Wanted {
  const wanted = tryArgs(args)
  if (!wanted) throw new UsageError(usage)
  return wanted
}

function tryArgs(args: readonly string[]): Wanted | undefined {
  try {
    const options = { json: { type: 'boolean' }, out: { type: 'string' } } as const
    const { values, positionals } = parseArgs({ args: [...args], options, allowPositionals: true })
    const [what, ...more] = positionals
    const { json = false, out } = values
    const isKnown = what === undefined ? out === undefined : what === 'types' && !json
    return isKnown && more.length === 0 ? { isTypes: what === 'types', json, out } : undefined
  } catch {
    return undefined
  }
}

async function printTypes({ source }: Opened, out: string | undefined): Promise<CommandResult> {
  const inspection = await source.inspect?.()
  if (!inspection)
    throw new UsageError(
      `Types are written from blueprints, and ${source.name} does not give them: set CONTENT_DIR to the project's files`,
    )
  const text = writeTypes(inspection.blueprints())
  if (out === undefined) return { output: text, exitCode: exitCodes.ok.code }
  await writeFile(out, text)
  return { output: `Wrote ${out}\n`, exitCode: exitCodes.ok.code }
}

async function examine(opened: Opened, json: boolean): Promise<CommandResult> {
  const report = await examineOpened(opened)
  const output = json ? JSON.stringify(report, null, 2) : reportAsText(report)
  const { code } = isComplete(report) ? exitCodes.ok : exitCodes.found
  return { output: `${output}\n`, exitCode: code }
}

/** Examines the site that the settings name, or writes the types of its blueprints. */
export async function runDoctor({ dist, env, args }: CommandContext): Promise<CommandResult> {
  const wanted = readArgs(args)
  const opened = await openForDoctor(readConfig(env, { embeddedContent: join(dist, 'embedded'), sources }))
  try {
    return wanted.isTypes ? await printTypes(opened, wanted.out) : await examine(opened, wanted.json)
  } finally {
    await opened.close()
  }
}
