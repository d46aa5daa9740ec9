/** A Fetch add-on that replays recordings, and the source that reads it. */
import { onTestFinished } from 'vitest'
import { createReplay } from '../../../scripts/cms-mock/replay.mjs'
import { createApiKeyMethod, createFetchProbe } from '../../../server/cms/fetch/api/probe.ts'
import { createFetchAdapter, type FetchAdapterOptions } from '../../../server/cms/fetch/fetch-adapter.ts'
import { createHttpClient } from '../../../server/cms/http-client/create-http-client.ts'
import type { HttpClient } from '../../../server/cms/http-client/http-client.ts'
import { defaultLimits, type HttpClientLimits } from '../../../server/cms/http-client/limits.ts'
import type { RemoteAdapter } from '../../../server/cms/remote/adapter.ts'
import type { ResourceCache } from '../../../server/cms/remote/resources/resource.ts'
import { createResourceCache } from '../../../server/cms/remote/resources/resource-cache.ts'
import type { LogLine } from '../test-deps.ts'
import { createTestLogger } from './log.ts'
import { createStandIn, type StandInAnswer, type StandInRequest, type StandInServer } from './stand-in.ts'

/**
 * Answers before the recordings do; undefined leaves it to them, except for the sitemap: its addresses would
 * be in no list.
 */
export type Respond = (request: StandInRequest) => StandInAnswer | undefined

export interface FetchSetup {
  readonly adapter: RemoteAdapter
  readonly standIn: StandInServer
  readonly upstream: HttpClient
  readonly resources: ResourceCache
  readonly logs: readonly LogLine[]
}

export type FetchChoices = Partial<
  Pick<FetchAdapterOptions, 'apiKey' | 'locales' | 'fallback' | 'collections' | 'pagesTtl' | 'timeZone'>
> & { readonly respond?: Respond; readonly limits?: Partial<HttpClientLimits> }

const noSitemap: Respond = ({ path }) => (path === '/sitemap.xml' ? { status: 404 } : undefined)

/** The adapter with the real client and store, in front of a server that replays the recordings. */
export async function fetchFrom({
  respond,
  limits = {},
  ...choices
}: FetchChoices = {}): Promise<FetchSetup> {
  const replay = createReplay('fetch')
  const own: Respond = (request) => respond && (respond(request) ?? noSitemap(request))
  const standIn = await createStandIn({ respond: (request) => own(request) ?? replay(request) })
  const logs: LogLine[] = []
  const logger = createTestLogger(logs)
  const keyMethod = createApiKeyMethod()
  const upstream = createHttpClient({
    baseUrl: standIn.url,
    secrets: [choices.apiKey ?? []].flat(),
    limits: { ...defaultLimits, ...limits },
    probe: createFetchProbe(choices.apiKey, keyMethod),
    logger,
  })
  const resources = createResourceCache({ logger, maxBytes: 4_000_000, retryAfter: 0 })
  onTestFinished(async () => {
    await resources.close()
    await upstream.close()
  })
  const adapter = createFetchAdapter({
    upstream,
    resources,
    logger,
    cmsUrl: standIn.url,
    locales: {},
    fallback: true,
    collections: [],
    pagesTtl: 60,
    timeZone: 'UTC',
    maxBytes: defaultLimits.maxBytes,
    keyMethod,
    ...choices,
  })
  return { adapter, standIn, upstream, resources, logs }
}
