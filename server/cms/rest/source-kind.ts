import type { RemoteSource } from '../source-kind.ts'
import { restHeaders, restProbe, restTokenProbe } from './api/rest-api.ts'
import { restParts, restSample } from './parts.ts'
import { createRestAdapter } from './rest-adapter.ts'

/** The kind of source that reads the Content REST API of Statamic 3 to 6 (`CONTENT_SOURCE=rest`). */
export const restSource: RemoteSource = {
  isRemote: true,
  connect: (config, cms) => ({
    headers: restHeaders(cms.apiKey()),
    drafted: /^rest:(?:entries|whole|tree|entry):/,
    probe: restProbe(cms.apiRoute),
    sample: restSample({ route: cms.apiRoute, collections: cms.collections }),
    parts: ({ menus }) =>
      restParts({
        ...{ menus, route: cms.apiRoute, collections: cms.collections },
        locales: config.cmsLocales,
      }),
    tokenProbe: restTokenProbe(cms.apiRoute),
    createAdapter: (options) =>
      createRestAdapter({
        ...options,
        route: cms.apiRoute,
        locales: config.cmsLocales,
        collections: cms.collections,
        pagesTtl: config.pagesTtl,
        timeZone: config.cmsTimeZone,
      }),
  }),
}
