/** The adapter for the Content REST API of Statamic, through which a site over HTTP gets its content. */
import type { Logger } from 'pino'
import type { Value, Values } from '../../../src/content/types.ts'
import { defaultLanguages, type Languages, type Locale } from '../../../src/i18n/languages.ts'
import type { TranslationEntry } from '../../../src/i18n/translate.ts'
import { memoWeak } from '../../../src/shared/memo.ts'
import type { HttpClient } from '../http-client/http-client.ts'
import { createCalendar } from '../model/dates.ts'
import { findTranslations } from '../model/lists/interface-texts.ts'
import { createReport } from '../model/report.ts'
import type { LocaleMap } from '../model/site-locales.ts'
import type { RemoteAdapter, RemoteContent, RemoteEntry, RemoteMenuItem } from '../remote/adapter.ts'
import { isHandle } from '../remote/handles.ts'
import type { CachedResource, ResourceCache } from '../remote/resources/resource.ts'
import { createRestApi } from './api/rest-api.ts'
import { createContentComposer, type SiteResponses } from './content/compose-content.ts'
import { createListResources, longTtl } from './content/list-resources.ts'
import {
  assertAnySite,
  createCollectionLoader,
  type GetResource,
  pagesHandle,
} from './content/load-collections.ts'
import type { RestSite } from './content/sites.ts'
import { publishedRows } from './entries/entry.ts'
import { createFieldReader, entryResource, isValidId } from './entries/entry-fields.ts'
import { createRelatedEntries } from './entries/related-entries.ts'
import { resolvePassThrough } from './public-endpoints.ts'
import { createRestAssets } from './resources/assets.ts'
import { formsResource, readForms } from './resources/forms.ts'
import { globalsByHandle, globalsResource } from './resources/globals.ts'
import { createMenuResources, readMenu } from './resources/navigation.ts'
import { createRedirectRowReader, redirectsResource } from './resources/redirects.ts'

/** Options of the adapter for the REST API. */
export interface RestAdapterOptions {
  readonly upstream: Pick<HttpClient, 'fetchJson'>
  readonly resources: Pick<ResourceCache, 'get'>
  /** The languages of the site; the default set unless given. */
  readonly languages?: Languages
  /** Path of the API below `CMS_URL`, `STATAMIC_API_ROUTE` of the system; `api` unless given. */
  readonly route?: string
  /** Site handles by language (`CMS_LOCALES`), for sites whose handles are no language codes. */
  readonly locales: LocaleMap
  /**
   * Handles that the operator named (`CMS_COLLECTIONS`). These collections must exist; when none is named,
   * `pages` must exist. `pages` and the collections mounted on pages are loaded in any case.
   */
  readonly collections: readonly string[]
  /** Seconds for which content is fresh. */
  readonly pagesTtl: number
  /** Time zone of the system, an IANA name; `UTC` unless given. */
  readonly timeZone?: string
  readonly logger: Pick<Logger, 'warn'>
}

const noRows: readonly Value[] = []

const entryListsOf = (responses: readonly SiteResponses[]): readonly CachedResource[] =>
  responses.flatMap((response) =>
    'collections' in response ? response.collections.map(({ entries }) => entries) : [],
  )

/**
 * Creates the adapter for the Content REST API of Statamic 3 to 6, which `docs/reference/content-system.md`
 * describes.
 * @throws RangeError for an unknown time zone
 */
export function createRestAdapter(options: RestAdapterOptions): RemoteAdapter {
  const { upstream, resources, route = 'api', locales, pagesTtl, timeZone = 'UTC', logger } = options
  const { languages = defaultLanguages } = options
  const requiredCollections = options.collections.length > 0 ? options.collections : [pagesHandle]
  const report = createReport(logger, 'The content system has a problem')
  const calendar = createCalendar(timeZone)
  const api = createRestApi(upstream, route)
  const lists = createListResources({ api, ttl: pagesTtl, requiredCollections, report })
  const collections = createCollectionLoader({ lists, requiredCollections, locales, languages, report })
  const assets = createRestAssets({ api, resources, report })
  const compose = createContentComposer({ assets, calendar, report })
  const readFields = createFieldReader(calendar)
  const completeRelated = createRelatedEntries({
    calendar,
    load: async (collection, site) => {
      const list = await get(lists.wholeEntries(collection, site))
      await assets.discoverContainers(list)
      return list
    },
  })
  const menus = createMenuResources(api, pagesTtl)
  const redirects = redirectsResource(api, report)
  const forms = formsResource(api)
  const rowsOfSite = createRedirectRowReader()
  // The next three functions return the same object for the same response.
  const readSets = memoWeak(({ value }: CachedResource) => globalsByHandle(value, calendar))
  const menuOf = memoWeak(({ value }: CachedResource) => (Array.isArray(value) ? readMenu(value) : undefined))
  const formsOf = memoWeak(({ value }: CachedResource) => readForms(value))
  const get: GetResource = (resource) => resources.get(resource)

  async function siteOf(locale: Locale): Promise<RestSite | undefined> {
    const { sites } = await collections.discoverSites(get)
    return sites.find((site) => site.locale === locale)
  }

  async function content({ maxAge }: { readonly maxAge?: number } = {}): Promise<RemoteContent> {
    // What hardly ever changes is not asked for again because an address is unknown.
    const getFresh: GetResource = (resource) =>
      maxAge === undefined || resource.ttl >= longTtl ? get(resource) : resources.get(resource, { maxAge })
    const { sites, discovered } = await collections.discoverSites(get)
    const responses = await collections.loadSites(getFresh, sites)
    assertAnySite(responses)
    await Promise.all(entryListsOf(responses).map(assets.discoverContainers))
    return compose(responses, discovered, await assets.lists())
  }

  /** Calls `load` with the site of a language; returns `nothing` for a language without a site. */
  async function inSite<T, Nothing>(
    locale: Locale,
    load: (site: RestSite) => Promise<T>,
    nothing: Nothing,
  ): Promise<T | Nothing> {
    const site = await siteOf(locale)
    return site ? load(site) : nothing
  }

  async function loadFields(entry: RemoteEntry, site: RestSite): Promise<Values | undefined> {
    if (!isValidId(entry.id)) return undefined
    const response = await get(entryResource({ api, ttl: pagesTtl, report }, entry))
    await assets.discoverContainers(response)
    const fields = readFields(response, entry.id, site)
    return fields && completeRelated(fields, site)
  }

  async function loadGlobals(site: RestSite): Promise<Readonly<Record<string, Values>>> {
    const sets = await get(globalsResource(api, pagesTtl, site))
    if (sets.value === undefined) report('It has no globals: switch them on in its REST API')
    return readSets(sets)
  }

  async function loadMenu(handle: string, site: RestSite): Promise<readonly RemoteMenuItem[] | undefined> {
    return isHandle(handle) ? menuOf(await get(menus(handle, site))) : undefined
  }

  const loadTranslations = (site: RestSite): Promise<readonly TranslationEntry[]> =>
    findTranslations(async (collection) => {
      const { value } = await get(lists.entries(collection, site))
      return Array.isArray(value) ? publishedRows(value, site) : undefined
    })

  return {
    name: 'rest',
    takesForms: true,
    content,
    addCollection: (handle) => collections.addCollection(get, handle),
    fields: (entry) => inSite(entry.locale, (site) => loadFields(entry, site), undefined),
    globals: (locale) => inSite(locale, loadGlobals, {}),
    translations: (locale) => inSite(locale, loadTranslations, []),
    navigation: (locale, handle) => inSite(locale, (site) => loadMenu(handle, site), undefined),
    redirects: (locale) => inSite(locale, async (site) => rowsOfSite(await get(redirects), site), noRows),
    forms: async () => formsOf(await get(forms)),
    resolvePassThrough: (request) =>
      inSite(request.locale, async (site) => resolvePassThrough(request, site, route), undefined),
  }
}
