import type { Logger } from 'pino'
import type { Value } from '../../../src/content/types.ts'
import { defaultLanguages, type Languages } from '../../../src/i18n/languages.ts'
import type { HttpClient, JsonResponse } from '../http-client/http-client.ts'
import { createCalendar } from '../model/dates.ts'
import { createReport } from '../model/report.ts'
import type { LocaleMap } from '../model/site-locales.ts'
import type { RemoteAdapter } from '../remote/adapter.ts'
import type { ResourceCache } from '../remote/resources/resource.ts'
import { createFetchApi } from './api/fetch-api.ts'
import type { ApiKeyMethod } from './api/probe.ts'
import { createContentReader } from './content/content-reader.ts'
import { readLanguages } from './content/languages.ts'
import { createFieldsReader } from './items/item-fields.ts'
import { createListFetcher } from './lists/fetch-list.ts'
import { countAll, createGlobalsAndTranslations } from './lists/globals-and-translations.ts'
import { createListReader } from './lists/list-reader.ts'
import { optionalList } from './lists/optional-list.ts'
import { createRequestSigner, resolvePassThrough } from './public-endpoints.ts'
import { createSitemapReader } from './sitemap/sitemap-reader.ts'

/** Options of the adapter for the Fetch add-on. */
export interface FetchAdapterOptions {
  readonly upstream: HttpClient
  readonly resources: ResourceCache
  /** The languages of the site; the default set unless given. */
  readonly languages?: Languages
  /** Ends with a slash. */
  readonly cmsUrl: string
  /** `CMS_API_KEY`. */
  readonly apiKey?: string | undefined
  /** How the API key is sent; shared with the probe of the circuit breaker. */
  readonly keyMethod: ApiKeyMethod
  /**
   * Fetch's names of our languages (`CMS_LOCALES`); `default` is the language that Fetch uses without a
   * parameter.
   */
  readonly locales: LocaleMap
  /** Whether untranslated pages are shown in the default language. */
  readonly fallback: boolean
  /** Collections to load besides those mounted on pages (`CMS_COLLECTIONS`). */
  readonly collections: readonly string[]
  /** Seconds for which lists and items are fresh. */
  readonly pagesTtl: number
  /** Time zone of the content system, for the dates of entries. */
  readonly timeZone: string
  /** Largest size of an XML document in bytes. */
  readonly maxBytes: number
  readonly logger: Pick<Logger, 'warn' | 'error'>
}

const noForms = {}
const noRows: readonly Value[] = []

function createSitemapLoader(options: FetchAdapterOptions): () => Promise<JsonResponse> {
  const read = createSitemapReader(options)
  return async () => {
    const locs = await read()
    return { kind: 'found', value: locs, digest: locs.join('\n') }
  }
}

/**
 * Creates the adapter for Statamic 2 with the Fetch add-on, which `docs/reference/content-system.md`
 * describes. Fetch has no menus and no redirects; its forms and accounts are never requested.
 */
export function createFetchAdapter(options: FetchAdapterOptions): RemoteAdapter {
  const { resources, cmsUrl, fallback, pagesTtl: ttl, logger } = options
  const languages = readLanguages(options.locales, options.languages ?? defaultLanguages)
  const report = createReport(logger, 'The content system has a problem')
  const api = createFetchApi(options)
  const fetchList = createListFetcher(api)
  const content = createContentReader({
    resources,
    lists: createListReader({ resources, fetchList, collections: options.collections, ttl, logger }),
    languages,
    fallback,
    calendar: createCalendar(options.timeZone),
    cmsUrl,
    report,
    assets: optionalList('fetch:assets', () => fetchList({ path: '!/Fetch/assets' }), countAll),
    logger,
    sitemap: optionalList('fetch:sitemap', createSitemapLoader(options), countAll),
  })
  const { baseItems } = content
  const sign = createRequestSigner(options.apiKey, options.keyMethod)
  return {
    name: 'fetch',
    takesForms: false,
    content: content.read,
    addCollection: content.addCollection,
    fields: createFieldsReader({ resources, api, languages, fallback, ttl, baseItems, report }),
    ...createGlobalsAndTranslations({ resources, fetchList, languages, ttl }),
    navigation: async () => undefined,
    redirects: async () => noRows,
    forms: async () => noForms,
    resolvePassThrough: async (request) =>
      resolvePassThrough(request, languages.handle(request.locale), sign),
  }
}
