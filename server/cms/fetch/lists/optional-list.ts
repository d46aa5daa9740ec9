/** Lists of the Fetch add-on that the site works without: the list of files, and the sitemap. */
import type { Value } from '../../../../src/content/types.ts'
import { CmsError, type CmsFault } from '../../http-client/cms-error.ts'
import type { JsonResponse } from '../../http-client/http-client.ts'
import type { CachedResource, Resource, ResourceCache } from '../../remote/resources/resource.ts'

/** Seconds for which an optional list is fresh. */
const ttl = 300
/** Seconds until a list that failed is loaded again: visitors wait for the load while nothing is cached. */
const retryAfter = 60
/**
 * Faults that may concern this list alone. All others are faults of the whole system, which the client
 * handles.
 */
const ownFaults: ReadonlySet<CmsFault> = new Set(['status', 'not-json', 'malformed', 'too-large', 'timeout'])

const empty: JsonResponse = { kind: 'found', value: [], digest: 'none' }

/**
 * Creates the resource of a list that the site works without, such as the sitemap. A missing list counts as
 * empty, and a list that fails by a fault of its own is not loaded again for a minute.
 * @param key key of the list in the cache
 * @param count counts the items of the list
 */
export function optionalList(
  key: string,
  load: () => Promise<JsonResponse>,
  count: (value: Value) => number,
): Resource {
  const failed: { error?: unknown; until: number } = { until: 0 }
  return {
    key,
    kind: 'list',
    ttl,
    count,
    async load() {
      if (performance.now() < failed.until) throw failed.error
      try {
        const response = await load()
        return response.kind === 'found' ? response : empty
      } catch (error) {
        if (error instanceof CmsError && ownFaults.has(error.fault))
          Object.assign(failed, { error, until: performance.now() + retryAfter * 1000 })
        throw error
      }
    },
  }
}

const emptyList: CachedResource = { value: [] }

/** Gets an optional list; an empty one when it cannot be loaded. */
export const getOptional = (
  resources: Pick<ResourceCache, 'get'>,
  resource: Resource,
): Promise<CachedResource> => resources.get(resource).catch(() => emptyList)
