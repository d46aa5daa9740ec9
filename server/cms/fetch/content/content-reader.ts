/** Reads the content of all languages of a Fetch site, and builds it again only after a change. */
import type { Logger } from 'pino'
import { memberOf } from '../../../../src/content/values/values.ts'
import { memoLast } from '../../../../src/shared/memo.ts'
import type { Calendar } from '../../model/dates.ts'
import { getOrAdd, isFalsy } from '../../model/values.ts'
import type { RemoteContent } from '../../remote/adapter.ts'
import type { CachedResource, Resource, ResourceCache } from '../../remote/resources/resource.ts'
import type { ListReader } from '../lists/list-reader.ts'
import { getOptional } from '../lists/optional-list.ts'
import { createCollectionDiscovery } from '../sitemap/discover-collections.ts'
import { createSitemapOnlyReport, guessCollections } from '../sitemap/sitemap-only-pages.ts'
import { buildContent, type LanguageOutcome } from './build-content.ts'
import type { FetchLanguages } from './languages.ts'
import { type BaseItems, type CollectionItems, readBaseItems, readLanguage } from './read-language.ts'

interface ContentReaderOptions {
  readonly resources: ResourceCache
  readonly lists: ListReader
  readonly languages: FetchLanguages
  /** Whether untranslated pages are shown in the default language. */
  readonly fallback: boolean
  /** Reads dates in the content system's time zone. */
  readonly calendar: Calendar
  /** Ends with a slash. */
  readonly cmsUrl: string
  /** The list of files. Without it files have no sizes. */
  readonly assets: Resource
  /** The content system's sitemap. Without it only the pages in lists are found. */
  readonly sitemap: Resource
  readonly logger: Pick<Logger, 'warn'>
  readonly report: (problem: string) => void
}

/** The largest age of lists in seconds: older ones are loaded again first. */
type Age = { readonly maxAge?: number } | undefined

/** The content, and the sitemap that it was built from. */
interface ContentReading {
  readonly content: RemoteContent
  readonly sitemap: CachedResource
}

/** Reads the content of all languages from the Fetch add-on. */
export interface ContentReader {
  /**
   * The content of all languages: the same object until something changes.
   * @throws CmsError when no language could be loaded
   */
  read(options?: { readonly maxAge?: number }): Promise<RemoteContent>
  /** Adds a collection when the system has it. Resolves with whether the collection is read. */
  readonly addCollection: ListReader['addCollection']
  /** The items of the default language, as of the last `read`. */
  baseItems(): BaseItems
}

const asError = (reason: unknown): Error => (reason instanceof Error ? reason : new Error(String(reason)))

/**
 * Returns a function that converts a thrown value into an error: the same object while the message stays the
 * same, so that the content stays the same object too.
 */
function createSteadyError() {
  const last: { error?: Error } = {}
  return (reason: unknown): Error => {
    const error = asError(reason)
    if (last.error?.message !== error.message) last.error = error
    return last.error ?? error
  }
}

/**
 * Creates the reader of the content, which loads the lists of each language and builds the content from them.
 */
export function createContentReader(options: ContentReaderOptions): ContentReader {
  const { resources, lists, languages, fallback, calendar, cmsUrl, logger, report } = options
  const baseItems = memoLast((own: CollectionItems): BaseItems => {
    const base = readBaseItems(own)
    for (const { item, uri, path } of base.values())
      if (uri !== undefined && path === undefined && isFalsy(memberOf(item, 'redirect')))
        report(`It answers ${uri} with another page, so that this one is shown nowhere: give it another slug`)
    return base
  })
  const state = { base: new Map() as BaseItems }
  const reportSitemapOnly = createSitemapOnlyReport(logger)
  const handlesOf = memoLast(guessCollections)
  const discover = createCollectionDiscovery(lists.addCollection)

  const rows = languages.all.map((locale) => ({
    locale,
    steady: createSteadyError(),
    read: memoLast((own: CollectionItems, base: BaseItems) =>
      readLanguage(own, { locale, baseLocale: languages.base, base, fallback, calendar }),
    ),
  }))

  const build = memoLast(
    (
      base: BaseItems,
      assets: CachedResource,
      sitemap: CachedResource,
      ...outcomes: readonly LanguageOutcome[]
    ) => {
      const named = outcomes.flatMap((outcome, i) => {
        const row = rows[i]
        return row ? [[row.locale, outcome] as const] : []
      })
      return buildContent({
        ...{ languages, base, outcomes: named, cmsUrl },
        ...{ assets: assets.value, locs: sitemap.value },
      })
    },
  )

  async function readOnce(age: Age): Promise<ContentReading> {
    const names = lists.names(age)
    const loading = new Map<string | undefined, Promise<CollectionItems>>()
    const listsOf = (handle?: string) => getOrAdd(loading, handle, () => lists.read(handle, names, age))
    const outcomes = rows.map(async ({ locale, read, steady }): Promise<LanguageOutcome> => {
      try {
        // Every language needs the lists of the default language: items are requested by the addresses in
        // those lists.
        const [own, base] = await Promise.all([listsOf(languages.handle(locale)), listsOf()])
        return read(own, baseItems(base))
      } catch (reason) {
        return steady(reason)
      }
    })
    const [base, assets, sitemap, ...drafts] = await Promise.all([
      listsOf(),
      getOptional(resources, options.assets),
      getOptional(resources, options.sitemap),
      ...outcomes,
    ])
    state.base = baseItems(base)
    const firstError = drafts.find((draft) => draft instanceof Error)
    if (firstError && drafts.every((draft) => draft instanceof Error)) throw firstError
    return { content: build(state.base, assets, sitemap, ...drafts), sitemap }
  }

  return {
    addCollection: lists.addCollection,
    baseItems: () => state.base,
    async read(age) {
      const { content, sitemap } = await readOnce(age)
      const mayHaveMore = await discover(sitemap, handlesOf(content))
      const complete = mayHaveMore ? (await readOnce(undefined)).content : content
      reportSitemapOnly(complete)
      return complete
    },
  }
}
