/** Opens the files with a project's own texts of the interface. */
import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import type { Logger } from 'pino'
import type { Languages, Locale } from '../../../src/i18n/languages.ts'
import type { MessagesOf, MessageTable } from '../../../src/i18n/load-messages.ts'
import { localeOf } from '../../languages/language-settings.ts'
import { type OpenFiles, openFiles, type ProjectOptions } from '../open-files.ts'
import { createProjectFile } from '../project-file.ts'
import { messagesFile } from './messages-file.ts'

/** A project's own texts of the interface. */
export interface OwnMessages extends OpenFiles {
  /** Those of a language: the same object until they change, and empty where there is no file. */
  readonly of: MessagesOf
}

interface MessageFileOptions extends ProjectOptions {
  readonly logger: ProjectOptions['logger'] & Pick<Logger, 'warn'>
  readonly languages: Pick<Languages, 'locales'>
  /** All texts of the interface in any language. */
  readonly known: MessageTable
}

/** Folder of the files inside the project folder. */
const folder = 'messages'

const none: MessageTable = {}

/** The names of the files in the folder. */
async function namesIn(dir: string): Promise<readonly string[]> {
  const names = await readdir(join(dir, folder)).catch((): string[] => [])
  return names.filter((name) => name.endsWith('.yaml')).toSorted()
}

/** The language that the name of a file says. */
const localeIn = (name: string): Locale | undefined => localeOf(name.slice(0, -'.yaml'.length))

/** Warns of files that no language of the site reads: of others, or of one that another file is of. */
function warnOfOthers(names: readonly string[], { languages, logger }: MessageFileOptions): void {
  if (names.length === 0) return
  const files = names.map((name) => `${folder}/${name}`)
  logger.warn({ files, locales: languages.locales }, 'Texts are of no language of this site, or of one twice')
}

/**
 * Reads `messages/{locale}.yaml` of each language, and follows changes.
 * @throws ConfigError with all mistakes in the files, if `strict`
 */
export async function openMessages(options: MessageFileOptions): Promise<OwnMessages> {
  const { dir, languages, known } = options
  const names = await namesIn(dir)
  const nameOf = (locale: Locale) => names.find((name) => localeIn(name) === locale) ?? `${locale}.yaml`
  const used = new Set(languages.locales.map(nameOf))
  warnOfOthers(
    names.filter((name) => !used.has(name)),
    options,
  )
  const fileOf = (locale: Locale) =>
    createProjectFile(dir, messagesFile(`${folder}/${nameOf(locale)}`, known))
  const files = new Map(languages.locales.map((locale) => [locale, fileOf(locale)]))
  const open = await openFiles([...files.values()], options)
  return { ...open, of: (locale) => files.get(locale)?.get() ?? none }
}
