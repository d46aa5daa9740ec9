/** Finds out which languages the site has: from settings, project folder, content, or by default. */
import { join } from 'node:path'
import { defaultLanguages, type Languages } from '../../../src/i18n/languages.ts'
import type { Config } from '../../config/config.ts'
import { ConfigError } from '../../config/config-error.ts'
import { acceptedLocaleMap } from '../../config/locales.ts'
import { acceptedSearchPath } from '../../config/values.ts'
import { createTable } from '../../languages/create-table.ts'
import { findFaults, type LanguageFault } from '../../languages/find-faults.ts'
import type { TableSettings } from '../../languages/language-settings.ts'
import { unknownIn } from '../../project/site-file/languages-agree.ts'
import { type SiteFile, siteFile } from '../../project/site-file/site-file.ts'

interface ChooseOptions {
  readonly config: Config
  readonly site: SiteFile
  /** Reads the languages of the content; undefined for the default set. */
  readonly readContent: () => Promise<TableSettings | undefined>
}

const defaultTable: TableSettings = { rows: defaultLanguages.locales.map((locale) => ({ locale })) }

/** The table that the settings name; undefined for the default set. */
async function readTable({ config, site, readContent }: ChooseOptions): Promise<TableSettings | undefined> {
  if (config.locales) return { rows: config.locales }
  const { locales, default: standard } = site
  if (locales) return { rows: locales.rows, default: standard }
  const found = await readContent()
  return standard === undefined ? found : { ...(found ?? defaultTable), default: standard }
}

/** A setting that is not what it must be, in the words of the reading of the environment. */
const mustBe = (name: string, accepted: string, given: string): string =>
  `${name} must be ${accepted}, not ${JSON.stringify(given)}`

/** The handle of a language that the content system does not have. */
const noSite = 'none'

/** Languages that `CMS_LOCALES` maps to a site, and that this site does not have. */
function unknownInMap({ cmsLocales }: Config, { locales, has }: Languages): string[] {
  const accepted = `${acceptedLocaleMap}, for the languages of this site (${locales.join(', ')})`
  return Object.entries(cmsLocales)
    .filter(([locale, handle]) => handle !== noSite && !has(locale))
    .map((pair) => mustBe('CMS_LOCALES', accepted, pair.join('=')))
}

/** A search page at an address that belongs to a language. */
function searchInLanguage({ searchPath }: Config, { rows }: Languages): string[] {
  const first = `/${searchPath.split('/')[1] ?? ''}`.toLowerCase()
  const isTaken = rows.some(({ locale, prefix }) => first === prefix || first === `/${locale}`)
  return isTaken ? [mustBe('SEARCH_PATH', acceptedSearchPath, searchPath)] : []
}

const nameOf = ({ locale, key }: LanguageFault): string =>
  locale === undefined ? 'default' : ['locales', locale, ...(key ? [key] : [])].join('.')

/**
 * Finds out which languages the site has. `LOCALES` counts before `site.yaml`, and that before the content.
 * @throws ConfigError with one line for each setting that does not fit the languages
 */
export async function chooseLanguages(options: ChooseOptions): Promise<Languages> {
  const { config, site } = options
  const file = join(config.projectDir, siteFile.name)
  const table = await readTable(options)
  const faults = table ? findFaults(table, config.siteUrl) : []
  if (faults.length > 0)
    throw new ConfigError(faults.map((fault) => `${file}: ${nameOf(fault)} ${fault.text}`))
  const languages = table ? createTable(table) : defaultLanguages
  const fallback = config.locales ? new Map() : (site.fallback ?? new Map())
  const problems = [
    ...unknownInMap(config, languages),
    ...searchInLanguage(config, languages),
    ...unknownIn(fallback, languages.locales).map(({ path, text }) => `${file}: ${path.join('.')} ${text}`),
  ]
  if (problems.length > 0) throw new ConfigError(problems)
  return languages
}
