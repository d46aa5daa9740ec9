import type { Logger } from 'pino'
import type { CmsConfig, Config } from '../config/config.ts'
import { createFetchProbe, createKeyMethod, type KeyMethod } from './fetch/index.ts'
import { readBase } from './http-client/address.ts'
import { createUpstream, defaultLimits } from './http-client/client.ts'
import type { Upstream } from './http-client/http-client.ts'
import type { UpstreamLimits } from './http-client/limits.ts'
import { createRedact } from './http-client/redact.ts'
import type { OpenUpstream } from './pass-through/pass-through.ts'
import { restHeaders, restProbe } from './rest/index.ts'

/** The HTTP client, with what its probe has to know of the calls. */
export interface CmsUpstream extends Upstream {
  readonly keyMethod: KeyMethod
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

/** The HTTP clients of the process: for the site, and for those who ask through it. */
export function createCmsUpstream(config: Config, cms: CmsConfig, logger: Logger): CmsUpstream {
  const apiKey = cms.apiKey()
  const keyMethod = createKeyMethod()
  const secrets = [apiKey ?? []].flat()
  const options = {
    baseUrl: cms.url,
    secrets,
    ...(config.source === 'rest' && { headers: restHeaders(apiKey) }),
    limits: {
      ...defaultLimits,
      totalMs: cms.timeout,
      connectMs: cms.connectTimeout,
      firstByteMs: cms.firstByteTimeout,
      maxBytes: cms.maxBytes,
      concurrency: cms.concurrency,
      // With files it only receives forms, and need not have an API that a probe could ask.
      ...(config.source === 'files' && { breakerFailures: Number.POSITIVE_INFINITY }),
    },
    probe: config.source === 'fetch' ? createFetchProbe(apiKey, keyMethod) : restProbe(cms.apiRoute),
    logger,
  }
  const upstream = createUpstream(options)
  const others = createUpstream({ ...options, limits: capped(options.limits) })
  return {
    ...upstream,
    keyMethod,
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
