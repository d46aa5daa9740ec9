/** Creates the HTTP clients for the content system from the configuration. */
import type { Logger } from 'pino'
import type { CmsConfig } from '../config/config.ts'
import { parseBaseUrl } from './http-client/base-url.ts'
import type { CallHooks } from './http-client/call-hooks.ts'
import { createHttpClient } from './http-client/create-http-client.ts'
import type { HttpClient } from './http-client/http-client.ts'
import { defaultLimits, type HttpClientLimits } from './http-client/limits.ts'
import { createRedact } from './http-client/redact.ts'
import type { PassThroughClient } from './pass-through/pass-through.ts'
import type { RemoteConnection } from './source-kind.ts'

/**
 * The HTTP client for the site's own requests to the content system, and the one for requests of visitors.
 */
export interface CmsClient extends HttpClient {
  /**
   * How the content source connects; undefined where content lies on this machine and the system only
   * receives forms.
   */
  readonly connection: RemoteConnection | undefined
  /**
   * Sends the requests of visitors (`/api/cms/`). It is a separate client, so that many or slow requests of
   * visitors neither use up the site's slots nor open its circuit breaker.
   */
  readonly passThroughClient: PassThroughClient
  /** Sends the requests of previews, so that editors take neither slots nor the breaker from visitors. */
  readonly previewClient: HttpClient
}

/** Tighter limits for the requests of visitors, in milliseconds, bytes and numbers of calls. */
const passThroughLimits = {
  totalMs: 3_000,
  maxRawBytes: 1_048_576,
  concurrency: 2,
  queue: 16,
  queueMs: 1_000,
}

/** Calls for previews at a time. */
const previewConcurrency = 4

/**
 * Settings for a system that only receives forms: it may have no API for a probe, so its breaker never opens.
 */
const formsOnly = {
  probe: () => ({ path: '' }),
  limits: { breakerFailures: Number.POSITIVE_INFINITY },
}

/**
 * Creates the HTTP clients of the process: for the site's own requests, for those of visitors, and for previews.
 * @param cms the part of the configuration about the content system
 * @param connection how the content source connects; undefined when the system only receives forms
 * @param hooks what others add to all calls, and learn of them
 */
export function createCmsClient(
  cms: CmsConfig,
  connection: RemoteConnection | undefined,
  logger: Logger,
  hooks?: CallHooks,
): CmsClient {
  const secrets = [cms.apiKey() ?? []].flat()
  const options = {
    baseUrl: cms.url,
    secrets,
    ...(connection?.headers && { headers: connection.headers }),
    limits: {
      ...defaultLimits,
      totalMs: cms.timeout,
      connectMs: cms.connectTimeout,
      firstByteMs: cms.firstByteTimeout,
      maxBytes: cms.maxBytes,
      concurrency: cms.concurrency,
      ...(!connection && formsOnly.limits),
    },
    probe: (connection ?? formsOnly).probe,
    ...{ logger, hooks },
  }
  const upstream = createHttpClient(options)
  const passThrough = createHttpClient({
    ...{ ...options, limits: cappedLimits(options.limits) },
    kindOf: () => 'visitors',
  })
  const preview = createHttpClient({
    ...{
      ...options,
      limits: { ...options.limits, concurrency: Math.min(cms.concurrency, previewConcurrency) },
    },
    kindOf: () => 'preview',
  })
  return {
    ...upstream,
    connection,
    previewClient: preview,
    passThroughClient: {
      send: passThrough.send,
      redact: createRedact([...secrets, ...parseBaseUrl(cms.url).secrets]),
    },
    close: async () =>
      void (await Promise.all([upstream, passThrough, preview].map((client) => client.close()))),
  }
}

/** The limits for visitors, or those of the operator where they are tighter. */
function cappedLimits(limits: HttpClientLimits): HttpClientLimits {
  const { totalMs, concurrency, ...others } = passThroughLimits
  return {
    ...limits,
    ...others,
    totalMs: Math.min(limits.totalMs, totalMs),
    concurrency: Math.min(limits.concurrency, concurrency),
  }
}
