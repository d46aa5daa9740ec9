/** The default set of languages, for modules that do not take the languages of the site yet. */
import { defaultLanguages, defaultRows, type Language, type Locale } from './languages.ts'

export { type Locale, localeName } from './languages.ts'

export const locales = defaultRows
export type LocaleRow = Language
export const defaultLocale: Locale = 'nl'
export const localeRow = defaultLanguages.of
export const isLocale = defaultLanguages.has
export const localeByName = defaultLanguages.byName
export const withPrefix = defaultLanguages.withPrefix
