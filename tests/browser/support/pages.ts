/** Addresses of the embedded site, one of each page type, in three languages. */
export const pageTypes = {
  home: { nl: '/', en: '/en', de: '/de' },
  content: {
    nl: '/themas/voorland/hoe-een-kwelder-groeit',
    en: '/en/themes/foreland/how-a-salt-marsh-grows',
    de: '/de/themen/vorland/wie-eine-salzwiese-waechst',
  },
  sitemap: { nl: '/sitemap', en: '/en/sitemap', de: '/de/sitemap' },
  overview: { nl: '/designsystem', en: '/en/designsystem', de: '/de/designsystem' },
  missing: { nl: '/bestaat-niet', en: '/en/does-not-exist', de: '/de/gibt-es-nicht' },
} as const

export const languages = ['nl', 'en', 'de'] as const

export { showcases } from '../../../src/routes.ts'
