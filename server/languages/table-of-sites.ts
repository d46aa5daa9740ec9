/** Makes the table of languages of a project that says nothing else: those of its own sites. */
import { defaultLanguages, type Locale } from '../../src/i18n/languages.ts'
import { type LanguageSettings, localeOf, type TableSettings } from './language-settings.ts'
import { isPrefix } from './own-address.ts'

/** A site of the project, which is one of its language versions. */
export interface ProjectSite {
  /** Its language: a tag such as `fr`; undefined where the project does not say it. */
  readonly lang: string | undefined
  /** The descriptor of its locale, such as `fr_BE`; empty where the project has none. */
  readonly system: string
  /** What its paths begin with on the content system. */
  readonly prefix: string
}

const primaryOf = (tag: string): Locale | undefined => localeOf(tag)?.split('-')[0]

/** The language of a site that nothing is said of, if it is the only one or the first. */
const silent = defaultLanguages.default.locale

/** The short name of a site's language, and the long one, for a second site of the same language. */
function namesOf({ lang, system }: ProjectSite, position: number): readonly Locale[] {
  const tags = [lang ?? '', system].filter(Boolean)
  const short = tags.length === 0 && position === 0 ? silent : primaryOf(tags[0] ?? '')
  return [short, localeOf(system), localeOf(lang ?? '')].filter((name) => name !== undefined)
}

const isDescriptor = (system: string): boolean => /^[a-z]{2,3}_[A-Z]{2}$/.test(system)

function rowOf({ lang, system, prefix }: ProjectSite, locale: Locale, isDefault: boolean): LanguageSettings {
  return {
    locale,
    ...(lang?.includes('-') && { lang }),
    ...(isDescriptor(system) && { code: system, ogLocale: system }),
    ...(!isDefault && isPrefix(prefix) && { prefix }),
  }
}

/**
 * The languages of a project: its first site is the default one, without a prefix. Of two sites of one
 * language the second has the name of its region; one without a name of its own is left out. Undefined where
 * the default set has all of them, Dutch included.
 * @param sites in the order of the project
 */
export function tableOfSites(sites: readonly ProjectSite[]): TableSettings | undefined {
  const rows = new Map<Locale, LanguageSettings>()
  const taken = new Set<Locale>()
  for (const [position, site] of sites.entries()) {
    const names = namesOf(site, position)
    // The region of a language's first site is taken as well: a second site with the same region is another
    // site, and not another language.
    const locale = names.find((name) => !taken.has(name))
    for (const name of names) taken.add(name)
    if (locale !== undefined) rows.set(locale, rowOf(site, locale, rows.size === 0))
  }
  const names = [...rows.keys()]
  const isDefaultSet = names.includes(silent) && names.every(defaultLanguages.has)
  return names.length === 0 || isDefaultSet ? undefined : { rows: tidied([...rows.values()]) }
}

/** Prefixes of the project count only where each is that of one language. */
function tidied(rows: readonly LanguageSettings[]): readonly LanguageSettings[] {
  const given = rows.flatMap(({ prefix }) => prefix ?? [])
  const isClear = new Set(given).size === given.length
  const isForeign = given.some((prefix) => rows.some(({ locale }) => `/${locale}` === prefix))
  return isClear && !isForeign ? rows : rows.map(({ prefix, ...row }) => row)
}
