/** Implements the queries of a content source on the index of flat files. */
import type { ListableCollection } from '../../../../src/content/lists.ts'
import type { ContentAnswer, ContentPage, Value } from '../../../../src/content/types.ts'
import type { Locale } from '../../../../src/i18n/languages.ts'
import { memoLast } from '../../../../src/shared/memo.ts'
import { once } from '../../../../src/shared/once.ts'
import { createBoundedCache } from '../../../cache/bounded-cache.ts'
import { createShareInFlight } from '../../../cache/share-in-flight.ts'
import { runStepsInTurns } from '../../../scheduling/steps.ts'
import { createWorkLine, type WorkLine } from '../../../scheduling/work-line.ts'
import type { ProjectInspection } from '../../inspection.ts'
import { tidyPath, withoutSuffix } from '../../model/addresses/tidy-address.ts'
import { outlinePages } from '../../model/lists/outlines.ts'
import { createLists } from '../../model/lists/summaries.ts'
import { resolvePath } from '../../model/pages/resolve-path.ts'
import type { TopicsIn } from '../../model/topics/topic-page.ts'
import type { LocalizedLabels } from '../../rich-text/context.ts'
import type { ContentSource, MenuName } from '../../source.ts'
import { readForms } from '../blueprints/forms.ts'
import type { SourceFile } from '../disk/files.ts'
import type { SiteIndex } from '../index/index-site.ts'
import { createView } from './create-view.ts'
import { augmentGlobals } from './global-sets.ts'
import { listTranslations } from './interface-texts.ts'
import { listableCollections } from './listable.ts'
import { listNavigations, readNavigation } from './navigation.ts'
import { buildPage } from './page.ts'
import { findRuleFiles, listRedirects } from './redirect-lists.ts'
import { createTopicAnswers } from './topics/topic-answers.ts'
import type { SiteView } from './view.ts'

type ProjectOnly = 'siteName' | 'inspect' | 'listable' | 'navigations'

/**
 * The methods of `ContentSource` for one index. Lists, menus, globals, redirects and forms are computed once,
 * when first needed; of pages the 500 last used are cached for each language.
 */
export type SiteAnswers = Omit<
  ContentSource,
  'name' | 'traits' | 'assetFile' | 'passThrough' | 'health' | 'onChange' | 'close' | ProjectOnly
> & {
  /** The name that the settings of the project give to the site of a language. */
  siteName(locale: Locale): string | undefined
  /** Looks behind the pages, for reports. */
  inspect(): Promise<ProjectInspection>
  /** The collections that sets and pages may list by name. */
  listable(locale: Locale): Promise<readonly ListableCollection[]>
  /** The navigations of the project by handle. */
  navigations(): Promise<readonly MenuName[]>
  /** Path, relative to the project, of the file at a decoded address; undefined when there is none. */
  assetAt(address: string): string | undefined
  /** Its focal point. */
  assetFocus(address: string): string | undefined
  /** Number of pages that are served, in all languages. */
  pages(): number
}

const noRows: readonly Value[] = []
const noCollections: readonly ListableCollection[] = []

/** Maximum number of pages of one language that are cached. */
const maxPages = 500

/** Caches only results that are found: visitors may request any name. */
function cacheFound<K, V extends {}>(find: (key: K) => V | undefined): (key: K) => V | undefined {
  const cache = new Map<K, V>()
  return (key) => {
    const found = cache.get(key) ?? find(key)
    if (found !== undefined) cache.set(key, found)
    return found
  }
}

/** What the languages of an index share. */
interface SharedAnswers {
  readonly topicsIn: TopicsIn
  /** The files of redirect add-ons. */
  readonly ruleFiles: () => Promise<readonly SourceFile[]>
  /** What the languages make in turns is made one after another. */
  readonly line: WorkLine
}

/** The answers in the language of the view. */
function answerLocale(view: SiteView, { topicsIn, ruleFiles, line }: SharedAnswers) {
  const pages = createBoundedCache<string, ContentPage>({ maxEntries: maxPages })
  // Long texts are parsed in turns: all who ask meanwhile wait for the same page.
  const share = createShareInFlight<ContentPage>()
  const cached = async (key: string, build: () => Promise<ContentPage>): Promise<ContentAnswer> => {
    const page = pages.get(key) ?? (await share(key, build))
    pages.set(key, page)
    return { kind: 'page', page }
  }
  const lists = createLists(view)
  const uriOf = (address: string) => tidyPath(withoutSuffix(address))
  const topics = createTopicAnswers(view, topicsIn)
  return {
    view,
    ...lists,
    listable: memoLast(() => listableCollections(view, lists.collections())),
    async page(address: string): Promise<ContentAnswer> {
      const uri = uriOf(address)
      const found = resolvePath(view, uri)
      if (found.kind !== 'redirect') await topics.ready(found.kind === 'entry' ? found.entry : undefined)
      if (found.kind === 'entry')
        return cached(found.entry.id, () => buildPage(view, found.entry, found.path))
      const topic = found.kind === 'missing' ? topics.find(uri) : undefined
      return topic ? cached(topic.path, topic.page) : found
    },
    async has(address: string) {
      const uri = uriOf(address)
      if (resolvePath(view, uri).kind !== 'missing') return true
      await topics.ready(undefined)
      return topics.has(uri)
    },
    topics: topics.outlines,
    navigation: cacheFound((handle: string) => readNavigation(view, handle)),
    globals: once(() => line(() => runStepsInTurns(augmentGlobals(view)))),
    redirects: once(async () => {
      const files = await ruleFiles()
      return line(() => runStepsInTurns(listRedirects(view, files)))
    }),
    translations: () => listTranslations(view),
    outlines: () => outlinePages(view),
  }
}

/** The moment and the settings that an index is read with. */
export interface AnswerOptions {
  /** Milliseconds since 1970. */
  readonly now: number
  /** Called for each fault in the content. */
  readonly report: (problem: string) => void
  /** Words that rich text adds to a page, by language. */
  readonly labels: LocalizedLabels
}

/** Creates the answers from an index at the time `now`. A language without a site has no content. */
export function createAnswers(index: SiteIndex, { now, report, labels }: AnswerOptions): SiteAnswers {
  const answers = new Map<Locale, ReturnType<typeof answerLocale>>()
  const line = createWorkLine()
  const shared: SharedAnswers = {
    topicsIn: (other) => answers.get(other)?.view.topics(),
    ruleFiles: once(() => line(() => runStepsInTurns(findRuleFiles(index.files)))),
    line,
  }
  for (const locale of index.languages.locales) {
    const site = index.siteOf(locale)
    if (!site) continue
    const view = createView(index, { site, locale, now, report, labels: labels[locale] ?? {} })
    answers.set(locale, answerLocale(view, shared))
  }
  const forms = memoLast(() => readForms(index))
  const navigations = memoLast(() => listNavigations(index))
  const pages = memoLast(() => [...answers.values()].reduce((sum, each) => sum + each.countPages(), 0))
  const of = (locale: Locale) => answers.get(locale)
  /** The answers of a language once its terms are counted. */
  const counted = async (locale: Locale) => {
    await of(locale)?.view.topics().ready()
    return of(locale)
  }
  return {
    page: async (locale, path) => (await of(locale)?.page(path)) ?? { kind: 'missing' },
    has: async (locale, path) => (await of(locale)?.has(path)) ?? false,
    tree: async (locale) => of(locale)?.tree() ?? [],
    navigation: async (locale, handle) => of(locale)?.navigation(handle),
    navigations: async () => navigations(),
    globals: async (locale) => (await of(locale)?.globals()) ?? {},
    siteName: (locale) => index.projectName(of(locale)?.view.site.handle ?? ''),
    translations: async (locale) => of(locale)?.translations() ?? [],
    entries: async (locale, { collection, limit }) => of(locale)?.entries(collection, limit) ?? [],
    list: async (locale, query) => of(locale)?.list(query) ?? { items: [], total: 0 },
    facets: async (locale, query) => (await counted(locale))?.facets(query) ?? { terms: [], years: [] },
    related: async (locale, query) => of(locale)?.related(query) ?? [],
    taxonomies: async (locale) => (await counted(locale))?.view.taxonomies() ?? [],
    topics: async (locale) => (await counted(locale))?.topics() ?? [],
    outlines: async (locale) => of(locale)?.outlines() ?? [],
    collections: async (locale) => of(locale)?.collections() ?? [],
    listable: async (locale) => of(locale)?.listable() ?? noCollections,
    dated: async (locale) => of(locale)?.dated() ?? [],
    redirects: async (locale) => (await of(locale)?.redirects()) ?? noRows,
    forms: async () => forms(),
    async inspect() {
      const { inspectProject } = await import('./inspect.ts')
      return inspectProject(index, (locale) => of(locale)?.view)
    },
    assetAt: index.assets.at,
    assetFocus: index.assets.focusAt,
    pages,
  }
}
