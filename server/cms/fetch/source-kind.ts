import type { RemoteSource } from '../source-kind.ts'
import { createApiKeyMethod, createFetchProbe } from './api/probe.ts'
import { createFetchAdapter } from './fetch-adapter.ts'

/** Content from Statamic 2 with the Fetch add-on. */
export const fetchSource: RemoteSource = {
  isRemote: true,
  connect(config, cms) {
    const apiKey = cms.apiKey()
    // What the calls learn of how a key may be sent, the probe knows as well.
    const keyMethod = createApiKeyMethod()
    return {
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
