/** Finds languages that are valid alone, but not together. */
import type { Locale } from '../../src/i18n/languages.ts'
import {
  defaultOf,
  type LanguageSettings,
  prefixOf,
  publicPrefixOf,
  type TableSettings,
} from './language-settings.ts'

/** What is wrong with a value of one language. */
export interface LanguageFault {
  /** Absent where the default language is meant. */
  readonly locale?: Locale
  readonly key?: keyof LanguageSettings
  /** The end of a sentence that begins with the name of the value. */
  readonly text: string
}

interface Table {
  readonly rows: readonly LanguageSettings[]
  /** The default language. */
  readonly standard: Locale | undefined
  /** The origin of languages without a domain of their own. */
  readonly siteUrl: string
}

/** The first of the rows before a row with which it shares something. */
const sameBefore = (
  rows: readonly LanguageSettings[],
  index: number,
  share: (row: LanguageSettings) => string,
) => rows.slice(0, index).find((row) => share(row) === share(rows[index] as LanguageSettings))

type Check = (table: Table, row: LanguageSettings, index: number) => LanguageFault | undefined

const twice: Check = ({ rows }, { locale }, index) =>
  sameBefore(rows, index, (row) => row.locale)
    ? { locale, text: `must not be named twice: ${locale}` }
    : undefined

/** Two languages with the same first part of their addresses. */
const sharedAddress: Check = ({ rows, standard, siteUrl }, row, index) => {
  const isDefault = (row: LanguageSettings) => row.locale === standard
  const address = (row: LanguageSettings) => `${row.domain ?? siteUrl}${publicPrefixOf(row, isDefault(row))}`
  const other = sameBefore(rows, index, address)
  if (!other || other.locale === row.locale) return undefined
  const { locale, domain } = row
  const shown = domain === undefined ? publicPrefixOf(row, isDefault(row)) || '/' : address(row)
  const text = `must not be ${shown}: the addresses of ${other.locale} begin with it`
  return { locale, key: domain === undefined ? 'prefix' : 'domain', text }
}

/**
 * Paths without a prefix are those of the default language. Visitors without a preference, such as search
 * engines, are led from `/` to the default language: they would never see the home page of another one there.
 */
const noPrefix: Check = ({ standard }, { locale, prefix, domain }) =>
  prefix === '' && domain === undefined && locale !== standard
    ? {
        locale,
        key: 'prefix',
        text: `must not be /: paths without a prefix belong to the default language ${standard}`,
      }
    : undefined

/** The name of a language at the start of a path is that language's own. */
const foreignName: Check = ({ rows, standard }, row) => {
  const prefix = prefixOf(row, row.locale === standard)
  const other = rows.find(({ locale }) => locale !== row.locale && `/${locale}` === prefix)
  const { locale } = row
  return other && { locale, key: 'prefix', text: `must not be ${prefix}, the name of another language` }
}

const unknownFallback: Check = ({ rows }, { locale, fallback = [] }) => {
  const unknown = fallback.find((name) => !rows.some((row) => row.locale === name))
  return unknown === undefined
    ? undefined
    : { locale, key: 'fallback', text: `must be languages of this site, not "${unknown}"` }
}

const circle: Check = ({ rows }, { locale }) => {
  const fallbackOf = new Map(rows.map((row) => [row.locale, row.fallback ?? []]))
  const path = findCircle(locale, fallbackOf)
  return path && { locale, key: 'fallback', text: `must not lead back to ${locale}: ${path.join(' → ')}` }
}

/** The shortest way from a language by its fallbacks back to itself; undefined where there is none. */
export function findCircle(
  start: Locale,
  fallbackOf: ReadonlyMap<Locale, readonly Locale[]>,
): readonly Locale[] | undefined {
  const ways: (readonly Locale[])[] = [[start]]
  const seen = new Set<Locale>()
  for (const way of ways)
    for (const next of fallbackOf.get(way.at(-1) ?? '') ?? []) {
      if (next === start) return [...way, next]
      if (!seen.has(next)) ways.push([...way, next])
      seen.add(next)
    }
  return undefined
}

const checks: readonly Check[] = [twice, sharedAddress, noPrefix, foreignName, unknownFallback, circle]

/**
 * Finds what is wrong with the languages of a site: at most one fault for each language.
 * @param siteUrl the origin of languages without a domain of their own; '' where it is not known yet
 */
export function findFaults(settings: TableSettings, siteUrl: string): readonly LanguageFault[] {
  const { rows } = settings
  const names = rows.map(({ locale }) => locale)
  if (settings.default !== undefined && !names.includes(settings.default))
    return [{ text: `must be one of ${names.join(', ')}, not "${settings.default}"` }]
  const table = { rows, standard: defaultOf(settings), siteUrl }
  return rows.flatMap((row, index) => {
    const found = checks.map((check) => check(table, row, index)).find((fault) => fault !== undefined)
    return found ?? []
  })
}
