import type { Logger } from 'pino'
import type { Value } from '../../../src/content/types.ts'
import type { Locale } from '../../../src/i18n/locales.ts'
import type { HttpClient, JsonResponse } from '../http-client/http-client.ts'
import { createCalendar } from '../model/dates.ts'
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

export { type ApiKeyMethod, createApiKeyMethod, createFetchProbe } from './api/probe.ts'

export interface FetchAdapterOptions {
  readonly upstream: HttpClient
  readonly resources: ResourceCache
  /** Ends with a slash. */
  readonly cmsUrl: string
  readonly apiKey?: string | undefined
  /** Shared with the probe of the HTTP client. */
  readonly keyMethod: ApiKeyMethod
  /** What Fetch calls our languages; `default` is the one it speaks when it is not told. */
  readonly locales: Partial<Record<Locale, string>>
  /** Whether untranslated pages are shown in the default language. */
  readonly fallback: boolean
  /** Collections to list besides those that pages show. */
  readonly collections: readonly string[]
  /** Seconds for which lists and items are fresh. */
  readonly pagesTtl: number
  /** The content system's, for the days of entries. */
  readonly timeZone: string
  /** Of an XML document. */
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
 * Statamic 2 with the Fetch add-on (content-contract, section 2). It has no menus, and its forms and accounts
 * are never asked for.
 */
export function createFetchAdapter(options: FetchAdapterOptions): RemoteAdapter {
  const { resources, cmsUrl, fallback, pagesTtl: ttl, logger } = options
  const languages = readLanguages(options.locales)
  const ask = createFetchApi(options)
  const load = createListFetcher(ask)
  const content = createContentReader({
    resources,
    lists: createListReader({ resources, load, collections: options.collections, ttl, logger }),
    languages,
    fallback,
    calendar: createCalendar(options.timeZone),
    cmsUrl,
    assets: optionalList('fetch:assets', () => load({ path: '!/Fetch/assets' }), countAll),
    logger,
    sitemap: optionalList('fetch:sitemap', createSitemapLoader(options), countAll),
  })
  const { baseItems } = content
  const send = createRequestSigner(options.apiKey, options.keyMethod)
  return {
    name: 'fetch',
    takesForms: false,
    content: content.read,
    addCollection: content.addCollection,
    fields: createFieldsReader({ resources, ask, languages, fallback, ttl, baseItems }),
    ...createGlobalsAndTranslations({ resources, load, languages, ttl }),
    navigation: async () => undefined,
    redirects: async () => noRows,
    forms: async () => noForms,
    resolvePassThrough: async (opening) =>
      resolvePassThrough(opening, languages.handle(opening.locale), send),
  }
}
