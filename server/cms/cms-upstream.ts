import type { Logger } from 'pino'
import type { CmsConfig, Config } from '../config.ts'
import { createFetchProbe, createKeyMethod, type KeyMethod } from './fetch/index.ts'
import { restHeaders, restProbe } from './rest/index.ts'
import { createUpstream, defaultLimits } from './upstream/client.ts'
import type { Upstream } from './upstream/upstream.ts'

/** The HTTP client, with what its probe has to know of the calls. */
export interface CmsUpstream extends Upstream {
  readonly keyMethod: KeyMethod
}

/** The one HTTP client of the process. */
export function createCmsUpstream(config: Config, cms: CmsConfig, logger: Logger): CmsUpstream {
  const apiKey = cms.apiKey()
  const keyMethod = createKeyMethod()
  const upstream = createUpstream({
    baseUrl: cms.url,
    secrets: [apiKey ?? []].flat(),
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
  })
  return { ...upstream, keyMethod }
}
