import type { Logger } from 'pino'
import type { CmsConfig } from '../config/config.ts'
import { parseBaseUrl } from './http-client/base-url.ts'
import { createHttpClient, defaultLimits } from './http-client/create-http-client.ts'
import type { HttpClient } from './http-client/http-client.ts'
import type { HttpClientLimits } from './http-client/limits.ts'
import { createRedact } from './http-client/redact.ts'
import type { PassThroughClient } from './pass-through/pass-through.ts'
import type { RemoteConnection } from './source-kind.ts'

/** The HTTP client, with how the content system is spoken to through it. */
export interface CmsClient extends HttpClient {
  /** Absent where content lies on this machine, and the system only receives forms. */
  readonly connection: RemoteConnection | undefined
  /**
   * A client of its own: whoever asks much or what is slow takes nothing from the site, nor does its breaker
   * open.
   */
  readonly passThroughClient: PassThroughClient
}

/** Milliseconds, bytes and numbers that visitors may make the system spend. */
const passThroughLimits = {
  totalMs: 3_000,
  maxExchangeBytes: 1_048_576,
  concurrency: 2,
  queue: 16,
  queueMs: 1_000,
}

/** A system that only receives forms need not have an API that a probe could ask: its breaker never opens. */
const formsOnly = {
  probe: () => ({ path: '' }),
  limits: { breakerFailures: Number.POSITIVE_INFINITY },
}

/** The HTTP clients of the process: for the site, and for those who ask through it. */
export function createCmsClient(
  cms: CmsConfig,
  connection: RemoteConnection | undefined,
  logger: Logger,
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
    logger,
  }
  const upstream = createHttpClient(options)
  const others = createHttpClient({ ...options, limits: cappedLimits(options.limits) })
  return {
    ...upstream,
    connection,
    passThroughClient: {
      send: others.send,
      redact: createRedact([...secrets, ...parseBaseUrl(cms.url).secrets]),
    },
    close: async () => void (await Promise.all([upstream.close(), others.close()])),
  }
}

/** An operator's own limits hold where they are tighter. */
function cappedLimits(limits: HttpClientLimits): HttpClientLimits {
  const { totalMs, concurrency, ...others } = passThroughLimits
  return {
    ...limits,
    ...others,
    totalMs: Math.min(limits.totalMs, totalMs),
    concurrency: Math.min(limits.concurrency, concurrency),
  }
}
