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

/** The files in the folder, by the language that their name says. */
async function filesIn(dir: string): Promise<ReadonlyMap<string, string>> {
  const names = await readdir(join(dir, folder)).catch((): string[] => [])
  return new Map(
    names
      .filter((name) => name.endsWith('.yaml'))
      .toSorted()
      .map((name) => [localeOf(name.slice(0, -'.yaml'.length)) ?? name, name]),
  )
}

/** Files that no language of the site reads. */
function warnOfOthers(files: ReadonlyMap<string, string>, { languages, logger }: MessageFileOptions): void {
  const others = [...files].filter(([locale]) => !languages.locales.includes(locale))
  const names = others.map(([, name]) => `${folder}/${name}`)
  if (names.length > 0)
    logger.warn({ files: names, locales: languages.locales }, 'Texts are of no language of this site')
}

/**
 * Reads `messages/{locale}.yaml` of each language, and follows changes.
 * @throws ConfigError with all mistakes in the files, if `strict`
 */
export async function openMessages(options: MessageFileOptions): Promise<OwnMessages> {
  const { dir, languages, known } = options
  const found = await filesIn(dir)
  warnOfOthers(found, options)
  const fileOf = (locale: Locale) =>
    createProjectFile(dir, messagesFile(`${folder}/${found.get(locale) ?? `${locale}.yaml`}`, known))
  const files = new Map(languages.locales.map((locale) => [locale, fileOf(locale)]))
  const open = await openFiles([...files.values()], options)
  return { ...open, of: (locale) => files.get(locale)?.get() ?? none }
}
