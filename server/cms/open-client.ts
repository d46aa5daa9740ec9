import type { Logger } from 'pino'
import type { CmsConfig } from '../config/config.ts'
import { readBase } from './http-client/address.ts'
import { createUpstream, defaultLimits } from './http-client/client.ts'
import type { Upstream } from './http-client/http-client.ts'
import type { UpstreamLimits } from './http-client/limits.ts'
import { createRedact } from './http-client/redact.ts'
import type { OpenUpstream } from './pass-through/pass-through.ts'
import type { RemoteConnection } from './source-kind.ts'

/** The HTTP client, with how the content system is spoken to through it. */
export interface CmsUpstream extends Upstream {
  /** Absent where content lies on this machine, and the system only receives forms. */
  readonly connection: RemoteConnection | undefined
  /**
   * A client of its own: whoever asks much or what is slow takes nothing from the site, nor does its breaker
   * open.
   */
  readonly forOthers: OpenUpstream
}

/** Milliseconds, bytes and numbers that visitors may make the system spend. */
const limitsForOthers = {
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
export function createCmsUpstream(
  cms: CmsConfig,
  connection: RemoteConnection | undefined,
  logger: Logger,
): CmsUpstream {
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
  const upstream = createUpstream(options)
  const others = createUpstream({ ...options, limits: capped(options.limits) })
  return {
    ...upstream,
    connection,
    forOthers: {
      exchange: others.exchange,
      redact: createRedact([...secrets, ...readBase(cms.url).secrets]),
    },
    close: async () => void (await Promise.all([upstream.close(), others.close()])),
  }
}

/** An operator's own limits hold where they are tighter. */
function capped(limits: UpstreamLimits): UpstreamLimits {
  const { totalMs, concurrency, ...others } = limitsForOthers
  return {
    ...limits,
    ...others,
    totalMs: Math.min(limits.totalMs, totalMs),
    concurrency: Math.min(limits.concurrency, concurrency),
  }
}
