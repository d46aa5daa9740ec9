import type { Logger } from 'pino'
import type { TranslationEntry, Value, Values } from '../../../src/content/types.ts'
import type { Locale } from '../../../src/i18n/locales.ts'
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
import { createListResources } from './content/list-resources.ts'
import {
  assertAnySite,
  createCollectionLoader,
  type GetResource,
  pagesHandle,
} from './content/load-collections.ts'
import type { RestSite } from './content/sites.ts'
import { publishedRows } from './entries/entry.ts'
import { createFieldReader, entryResource, isValidId } from './entries/entry-fields.ts'
import { resolvePassThrough } from './public-endpoints.ts'
import { createRestAssets } from './resources/assets.ts'
import { formsResource, readForms } from './resources/forms.ts'
import { globalsByHandle, globalsResource } from './resources/globals.ts'
import { createMenuResources, readMenu } from './resources/navigation.ts'
import { createRedirectRowReader, redirectsResource } from './resources/redirects.ts'

export { restHeaders, restProbe } from './api/rest-api.ts'

export interface RestAdapterOptions {
  readonly upstream: Pick<HttpClient, 'fetchJson'>
  readonly resources: Pick<ResourceCache, 'get'>
  /** `STATAMIC_API_ROUTE` of the system. */
  readonly route?: string
  /** Our language → site handle, where handles do not tell. */
  readonly locales: LocaleMap
  /**
   * Collections that have to be there besides `pages` and those that pages mount; when empty, `pages` has to
   * be.
   */
  readonly collections: readonly string[]
  /** Seconds. */
  readonly pagesTtl: number
  /** The system's clock, an IANA name. */
  readonly timeZone?: string
  readonly logger: Pick<Logger, 'warn'>
}

const none: readonly Value[] = []

const heldOf = (answers: readonly SiteResponses[]): readonly CachedResource[] =>
  answers.flatMap((each) => ('collections' in each ? each.collections.map(({ entries }) => entries) : []))

/**
 * Speaks to the Content REST API of Statamic 3 to 6 (content-contract, section 3).
 * @throws RangeError when there is no such time zone
 */
export function createRestAdapter(options: RestAdapterOptions): RemoteAdapter {
  const { upstream, resources, route = 'api', locales, pagesTtl, timeZone = 'UTC', logger } = options
  const seeds = options.collections.length > 0 ? options.collections : [pagesHandle]
  const report = createReport(logger, 'The content system has a problem')
  const calendar = createCalendar(timeZone)
  const api = createRestApi(upstream, route)
  const lists = createListResources({ api, ttl: pagesTtl, seeds, report })
  const gathering = createCollectionLoader({ lists, seeds, locales, report })
  const assets = createRestAssets({ api, resources, report })
  const compose = createContentComposer({ assets, calendar, report })
  const readFields = createFieldReader(calendar)
  const menus = createMenuResources(api, pagesTtl)
  const redirects = redirectsResource(api, report)
  const forms = formsResource(api)
  const rowsOfSite = createRedirectRowReader()
  /** The same object for the same answer. */
  const readSets = memoWeak(({ value }: CachedResource) => globalsByHandle(value, calendar))
  const menuOf = memoWeak(({ value }: CachedResource) => (Array.isArray(value) ? readMenu(value) : undefined))
  const formsOf = memoWeak(({ value }: CachedResource) => readForms(value))
  const get: GetResource = (resource) => resources.get(resource)

  async function siteOf(locale: Locale): Promise<RestSite | undefined> {
    const { sites } = await gathering.findSites(get)
    return sites.find((site) => site.locale === locale)
  }

  async function content({ maxAge }: { readonly maxAge?: number } = {}): Promise<RemoteContent> {
    const ask: GetResource = maxAge === undefined ? get : (resource) => resources.get(resource, { maxAge })
    const { sites, discovered } = await gathering.findSites(get)
    const answers = await gathering.askSites(ask, sites)
    assertAnySite(answers)
    await Promise.all(heldOf(answers).map(assets.discoverContainers))
    return compose(answers, discovered, await assets.held())
  }

  /** Asks about the site of a language; a language without one has nothing. */
  async function inSite<T, Nothing>(
    locale: Locale,
    ask: (site: RestSite) => Promise<T>,
    nothing: Nothing,
  ): Promise<T | Nothing> {
    const site = await siteOf(locale)
    return site ? ask(site) : nothing
  }

  async function loadFields(entry: RemoteEntry, site: RestSite): Promise<Values | undefined> {
    if (!isValidId(entry.id)) return undefined
    const held = await get(entryResource(api, pagesTtl, entry))
    await assets.discoverContainers(held)
    return readFields(held, entry.id, site)
  }

  async function loadGlobals(site: RestSite): Promise<Readonly<Record<string, Values>>> {
    const held = await get(globalsResource(api, pagesTtl, site))
    if (held.value === undefined) report('It has no globals: switch them on in its REST API')
    return readSets(held)
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
    addCollection: (handle) => gathering.addExisting(get, handle),
    fields: (entry) => inSite(entry.locale, (site) => loadFields(entry, site), undefined),
    globals: (locale) => inSite(locale, loadGlobals, {}),
    translations: (locale) => inSite(locale, loadTranslations, []),
    navigation: (locale, handle) => inSite(locale, (site) => loadMenu(handle, site), undefined),
    redirects: (locale) => inSite(locale, async (site) => rowsOfSite(await get(redirects), site), none),
    forms: async () => formsOf(await get(forms)),
    resolvePassThrough: (opening) =>
      inSite(opening.locale, async (site) => resolvePassThrough(opening, site, route), undefined),
  }
}
