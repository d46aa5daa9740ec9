/**
 * The languages of the site. A further one is a row here and a file in `messages/`; `npm run new` writes
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

export type LocaleRow = (typeof locales)[number]
export type Locale = LocaleRow['locale']

/** Spoken when a visitor asks for nothing else; has no prefix. */
export const defaultLocale: Locale = 'nl'

export const localeRow = (locale: Locale): LocaleRow =>
  locales.find((row) => row.locale === locale) ?? locales[0]

export const isLocale = (value: unknown): value is Locale => locales.some((row) => row.locale === value)

/**
 * The name that the content system is asked with; `unknown` when no language is configured.
 */
export function localeName(
  locale: string,
  table: readonly { locale: string; name: string }[] = locales,
): string {
  return (table.find((row) => row.locale === locale) ?? table[0])?.name ?? 'unknown'
}

/** Understands a locale's name, code, descriptor or label; empty and `default` mean the default language. */
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
