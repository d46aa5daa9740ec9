/**
 * The command that tells what pages show of a project:
 *
 *     node dist/server/main.js doctor [--json]
 *     node dist/server/main.js doctor types [--out FILE]
 */
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { sources } from '../cms/sources.ts'
import { readConfig } from '../config/config.ts'
import { ConfigError, configExitCode } from '../config/config-error.ts'
import { examineOpened, type Opened, openForDoctor } from './open.ts'
import { reportAsText } from './output/text.ts'
import { isComplete } from './report.ts'
import { writeTypes } from './types/write-types.ts'

interface CommandOptions {
  /** Folder of the build. */
  readonly dist: string
  readonly env: Readonly<Record<string, string | undefined>>
  /** What follows `doctor` on the command line. */
  readonly args: readonly string[]
}

/** What the command prints and ends with. */
interface Result {
  readonly output?: string
  readonly error?: string
  readonly exitCode: number
}

/** Exit code for arguments that the command does not know: EX_USAGE of sysexits.h. */
const usageExitCode = 64
const usage = 'Use: doctor [--json], or: doctor types [--out FILE]'

interface Wanted {
  readonly isTypes: boolean
  readonly json: boolean
  readonly out: string | undefined
}

/** Reads the command line; undefined for one that the command does not know. */
function readArgs(args: readonly string[]): Wanted | undefined {
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

async function printTypes({ source }: Opened, out: string | undefined): Promise<Result> {
  const inspection = await source.inspect?.()
  if (!inspection)
    return {
      error: `Types are written from blueprints, and ${source.name} does not give them: set CONTENT_DIR to the project's files`,
      exitCode: usageExitCode,
    }
  const text = writeTypes(inspection.blueprints())
  if (out === undefined) return { output: text, exitCode: 0 }
  await writeFile(out, text)
  return { output: `Wrote ${out}\n`, exitCode: 0 }
}

async function examine(opened: Opened, json: boolean): Promise<Result> {
  const report = await examineOpened(opened)
  const output = json ? JSON.stringify(report, null, 2) : reportAsText(report)
  return { output: `${output}\n`, exitCode: isComplete(report) ? 0 : 1 }
}

async function run({ dist, env, args }: CommandOptions): Promise<Result> {
  const wanted = readArgs(args)
  if (!wanted) return { error: usage, exitCode: usageExitCode }
  const opened = await openForDoctor(readConfig(env, { embeddedContent: join(dist, 'embedded'), sources }))
  try {
    return wanted.isTypes ? await printTypes(opened, wanted.out) : await examine(opened, wanted.json)
  } finally {
    await opened.close()
  }
}

const failure = (error: unknown): Result =>
  error instanceof ConfigError
    ? { error: error.message, exitCode: configExitCode }
    : { error: String((error as Error | undefined)?.stack ?? error), exitCode: 1 }

/**
 * Runs the command and prints its result.
 * @returns the exit code: 0 when nothing is lost, 1 when something is or the examination failed, 64 for wrong
 * arguments, 78 for a wrong configuration
 */
export async function runDoctor(options: CommandOptions): Promise<number> {
  const { output, error, exitCode } = await run(options).catch(failure)
  if (output !== undefined) process.stdout.write(output)
  if (error !== undefined) process.stderr.write(`${error}\n`)
  return exitCode
}
