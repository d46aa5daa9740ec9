/**
 * The languages of the site. A further language is a row here and a file in `messages/`; `npm run new` writes
 * both. `code` is the descriptor that content systems use; only `lang` is a valid language tag (BCP 47).
 */
export const locales = [
  {
    locale: 'nl',
    prefix: '',
    code: 'nl_NL',
    name: 'nl',
    lang: 'nl',
    ogLocale: 'nl_NL',
    label: 'Nederlands',
  },
  {
    locale: 'en',
    prefix: '/en',
    code: 'en_EN',
    name: 'en',
    lang: 'en',
    ogLocale: 'en_GB',
    label: 'English',
  },
  {
    locale: 'de',
    prefix: '/de',
    code: 'de_DE',
    name: 'de',
    lang: 'de',
    ogLocale: 'de_DE',
    label: 'Deutsch',
  },
] as const

/** One row of the table of languages. */
export type LocaleRow = (typeof locales)[number]
/** The site's own name of a language, such as `nl`. */
export type Locale = LocaleRow['locale']

/** The language of addresses without a prefix, for visitors who prefer none of the other languages. */
export const defaultLocale: Locale = 'nl'

/** The row of a language. */
export const localeRow = (locale: Locale): LocaleRow =>
  locales.find((row) => row.locale === locale) ?? locales[0]

/** Whether a value is one of the site's languages. */
export const isLocale = (value: unknown): value is Locale => locales.some((row) => row.locale === value)

/**
 * The name of a language in requests to the content system. Of an unknown language, the name of the table's
 * first row; `unknown` when the table is empty.
 */
export function localeName(
  locale: string,
  table: readonly { locale: string; name: string }[] = locales,
): string {
  return (table.find((row) => row.locale === locale) ?? table[0])?.name ?? 'unknown'
}

/**
 * Finds a language by its locale, name, code or label in any letter case. An empty text and `default` mean
 * the default language. Undefined for other texts.
 */
export function localeByName(name: string): Locale | undefined {
  const wanted = name.trim()
  if (wanted === '' || wanted === 'default') return defaultLocale
  return locales.find((row) =>
    [row.locale, row.name, row.code, row.label].some((known) => known.toLowerCase() === wanted.toLowerCase()),
  )?.locale
}

/**
 * Adds the language's prefix to a path of one language: `('en', '/about')` → `/en/about`, `('en', '/')` →
 * `/en`.
 */
export const withPrefix = (locale: Locale, path: string): string =>
  `${localeRow(locale).prefix}${path === '/' ? '' : path}` || '/'
