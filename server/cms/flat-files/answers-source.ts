/** The methods of a content source that answer from an index of a project on disk. */
import type { ContentSource } from '../source.ts'
import type { SiteAnswers } from './query/answers.ts'

type NotAnswered = 'name' | 'traits' | 'passThrough' | 'reload' | 'preview' | 'health' | 'onChange' | 'close'

/**
 * Creates the methods that answer from an index.
 * @param answers returns the answers of this moment
 * @param placeOf resolves the path of an asset in the project; undefined for one that is not public
 */
export const answersSource = (
  answers: () => SiteAnswers,
  placeOf: (file: string) => string | undefined,
): Omit<ContentSource, NotAnswered> => ({
  page: (locale, address) => answers().page(locale, address),
  tree: (locale) => answers().tree(locale),
  navigation: (locale, handle) => answers().navigation(locale, handle),
  navigations: () => answers().navigations(),
  globals: (locale) => answers().globals(locale),
  siteName: (locale) => answers().siteName(locale),
  translations: (locale) => answers().translations(locale),
  entries: (locale, query) => answers().entries(locale, query),
  list: (locale, query) => answers().list(locale, query),
  facets: (locale, query) => answers().facets(locale, query),
  related: (locale, query) => answers().related(locale, query),
  taxonomies: (locale) => answers().taxonomies(locale),
  topics: (locale) => answers().topics(locale),
  outlines: (locale) => answers().outlines(locale),
  collections: (locale) => answers().collections(locale),
  listable: (locale) => answers().listable(locale),
  dated: (locale) => answers().dated(locale),
  has: (locale, address) => answers().has(locale, address),
  redirects: (locale) => answers().redirects(locale),
  forms: (locale) => answers().forms(locale),
  inspect: () => answers().inspect(),
  assetFile(address) {
    const file = answers().assetAt(address)
    return file === undefined ? undefined : placeOf(file)
  },
  assetFocus: (address) => answers().assetFocus(address),
})
