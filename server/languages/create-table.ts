/** Makes the table of languages from what the settings say, with defaults for everything else. */

import { defined } from '../../src/content/values/values.ts'
import { createLanguages, defaultRows, type Language, type Languages } from '../../src/i18n/languages.ts'
import { defaultOf, type LanguageSettings, prefixOf, type TableSettings } from './language-settings.ts'

/** Scripts that are written from right to left (Unicode, property Bidi_Class R and AL), as in ISO 15924. */
const rtlScripts: readonly string[] = 'Adlm Arab Aran Hebr Mand Mend Nkoo Rohg Samr Syrc Thaa Yezi'.split(' ')

/** The name of a language in itself, which begins with a capital where its script has them. */
function labelOf(lang: string): string {
  const names = new Intl.DisplayNames(lang, { type: 'language', languageDisplay: 'standard' })
  const [first = '', ...rest] = names.of(lang) ?? lang
  return first.toLocaleUpperCase(lang) + rest.join('')
}

type StandardRow = Omit<Language, 'prefix' | 'fallback'>

/** What follows from names alone. `Intl` is asked for a label only where the settings give none. */
function standardRow({ locale, lang, label }: LanguageSettings): StandardRow {
  const own = defaultRows.find((row) => row.locale === locale)
  if (own && (lang === undefined || lang === own.lang)) return own
  const tag = lang ?? Intl.getCanonicalLocales(locale)[0] ?? locale
  const { language, region, script = '' } = new Intl.Locale(tag).maximize()
  const code = region === undefined ? language : `${language}_${region}`
  const dir = rtlScripts.includes(script) ? 'rtl' : 'ltr'
  return { locale, lang: tag, code, ogLocale: code, dir, name: locale, label: label ?? labelOf(locale) }
}

function rowOf(settings: LanguageSettings, isDefault: boolean): Language {
  const { domain: origin, prefix = '', ...given } = settings
  return {
    fallback: [],
    ...standardRow(settings),
    ...defined(given),
    prefix: prefixOf(settings, isDefault),
    ...(origin === undefined ? {} : { domain: { origin, prefix } }),
  }
}

/** Creates the languages of a site. @param settings at least one row, and without faults */
export function createTable(settings: TableSettings): Languages {
  const standard = defaultOf(settings)
  const rows = settings.rows.map((row) => rowOf(row, row.locale === standard))
  return createLanguages(rows as unknown as Languages['rows'], standard)
}
