/** Reads which languages of the site a Fetch system has (`CMS_LOCALES`). */
import type { Languages, Locale } from '../../../../src/i18n/languages.ts'
import { type LocaleMap, noSite } from '../../model/site-locales.ts'

/** The languages of the site that a Fetch system has, and Fetch's names for them. */
export interface FetchLanguages extends Pick<Languages, 'of'> {
  /** The languages that the system has. */
  readonly all: readonly Locale[]
  /** The language of requests without the parameter `locale`. */
  readonly base: Locale
  /** Value of the parameter `locale`; undefined where the parameter is left out. */
  handle(locale: Locale): string | undefined
}

const noParameter = 'default'

/**
 * Reads `CMS_LOCALES`. `default` is the language that Fetch uses without a parameter; Fetch itself has no
 * such name. `none` is a language that the system does not have: it is never requested, for Fetch would
 * respond in the default language, or with an error where collections are mounted on pages. A language that
 * is not mapped is requested by its code, but `base` without a parameter: the language mapped to `default`,
 * else our default language, else the first that the system has.
 */
export function readLanguages(localeMap: LocaleMap, languages: Languages): FetchLanguages {
  const all = languages.locales.filter((locale) => localeMap[locale] !== noSite)
  const named = all.find((locale) => localeMap[locale] === noParameter)
  const standard = languages.default.locale
  const base = named ?? (all.includes(standard) ? standard : (all[0] ?? standard))
  return {
    of: languages.of,
    all,
    base,
    handle: (locale) => {
      const handle = localeMap[locale] ?? (locale === base ? noParameter : locale)
      return handle === noParameter ? undefined : handle
    },
  }
}
