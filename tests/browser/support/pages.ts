/** Which pages the browser tests visit. */
import { defaultLanguages } from '../../../src/i18n/languages.ts'
import { showcases } from '../../../src/routes.ts'
import { type WrittenLocale, writtenLocales } from '../../support/languages.ts'

export { showcases, writtenLocales as languages }

/** Addresses of the embedded site, one of each page type, in three languages. */
export const pageTypes = {
  home: { nl: '/', en: '/en', de: '/de' },
  content: {
    nl: '/themas/voorland/hoe-een-kwelder-groeit',
    en: '/en/themes/foreland/how-a-salt-marsh-grows',
    de: '/de/themen/vorland/wie-eine-salzwiese-waechst',
  },
  news: { nl: '/nieuws', en: '/en/news', de: '/de/neuigkeiten' },
  message: {
    nl: '/nieuws/2026/stormseizoen-begonnen',
    en: '/en/news/2026/storm-season-has-begun',
    de: '/de/neuigkeiten/2026/sturmsaison-hat-begonnen',
  },
  form: { nl: '/contact', en: '/en/contact', de: '/de/kontakt' },
  sitemap: { nl: '/sitemap', en: '/en/sitemap', de: '/de/sitemap' },
  search: { nl: '/search?q=kwelder', en: '/en/search?q=marsh', de: '/de/search?q=watt' },
  overview: { nl: '/designsystem', en: '/en/designsystem', de: '/de/designsystem' },
  missing: { nl: '/bestaat-niet', en: '/en/does-not-exist', de: '/de/gibt-es-nicht' },
} as const

/** An address that the editors took down on purpose. */
export const gone = { path: '/webwinkel', status: 410 } as const

/** What a name of the page table answers with. */
export const statusOf = (name: string): number => (name === 'missing' ? 404 : 200)

export type NamedPage = readonly [name: string, path: string]

/** One page of each type. */
export const typesIn = (language: WrittenLocale): readonly NamedPage[] =>
  Object.entries(pageTypes).map(([name, paths]) => [name, paths[language]])

/** One page of each type, and every showcase page. */
export const pagesIn = (language: WrittenLocale): readonly NamedPage[] => [
  ...typesIn(language),
  ...showcases.map(
    (name): NamedPage => [
      `showcase of ${name}`,
      defaultLanguages.withPrefix(language, `/designsystem/${name}`),
    ],
  ),
]
