import type { Value } from '../../../../src/content/types.ts'
import { CmsError, type CmsFault } from '../../http-client/cms-error.ts'
import type { JsonResponse } from '../../http-client/http-client.ts'
import type { CachedResource, Resource, ResourceCache } from '../../remote/resources/resource.ts'

/** Seconds. What it adds can wait. */
const ttl = 300
/**
 * Seconds until a list that the system fails to make is asked for again: visitors wait for it when nothing is
 * known.
 */
const pause = 60
/** What is wrong with this list alone; the other faults are the system's, and end for all lists at once. */
const ownFaults: ReadonlySet<CmsFault> = new Set(['status', 'not-json', 'malformed', 'too-large', 'timeout'])

const empty: JsonResponse = { kind: 'found', value: [], digest: 'none' }

/** A list that the site can do without. A system that does not have it has an empty one. */
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
        const answer = await load()
        return answer.kind === 'found' ? answer : empty
      } catch (error) {
        if (error instanceof CmsError && ownFaults.has(error.fault))
          Object.assign(failed, { error, until: performance.now() + pause * 1000 })
        throw error
      }
    },
  }
}

const nothing: CachedResource = { value: [] }

/** What is known of such a list; nothing when it cannot be had. */
export const getOptional = (
  resources: Pick<ResourceCache, 'get'>,
  resource: Resource,
): Promise<CachedResource> => resources.get(resource).catch(() => nothing)
