import { defaultLocale, type Locale, locales } from '../../../../src/i18n/locales.ts'
import { noSite } from '../../model/site-locales.ts'

/** What Fetch calls our languages. */
export interface FetchLanguages {
  /** Those that the system has. */
  readonly all: readonly Locale[]
  /** The language of everything that is asked for without a parameter. */
  readonly base: Locale
  /** Value of the parameter `locale`; undefined sends none. */
  handle(locale: Locale): string | undefined
}

const noParameter = 'default'

/**
 * Reads CMS_LOCALES. `default` stands for Fetch's default language, which has to be asked for without a
 * parameter: as a name it is unknown (content-contract 2.7). `none` stands for a language that the system
 * does not have: asked for, it would answer with the default one, or with an error where pages have mounts.
 * Languages that are not mapped are asked for by their code, the site's default one without.
 */
export function readLanguages(given: Partial<Record<Locale, string>>): FetchLanguages {
  const all = locales.map(({ locale }) => locale).filter((locale) => given[locale] !== noSite)
  const named = all.find((locale) => given[locale] === noParameter)
  const base = named ?? (all.includes(defaultLocale) ? defaultLocale : (all[0] ?? defaultLocale))
  return {
    all,
    base,
    handle: (locale) => {
      const handle = given[locale] ?? (locale === base ? noParameter : locale)
      return handle === noParameter ? undefined : handle
    },
  }
}
