/** A REST API that replays recordings, and the source that reads it. */
import { onTestFinished } from 'vitest'
import { createReplay } from '../../../scripts/cms-mock/replay.mjs'
import { answerList } from '../../../scripts/cms-mock/rest-query.mjs'
import { createHttpClient } from '../../../server/cms/http-client/create-http-client.ts'
import type { HttpClient } from '../../../server/cms/http-client/http-client.ts'
import { defaultLimits } from '../../../server/cms/http-client/limits.ts'
import type { RemoteAdapter, RemoteLanguage } from '../../../server/cms/remote/adapter.ts'
import type { ResourceCache } from '../../../server/cms/remote/resources/resource.ts'
import { createResourceCache } from '../../../server/cms/remote/resources/resource-cache.ts'
import { restHeaders, restProbe } from '../../../server/cms/rest/api/rest-api.ts'
import { createRestAdapter, type RestAdapterOptions } from '../../../server/cms/rest/rest-adapter.ts'
import type { Locale } from '../../../src/i18n/languages.ts'
import type { LogLine } from '../test-deps.ts'
import { createTestLogger } from './log.ts'
import { createStandIn, type StandInAnswer, type StandInRequest, type StandInServer } from './stand-in.ts'

/** Answers before the recordings do; undefined leaves it to them. */
type Respond = (request: StandInRequest) => StandInAnswer | undefined

interface RestSetup {
  readonly adapter: RemoteAdapter
  readonly standIn: StandInServer
  readonly upstream: HttpClient
  readonly resources: ResourceCache
  readonly logs: readonly LogLine[]
  /** Paths with queries that were asked for and fit, decoded. */
  asked(pattern?: RegExp): readonly string[]
}

export type RestChoices = Partial<
  Pick<RestAdapterOptions, 'locales' | 'collections' | 'pagesTtl' | 'timeZone' | 'route'>
> & {
  readonly respond?: Respond
  /** Whether what `respond` leaves is answered from the recordings (default) or 404. */
  readonly replay?: boolean
  readonly apiKey?: string
  readonly retryAfter?: number
}

/** The adapter with the real client and store, in front of a server that replays the recordings. */
export async function restFrom(choices: RestChoices = {}): Promise<RestSetup> {
  const { respond = () => undefined, replay = true, apiKey, retryAfter = 0, ...options } = choices
  const recorded: Respond = replay ? createReplay('rest') : () => undefined
  const standIn = await createStandIn({ respond: (request) => respond(request) ?? recorded(request) })
  const logs: LogLine[] = []
  const logger = createTestLogger(logs)
  const upstream = createHttpClient({
    baseUrl: standIn.url,
    secrets: [apiKey ?? []].flat(),
    headers: restHeaders(apiKey),
    limits: { ...defaultLimits, firstByteMs: 2000, totalMs: 3000 },
    probe: restProbe(options.route ?? 'api'),
    logger,
  })
  const resources = createResourceCache({ logger, maxBytes: 4_000_000, retryAfter, random: () => 0.5 })
  onTestFinished(async () => {
    await resources.close()
    await upstream.close()
  })
  const adapter = createRestAdapter({
    ...{ upstream, resources, logger, locales: {}, collections: [], pagesTtl: 60, timeZone: 'UTC' },
    ...options,
  })
  const asked = (pattern = /./) =>
    standIn.requests.map(({ url }) => decodeURIComponent(url)).filter((url) => pattern.test(url))
  return { adapter, standIn, upstream, resources, logs, asked }
}

/** One language of the content; fails the test when it could not be had. */
export async function languageOf(adapter: RemoteAdapter, locale: Locale): Promise<RemoteLanguage> {
  const { languages, failures } = await adapter.content()
  const language = languages.get(locale)
  if (!language) throw new Error(`no ${locale}`, { cause: failures.get(locale) })
  return language
}

export interface RestPage {
  readonly id: string
  readonly locale?: string
  readonly uri?: string | null
  readonly [key: string]: unknown
}

const prefixes: Readonly<Record<string, string>> = { en: '/en', de: '/de' }

/** An entry as the system lists it, with the members that a test does not care about. */
export function restPage({ id, locale = 'nl', uri = `/${id}`, ...others }: RestPage): RestPage {
  const url = uri === null ? null : `${prefixes[locale] ?? ''}${uri === '/' ? '' : uri}` || '/'
  const plain = { title: id, slug: id, origin_id: null, status: 'published', published: true, private: false }
  const handle = {
    collection: { title: 'Pages', handle: 'pages' },
    blueprint: { title: 'Page', handle: 'page' },
  }
  return { id, locale, uri, url, ...plain, date: null, mount: null, ...handle, ...others }
}

interface RestSite {
  /** Entries of all sites by collection. */
  readonly collections: Readonly<Record<string, readonly RestPage[]>>
  /** Filters that the system does not allow. */
  readonly forbidden?: string[]
}

/**
 * A small site of a test's own, in place of the recorded one: entries and lists of them, no trees, menus or
 * globals.
 */
export function restSite({ collections, forbidden = [] }: RestSite): Respond {
  return (request) => {
    const [, handle = '', id] =
      /^\/api\/collections\/([\w-]+)\/entries(?:\/([^/]+))?$/.exec(request.path) ?? []
    const entries = collections[handle]
    if (!entries) return undefined
    if (id === undefined) {
      return answerList([...entries], [...request.query], { address: 'http://cms.test/wrong', forbidden })
    }
    const entry = entries.find((each) => each.id === decodeURIComponent(id))
    return entry && { body: { data: entry } }
  }
}
