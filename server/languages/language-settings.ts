/** What the settings of a site say of its languages, before defaults fill in the rest. */
import type { Language, Locale } from '../../src/i18n/languages.ts'

/** One language. What is absent follows from its locale. */
export interface LanguageSettings extends Partial<Omit<Language, 'domain'>> {
  readonly locale: Locale
  /** What its paths begin with, at its domain where it has one: `/fr`, or empty. */
  readonly prefix?: string
  /** The origin of its own domain, such as `https://fr.example`. */
  readonly domain?: string
}

/** The languages of a site in their order. */
export interface TableSettings {
  readonly rows: readonly LanguageSettings[]
  /** The default language; unless given, the one whose paths have no prefix, else the first. */
  readonly default?: Locale | undefined
}

/** Languages whose content stands in, for each language of each collection; an empty list for none. */
export type CollectionFallbacks = ReadonlyMap<string, ReadonlyMap<Locale, readonly Locale[]>>

/** A language tag: language, script, region and variants, joined by `-`, or by `_` as in descriptors. */
const languageTag = /^[a-z]{2,3}(?:[-_][a-z\d]{2,8}){0,4}$/i

/**
 * The locale of a language tag or descriptor: `pt-BR` and `pt_BR` → `pt-br`. Undefined for a text that is no
 * well-formed tag (BCP 47).
 */
export function localeOf(text: string): Locale | undefined {
  const tag = text.trim().replaceAll('_', '-')
  if (!languageTag.test(text.trim())) return undefined
  try {
    return Intl.getCanonicalLocales(tag)[0]?.toLowerCase()
  } catch {
    return undefined
  }
}

/** The default language of a table. */
export const defaultOf = ({ rows, default: given }: TableSettings): Locale | undefined =>
  given ?? (rows.find(({ prefix, domain }) => prefix === '' && !domain) ?? rows[0])?.locale

/**
 * What the paths of a language begin with inside the server. At a domain of its own, a language other than
 * the default one has the prefix that it would have without the domain.
 */
export function prefixOf({ locale, prefix, domain }: LanguageSettings, isDefault: boolean): string {
  const standard = isDefault ? '' : `/${locale}`
  return domain === undefined ? (prefix ?? standard) : standard
}

/** What its paths begin with in the address bar. */
export const publicPrefixOf = (row: LanguageSettings, isDefault: boolean): string =>
  row.domain === undefined ? prefixOf(row, isDefault) : (row.prefix ?? '')
