/**
 * The languages of a site: a table that is made once at the start, from the project's settings or the default
 * set, and passed to whatever needs it. The browser gets it with the page.
 */

import { memoWeak } from '../shared/memo.ts'
import { prefixed } from './prefixed.ts'

/** The site's own name of a language, such as `nl` or `de-at`; it is one of those of the site's table. */
export type Locale = string

/** A language of the site. */
export interface Language {
  readonly locale: Locale
  /** What its paths begin with: `/en`; empty for one language, the one of paths without a prefix. */
  readonly prefix: string
  /** The descriptor that content systems use, such as `en_EN`. */
  readonly code: string
  /** Its name in requests to the content system. */
  readonly name: string
  /** Language tag (BCP 47), for `lang`, and for `hreflang` unless that is given. */
  readonly lang: string
  /** Its value of `hreflang`, where that differs from `lang`. */
  readonly hreflang?: string
  /** The locale in Open Graph, such as `en_GB`. */
  readonly ogLocale: string
  /** Name of the language in that language. */
  readonly label: string
  /** Direction of its script. */
  readonly dir: 'ltr' | 'rtl'
  /** Languages whose content stands in, in this order, where an entry has no translation. */
  readonly fallback: readonly Locale[]
  /**
   * Where the language has a domain of its own: its origin, and what its paths begin with there, in place of
   * `prefix`.
   */
  readonly domain?: { readonly origin: string; readonly prefix: string }
}

/** What a page tells of its language: all that the browser needs to know of it. */
export interface PageLanguage extends Pick<Language, 'name' | 'lang' | 'ogLocale' | 'dir'> {
  /** What the paths of its pages begin with at the address of the page: `/en`, or nothing. */
  readonly prefix: string
}

/** What pages tell of a language; the same object for all of them. */
export const pageLanguage = memoWeak(
  ({ name, lang, ogLocale, dir, prefix, domain }: Language): PageLanguage => ({
    ...{ name, lang, ogLocale, dir },
    prefix: domain?.prefix ?? prefix,
  }),
)

/** The languages of a site, and what follows from their table. */
export interface Languages {
  readonly rows: readonly [Language, ...Language[]]
  /** The names of all languages, in the order of the table. */
  readonly locales: readonly Locale[]
  /** The language of visitors who prefer none. Its home page is `/`, unless all languages have prefixes. */
  readonly default: Language
  /** The row of a language; that of the default language for a name that the table does not have. */
  of(locale: Locale): Language
  /** Whether a value is the name of one of the languages. */
  has(value: unknown): value is Locale
  /**
   * Finds a language by its locale, name, code or label in any letter case. An empty text and `default` mean
   * the default language. Undefined for other texts.
   */
  byName(name: string): Locale | undefined
  /**
   * Adds the language's prefix to a path of one language: `('en', '/about')` → `/en/about`, `('en', '/')` →
   * `/en`.
   */
  withPrefix(locale: Locale, path: string): string
}

const ltr = { dir: 'ltr', fallback: [] } as const

/** The languages of a site that names none: the default set. */
export const defaultRows: readonly [Language, Language, Language, ...Language[]] = [
  {
    locale: 'nl',
    prefix: '',
    code: 'nl_NL',
    name: 'nl',
    lang: 'nl',
    ogLocale: 'nl_NL',
    label: 'Nederlands',
    ...ltr,
  },
  {
    locale: 'en',
    prefix: '/en',
    code: 'en_EN',
    name: 'en',
    lang: 'en',
    ogLocale: 'en_GB',
    label: 'English',
    ...ltr,
  },
  {
    locale: 'de',
    prefix: '/de',
    code: 'de_DE',
    name: 'de',
    lang: 'de',
    ogLocale: 'de_DE',
    label: 'Deutsch',
    ...ltr,
  },
]

/**
 * Creates the languages of a site.
 * @param rows the table; no two rows share a locale or a prefix
 * @param defaultLocale the default language; the first row unless given
 */
export function createLanguages(rows: Languages['rows'], defaultLocale?: Locale): Languages {
  const byLocale = new Map(rows.map((row) => [row.locale, row]))
  const standard = byLocale.get(defaultLocale ?? '') ?? rows[0]
  const of = (locale: Locale) => byLocale.get(locale) ?? standard
  const wordsOf = ({ locale, name, code, label }: Language) => [locale, name, code, label]
  return {
    rows,
    locales: rows.map(({ locale }) => locale),
    default: standard,
    of,
    has: (value): value is Locale => typeof value === 'string' && byLocale.has(value),
    byName(name) {
      const wanted = name.trim().toLowerCase()
      if (wanted === '' || wanted === 'default') return standard.locale
      return rows.find((row) => wordsOf(row).some((word) => word.toLowerCase() === wanted))?.locale
    },
    withPrefix: (locale, path) => prefixed(of(locale).prefix, path),
  }
}

/** The default set: Dutch, English and German. */
export const defaultLanguages: Languages = createLanguages(defaultRows)

/**
 * The name of a language in requests to the content system. Of an unknown language, the name of the table's
 * first row; `unknown` when the table is empty.
 */
export const localeName = (
  locale: Locale,
  table: readonly Pick<Language, 'locale' | 'name'>[] = defaultRows,
): string => (table.find((row) => row.locale === locale) ?? table[0])?.name ?? 'unknown'
