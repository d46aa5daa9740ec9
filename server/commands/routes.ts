/** The command that prints every address of the site. It opens no content, and asks nobody over the network. */
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import type { Languages } from '../../src/i18n/languages.ts'
import { type ListedAddress, listAddresses } from '../addresses/list-addresses.ts'
import { sources } from '../cms/sources.ts'
import { type Config, readConfig } from '../config/config.ts'
import { createLogger } from '../logging/logger.ts'
import { readLanguages } from '../process/open/open-content.ts'
import { openProject } from '../project/project.ts'
import { columns, paragraph } from '../terminal/columns.ts'
import { type CommandContext, type CommandResult, exitCodes, UsageError } from './command.ts'

function readArgs(args: readonly string[]): { readonly json: boolean } {
  try {
    const { values } = parseArgs({ args: [...args], options: { json: { type: 'boolean' } } })
    return { json: values.json ?? false }
  } catch (error) {
    throw new UsageError(`${(error as Error).message}\nUse: routes [--json]`)
  }
}

async function openLanguages(config: Config): Promise<Languages> {
  const logger = createLogger('silent')
  const project = await openProject({ dir: config.projectDir, logger, watch: false, strict: true })
  try {
    return await readLanguages(config, project)
  } finally {
    await project.close()
  }
}

/** Prints the table of addresses that these settings make. */
export async function printRoutes({ dist, env, args }: CommandContext): Promise<CommandResult> {
  const { json } = readArgs(args)
  const config = readConfig(env, { embeddedContent: join(dist, 'embedded'), sources })
  const languages = await openLanguages(config)
  const isRemote = sources[config.source]?.isRemote ?? false
  const addresses = listAddresses({ config, languages, isRemote })
  const about = { site: config.siteUrl, languages: languages.locales, addresses }
  const output = json ? `${JSON.stringify(about, null, 2)}\n` : routesAsText(config, languages, addresses)
  return { output, exitCode: exitCodes.ok.code }
}

const rowOf = ({ method, address, cache, answers, port }: ListedAddress) => [
  ...[method, address, cache.words],
  port === undefined ? answers : `${answers}, at port ${port}`,
]

/** A heading with the rows of a table below it; nothing without rows. */
const section = (title: string, rows: readonly (readonly string[])[]): readonly string[] =>
  rows.length === 0 ? [] : [title, ...columns(rows), '']

function routesAsText({ siteUrl }: Config, languages: Languages, all: readonly ListedAddress[]): string {
  const pagesOf = (locale: string) => all.filter((row) => row.kind === 'page' && row.locale === locale)
  const own = all.filter(({ kind }) => kind === 'own')
  const off = own.filter(({ on }) => !on)
  return [
    `Addresses of ${siteUrl}`,
    '',
    ...languages.rows.flatMap(({ locale, label }) =>
      section(`Pages in ${label} (${locale})`, pagesOf(locale).map(rowOf)),
    ),
    ...section('What is no page', own.filter(({ on }) => on).map(rowOf)),
    ...section(
      'Switched off',
      off.map(({ method, address, answers, setting }) => [
        ...[method, address],
        `${answers}; needs ${setting ?? ''}`,
      ]),
    ),
    ...paragraph(
      'The third column says how long a response may be kept: "asked again" may be kept and has to be asked for each time, "shared" is for caches in front. Redirect rules of editors, and addresses of the content, come besides.',
      0,
    ),
    '',
  ].join('\n')
}
