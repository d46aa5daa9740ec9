import { LRUCache } from 'lru-cache'
import type {
  ContentPage,
  NavigationItem,
  Summary,
  TreeItem,
  Value,
  Values,
} from '../../../../src/content/types.ts'
import { type Locale, locales } from '../../../../src/i18n/locales.ts'
import { getOrAdd } from '../../model/values.ts'
import type { LocalizedLabels } from '../../rich-text/context.ts'
import type { ContentSource } from '../../source.ts'
import { type AugmentInput, augment } from '../augment/augment.ts'
import { blueprintFields } from '../blueprints/blueprints.ts'
import { readForms } from '../blueprints/forms.ts'
import type { SiteIndex } from '../index/index-site.ts'
import { createContext } from './context.ts'
import { listCollections, listDated, listSummaries, listTranslations } from './lists.ts'
import { readNavigation } from './navigation.ts'
import { outlinePages } from './outlines.ts'
import { answerPage, buildPage } from './page.ts'
import { listRedirects, resolveRows } from './redirect-lists.ts'
import { buildSiteTree } from './site-tree.ts'
import { createView, type View } from './view.ts'

/** The questions of `ContentSource` about one index. Nothing is worked out before it is asked, or twice. */
export type Answers = Pick<
  ContentSource,
  | 'page'
  | 'has'
  | 'tree'
  | 'navigation'
  | 'globals'
  | 'translations'
  | 'entries'
  | 'outlines'
  | 'collections'
  | 'dated'
  | 'redirects'
  | 'forms'
> & {
  /** Relative path of the file at an address, decoded. */
  assetAt(address: string): string | undefined
  /** Pages that are served, in all languages. */
  pages(): number
}

/** Where no blueprint says which texts of a global set are files, these names do. */
const pictureNames = ['logo', 'organization_logo', 'og_image', 'seo_og_image'] as const

/** Only for files that exist: another text stays what it is. */
const findPictures = (values: Values, { asset }: Pick<AugmentInput, 'asset'>): Values =>
  Object.fromEntries(
    pictureNames.flatMap((name) => {
      const stored = Object.hasOwn(values, name) ? values[name] : undefined
      const found = typeof stored === 'string' ? asset(undefined, stored) : undefined
      return found ? [[name, found as Values]] : []
    }),
  )

function augmentGlobals(view: View): Readonly<Record<string, Values>> {
  const context = createContext(view)
  const sets = Object.entries(view.index.globals(view.site.handle))
  return Object.fromEntries(
    sets.map(([handle, values]) => {
      const fields = blueprintFields(view.index.blueprints, 'globals', handle)
      const read = augment(values, fields, context)
      const augmented = { ...read, ...findPictures(read, context) }
      return [handle, handle === 'redirects' ? resolveRows(view, augmented) : augmented]
    }),
  )
}

const none: readonly Value[] = []

/** A function whose answer is kept by key. */
function memo<K, V extends {}>(make: (key: K) => V): (key: K) => V {
  const known = new Map<K, V>()
  return (key) => getOrAdd(known, key, () => make(key))
}

/** The same for what may not be there. Only what is found is kept: anyone may ask for anything. */
function memoFound<K, V extends {}>(find: (key: K) => V | undefined): (key: K) => V | undefined {
  const known = new Map<K, V>()
  return (key) => {
    const found = known.get(key) ?? find(key)
    if (found !== undefined) known.set(key, found)
    return found
  }
}

function once<V extends {}>(make: () => V): () => V {
  const answer = memo<undefined, V>(make)
  return () => answer(undefined)
}

/** Pages of one language that are kept as they were built. */
const mostPages = 500

interface LocaleAnswers {
  readonly view: View
  page(path: string): ReturnType<typeof answerPage>
  tree(): readonly TreeItem[]
  navigation(handle: string): readonly NavigationItem[] | undefined
  globals(): Readonly<Record<string, Values>>
  entries(collection: string): (limit: number) => readonly Summary[]
  collections(): readonly string[]
  dated(): readonly string[]
  redirects(): readonly Value[]
}

function answerLocale(view: View): LocaleAnswers {
  // Anyone may look at everything: only some pages stay.
  const pages = new LRUCache<string, ContentPage>({ max: mostPages })
  const keep = (id: string, make: () => ContentPage) => {
    const page = pages.get(id) ?? make()
    pages.set(id, page)
    return page
  }
  const { collections } = view.index
  return {
    view,
    page: (path) => answerPage(view, path, (entry, own) => keep(entry.id, () => buildPage(view, entry, own))),
    tree: once(() => buildSiteTree(view)),
    navigation: memoFound((handle: string) => readNavigation(view, handle)),
    globals: once(() => augmentGlobals(view)),
    entries: memo((handle: string) => {
      const collection = collections.get(handle)
      return collection ? listSummaries(view, collection) : () => []
    }),
    collections: once(() => listCollections(view)),
    dated: once(() => listDated(view)),
    redirects: once(() => listRedirects(view)),
  }
}

/** Entries that visitors can open. */
const countPages = ({ index, site, isShown }: View): number =>
  [...index.collections.keys()]
    .map((handle) => index.entriesIn(handle, site.handle).filter(isShown).length)
    .reduce((sum, count) => sum + count, 0)

export interface Circumstances {
  /** Milliseconds since 1970. */
  readonly now: number
  readonly report: (problem: string) => void
  readonly labels: LocalizedLabels
}

/** Answers from an index as things are at `now`. A language without a site has no content. */
export function createAnswers(index: SiteIndex, { now, report, labels }: Circumstances): Answers {
  const answers = new Map<Locale, LocaleAnswers>()
  for (const { locale } of locales) {
    const site = index.siteOf(locale)
    if (site)
      answers.set(
        locale,
        answerLocale(createView(index, { site, locale, now, report, labels: labels[locale] ?? {} })),
      )
  }
  const forms = once(() => readForms(index))
  const of = (locale: Locale) => answers.get(locale)
  return {
    page: async (locale, path) => of(locale)?.page(path) ?? { kind: 'missing' },
    has: async (locale, path) => of(locale)?.page(path).kind !== 'missing',
    tree: async (locale) => of(locale)?.tree() ?? [],
    navigation: async (locale, handle) => of(locale)?.navigation(handle),
    globals: async (locale) => of(locale)?.globals() ?? {},
    translations: async (locale) => {
      const view = of(locale)?.view
      return view ? listTranslations(view) : []
    },
    entries: async (locale, { collection, limit }) =>
      of(locale)?.entries(collection)(limit ?? Number.POSITIVE_INFINITY) ?? [],
    outlines: async (locale) => {
      const view = of(locale)?.view
      return view ? outlinePages(view) : []
    },
    collections: async (locale) => of(locale)?.collections() ?? [],
    dated: async (locale) => of(locale)?.dated() ?? [],
    redirects: async (locale) => of(locale)?.redirects() ?? none,
    forms: async () => forms(),
    assetAt: index.assets.at,
    pages: once(() => [...answers.values()].reduce((sum, { view }) => sum + countPages(view), 0)),
  }
}
