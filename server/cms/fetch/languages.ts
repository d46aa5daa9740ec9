import { defaultLocale, type Locale, locales } from '../../../src/i18n/locales.ts'

/** What Fetch calls our languages. */
export interface Languages {
  readonly all: readonly Locale[]
  /** The language of everything that is asked for without a parameter. */
  readonly base: Locale
  /** Value of the parameter `locale`; undefined sends none. */
  handle(locale: Locale): string | undefined
}

const noParameter = 'default'

/**
 * Reads CMS_LOCALES. `default` stands for Fetch's default language, which has to be asked for without a parameter: as a name it is
 * unknown (content-contract 2.7). Languages that are not mapped are asked for by their code, the site's default one without.
 */
export function readLanguages(given: Partial<Record<Locale, string>>): Languages {
  const codes = locales.map(({ locale }) => locale)
  const named = codes.find((locale) => given[locale] === noParameter)
  const base = named ?? defaultLocale
  return {
    all: codes,
    base,
    handle: (locale) => {
      const handle = given[locale] ?? (locale === base ? noParameter : locale)
      return handle === noParameter ? undefined : handle
    },
  }
}
