import type { Logger } from 'pino'
import type { Value } from '../../../src/content/types.ts'
import type { Locale } from '../../../src/i18n/locales.ts'
import type { Upstream, UpstreamAnswer } from '../http-client/http-client.ts'
import { createCalendar } from '../model/dates.ts'
import type { RemoteAdapter } from '../remote/adapter.ts'
import type { Resources } from '../remote/resources/resource.ts'
import { createAsk } from './ask.ts'
import { createContentReader } from './content.ts'
import { createFieldsReader } from './fields.ts'
import { readLanguages } from './languages.ts'
import { createListLoader } from './lists.ts'
import { createListReader } from './load-lists.ts'
import { openQuestion, openSender } from './open.ts'
import { optionalList } from './optional.ts'
import type { KeyMethod } from './probe.ts'
import { countAll, createTextReader } from './read-texts.ts'
import { createSitemapReader } from './sitemap.ts'

export { createFetchProbe, createKeyMethod, type KeyMethod } from './probe.ts'

export interface FetchOptions {
  readonly upstream: Upstream
  readonly resources: Resources
  /** Ends with a slash. */
  readonly cmsUrl: string
  readonly apiKey?: string | undefined
  /** Shared with the probe of the HTTP client. */
  readonly keyMethod: KeyMethod
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

function createLocsLoader(options: FetchOptions): () => Promise<UpstreamAnswer> {
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
export function createFetchAdapter(options: FetchOptions): RemoteAdapter {
  const { resources, cmsUrl, fallback, pagesTtl: ttl, logger } = options
  const languages = readLanguages(options.locales)
  const ask = createAsk(options)
  const load = createListLoader(ask)
  const content = createContentReader({
    resources,
    lists: createListReader({ resources, load, collections: options.collections, ttl, logger }),
    languages,
    fallback,
    calendar: createCalendar(options.timeZone),
    cmsUrl,
    assets: optionalList('fetch:assets', () => load({ path: '!/Fetch/assets' }), countAll),
    logger,
    sitemap: optionalList('fetch:sitemap', createLocsLoader(options), countAll),
  })
  const { baseItems } = content
  const send = openSender(options.apiKey, options.keyMethod)
  return {
    name: 'fetch',
    takesForms: false,
    content: content.read,
    addCollection: content.addCollection,
    fields: createFieldsReader({ resources, ask, languages, fallback, ttl, baseItems }),
    ...createTextReader({ resources, load, languages, ttl }),
    navigation: async () => undefined,
    redirects: async () => noRows,
    forms: async () => noForms,
    open: async (opening) => openQuestion(opening, languages.handle(opening.locale), send),
  }
}
