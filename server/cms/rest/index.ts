import type { Logger } from 'pino'
import type { TranslationEntry, Value, Values } from '../../../src/content/types.ts'
import type { Locale } from '../../../src/i18n/locales.ts'
import { memoWeak } from '../../../src/shared/memo.ts'
import type { Upstream } from '../http-client/http-client.ts'
import { createCalendar } from '../model/dates.ts'
import { findTranslations } from '../model/lists/interface-texts.ts'
import { createReport } from '../model/report.ts'
import type { LocaleMap } from '../model/site-locales.ts'
import type { RemoteAdapter, RemoteContent, RemoteEntry, RemoteMenuItem } from '../remote/adapter.ts'
import { isHandle } from '../remote/handles.ts'
import type { Held, Resources } from '../remote/resources/resource.ts'
import { createApi } from './api.ts'
import { createAssets } from './assets.ts'
import { createComposer, type SiteAnswers } from './content.ts'
import { publishedRows } from './entry.ts'
import { createFieldReader, entryResource, isAskable } from './fields.ts'
import { formsResource, readForms } from './forms.ts'
import { assertAny, createGathering, type Get, pagesHandle } from './gather.ts'
import { globalsResource, readGlobals } from './globals.ts'
import { createLists } from './lists.ts'
import { createMenuResources, readMenu } from './navigation.ts'
import { openQuestion } from './open.ts'
import { createRowReader, redirectsResource } from './redirects.ts'
import type { Site } from './sites.ts'

export { restHeaders, restProbe } from './api.ts'

export interface RestOptions {
  readonly upstream: Pick<Upstream, 'json'>
  readonly resources: Pick<Resources, 'get'>
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

const heldOf = (answers: readonly SiteAnswers[]): readonly Held[] =>
  answers.flatMap((each) => ('collections' in each ? each.collections.map(({ entries }) => entries) : []))

/**
 * Speaks to the Content REST API of Statamic 3 to 6 (content-contract, section 3).
 * @throws RangeError when there is no such time zone
 */
export function createRestAdapter(options: RestOptions): RemoteAdapter {
  const { upstream, resources, route = 'api', locales, pagesTtl, timeZone = 'UTC', logger } = options
  const seeds = options.collections.length > 0 ? options.collections : [pagesHandle]
  const report = createReport(logger, 'The content system has a problem')
  const calendar = createCalendar(timeZone)
  const api = createApi(upstream, route)
  const lists = createLists({ api, ttl: pagesTtl, seeds, report })
  const gathering = createGathering({ lists, seeds, locales, report })
  const assets = createAssets({ api, resources, report })
  const compose = createComposer({ assets, calendar, report })
  const readFields = createFieldReader(calendar)
  const menus = createMenuResources(api, pagesTtl)
  const redirects = redirectsResource(api, report)
  const forms = formsResource(api)
  const rowsOfSite = createRowReader()
  /** The same object for the same answer. */
  const readSets = memoWeak(({ value }: Held) => readGlobals(value, calendar))
  const menuOf = memoWeak(({ value }: Held) => (Array.isArray(value) ? readMenu(value) : undefined))
  const formsOf = memoWeak(({ value }: Held) => readForms(value))
  const get: Get = (resource) => resources.get(resource)

  async function siteOf(locale: Locale): Promise<Site | undefined> {
    const { sites } = await gathering.findSites(get)
    return sites.find((site) => site.locale === locale)
  }

  async function content({ maxAge }: { readonly maxAge?: number } = {}): Promise<RemoteContent> {
    const ask: Get = maxAge === undefined ? get : (resource) => resources.get(resource, { maxAge })
    const { sites, discovered } = await gathering.findSites(get)
    const answers = await gathering.askSites(ask, sites)
    assertAny(answers)
    await Promise.all(heldOf(answers).map(assets.learn))
    return compose(answers, discovered, await assets.held())
  }

  /** Asks about the site of a language; a language without one has nothing. */
  async function inSite<T, Nothing>(
    locale: Locale,
    ask: (site: Site) => Promise<T>,
    nothing: Nothing,
  ): Promise<T | Nothing> {
    const site = await siteOf(locale)
    return site ? ask(site) : nothing
  }

  async function askFields(entry: RemoteEntry, site: Site): Promise<Values | undefined> {
    if (!isAskable(entry.id)) return undefined
    const held = await get(entryResource(api, pagesTtl, entry))
    await assets.learn(held)
    return readFields(held, entry.id, site)
  }

  async function askGlobals(site: Site): Promise<Readonly<Record<string, Values>>> {
    const held = await get(globalsResource(api, pagesTtl, site))
    if (held.value === undefined) report('It has no globals: switch them on in its REST API')
    return readSets(held)
  }

  async function askMenu(handle: string, site: Site): Promise<readonly RemoteMenuItem[] | undefined> {
    return isHandle(handle) ? menuOf(await get(menus(handle, site))) : undefined
  }

  const askTranslations = (site: Site): Promise<readonly TranslationEntry[]> =>
    findTranslations(async (collection) => {
      const { value } = await get(lists.entries(collection, site))
      return Array.isArray(value) ? publishedRows(value, site) : undefined
    })

  return {
    name: 'rest',
    takesForms: true,
    content,
    addCollection: (handle) => gathering.addExisting(get, handle),
    fields: (entry) => inSite(entry.locale, (site) => askFields(entry, site), undefined),
    globals: (locale) => inSite(locale, askGlobals, {}),
    translations: (locale) => inSite(locale, askTranslations, []),
    navigation: (locale, handle) => inSite(locale, (site) => askMenu(handle, site), undefined),
    redirects: (locale) => inSite(locale, async (site) => rowsOfSite(await get(redirects), site), none),
    forms: async () => formsOf(await get(forms)),
    open: (opening) => inSite(opening.locale, async (site) => openQuestion(opening, site, route), undefined),
  }
}
