import type { RemoteSource } from '../source-kind.ts'
import { createApiKeyMethod, createFetchProbe } from './api/probe.ts'
import { createFetchAdapter } from './fetch-adapter.ts'
import { fetchParts, fetchSample } from './parts.ts'

/** The kind of source that reads Statamic 2 with the Fetch add-on (`CONTENT_SOURCE=fetch`). */
export const fetchSource: RemoteSource = {
  isRemote: true,
  connect(config, cms) {
    const apiKey = cms.apiKey()
    // Shared: requests find out how the key has to be sent, and the probe of the circuit breaker sends it so.
    const keyMethod = createApiKeyMethod()
    return {
      drafted: /^fetch:(?:pages|collection|item|tree)\b/,
      sample: fetchSample(apiKey),
      parts: () => fetchParts({ collections: cms.collections, apiKey }),
      probe: createFetchProbe(apiKey, keyMethod),
      createAdapter: (options) =>
        createFetchAdapter({
          ...options,
          apiKey,
          keyMethod,
          cmsUrl: cms.url,
          locales: config.cmsLocales,
          fallback: cms.fallback,
          maxBytes: cms.maxBytes,
          collections: cms.collections,
          pagesTtl: config.pagesTtl,
          timeZone: config.cmsTimeZone,
        }),
    }
  },
}
