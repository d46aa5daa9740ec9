/**
 * The command that examines a site:
 *
 *     node dist/server/main.js doctor [--only SECTION,…] [--strict] [--json]
 *     node dist/server/main.js doctor types [--out FILE]
 */
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { sources } from '../cms/sources.ts'
import { readConfig } from '../config/config.ts'
import { openForDoctor } from '../doctor/open.ts'
import { examinationAsJson } from '../doctor/output/examination-json.ts'
import { examinationAsText } from '../doctor/output/examination-text.ts'
import { type ExaminationResult, examineAll } from '../doctor/sections/examine-all.ts'
import { notesOf, type SectionName, sectionNames, totalOf } from '../doctor/sections/section.ts'
import { writeTypes } from '../doctor/types/write-types.ts'
import { nearestName } from '../project/nearest-name.ts'
import { type CommandContext, type CommandResult, exitCodes, UsageError } from './command.ts'

const usage = 'Use: doctor [--only SECTION,…] [--strict] [--json], or: doctor types [--out FILE]'

interface Wanted {
  readonly isTypes: boolean
  readonly json: boolean
  /** Whether notes count as findings. */
  readonly strict: boolean
  readonly only: readonly SectionName[]
  readonly out: string | undefined
}

const isSection = (name: string): name is SectionName => (sectionNames as readonly string[]).includes(name)

/** The sections that a list names; all of them without a list. @throws UsageError for an unknown one */
function sectionsIn(list: string | undefined): readonly SectionName[] {
  if (list === undefined) return sectionNames
  const names = list.split(',').map((name) => name.trim())
  const unknown = names.find((name) => !isSection(name))
  if (unknown === undefined) return names.filter(isSection)
  const nearest = nearestName(unknown, sectionNames)
  const meant = nearest === undefined ? '' : ` Did you mean ${nearest}?`
  throw new UsageError(
    `There is no section ${JSON.stringify(unknown)}.${meant}\nSections: ${sectionNames.join(', ')}\n${usage}`,
  )
}

const options = {
  json: { type: 'boolean' },
  strict: { type: 'boolean' },
  only: { type: 'string' },
  out: { type: 'string' },
} as const

function parse(args: readonly string[]) {
  try {
    return parseArgs({ args: [...args], options, allowPositionals: true })
  } catch (error) {
    throw new UsageError(`${(error as Error).message}\n${usage}`)
  }
}

/** Reads the command line. @throws UsageError for one that the command does not know */
function readArgs(args: readonly string[]): Wanted {
  const { values, positionals } = parse(args)
  const { json = false, strict = false, only, out } = values
  const isTypes = positionals[0] === 'types'
  const isKnown = isTypes
    ? !json && !strict && only === undefined
    : positionals.length === 0 && out === undefined
  if (!isKnown || positionals.length > 1) throw new UsageError(usage)
  return { isTypes, json, strict, out, only: sectionsIn(only) }
}

/** Prints the types of the blueprints, or writes them into a file. */
async function printTypes({ dist, env }: CommandContext, out: string | undefined): Promise<CommandResult> {
  const opened = await openForDoctor(readConfig(env, { embeddedContent: join(dist, 'embedded'), sources }))
  try {
    const inspection = await opened.source.inspect?.()
    if (!inspection)
      throw new UsageError(
        `Types are written from blueprints, and ${opened.source.name} does not give them: set CONTENT_DIR to the project's files`,
      )
    const text = writeTypes(inspection.blueprints())
    if (out === undefined) return { output: text, exitCode: exitCodes.ok.code }
    await writeFile(out, text)
    return { output: `Wrote ${out}\n`, exitCode: exitCodes.ok.code }
  } finally {
    await opened.close()
  }
}

function exitCodeOf(result: ExaminationResult, strict: boolean): number {
  if (!result.isConfigured) return exitCodes.config.code
  const found = totalOf(result) + (strict ? notesOf(result) : 0)
  return found === 0 ? exitCodes.ok.code : exitCodes.found.code
}

/** Examines the site that the settings name, or writes the types of its blueprints. */
export async function runDoctor(context: CommandContext): Promise<CommandResult> {
  const { isTypes, json, strict, only, out } = readArgs(context.args)
  if (isTypes) return printTypes(context, out)
  const result = await examineAll({ env: context.env, embeddedContent: join(context.dist, 'embedded'), only })
  const output = json ? examinationAsJson(result) : examinationAsText(result)
  return { output, exitCode: exitCodeOf(result, strict) }
}
