/** The types of the resource cache: resources, cached responses, and the health report. */
import type { Value } from '../../../../src/content/types.ts'
import type { JsonResponse } from '../../http-client/http-client.ts'
import type { ContentChange, SnapshotHealth } from '../../source.ts'

/**
 * A response of the content system that can be loaded at any time. Its key is the same in every process,
 * because the snapshot stores responses by it.
 */
export interface Resource {
  /** For example `pages:en` or `entry:e-molen`. */
  readonly key: string
  /**
   * A `list` (also a global set) always stays in memory, an `item` (a page or entry) as far as the limit
   * allows.
   */
  readonly kind: 'list' | 'item'
  /** Seconds for which a response is fresh; with 0 every call loads it. */
  readonly ttl: number
  /** Loads the response; rejects when the load fails. */
  load(): Promise<JsonResponse>
  /** Counts the usable items of a list, for the guard against sudden losses. */
  readonly count?: (value: Value) => number
}

/** The response for a resource; the same object until the response changes. */
export interface CachedResource {
  /** Undefined when the system does not have the resource (404). */
  readonly value: Value | undefined
}

/** A response from another process of this site, and its age in seconds. */
export interface SharedResponse {
  readonly response: JsonResponse
  readonly age: number
}

/** Shares responses of the content system with other processes of this site. */
export interface SharedResponses {
  /** Resolves with a response that is still fresh, or with that of `resource.load`. Rejects when that does. */
  load(resource: Pick<Resource, 'key' | 'ttl' | 'load'>): Promise<SharedResponse>
}

/** Caches the responses of the content system. */
export interface ResourceCache {
  /**
   * Resolves with the cached response when there is one; a stale response is loaded again in the background.
   * Otherwise resolves with the response of a load, which concurrent callers share. A load that fails never
   * replaces a cached response. A stale 404, and a response older than `maxAge`, are loaded again first, and
   * served only when that load fails or has just failed.
   * @param options.maxAge seconds
   * @throws the error of the load, when nothing is cached; calls in the next seconds get that error without
   * another load
   */
  get(resource: Resource, options?: { readonly maxAge?: number }): Promise<CachedResource>
  /**
   * Calls `changed` after a response changed or became a 404. Returns a function that removes the listener.
   */
  onChange(changed: () => void): () => void
  /** Makes all responses stale, and lets resources that failed to load be loaded again at once. */
  expire(): void
  /**
   * Loads what an editor has published: lists that are named, or all of them, and the items that these lists,
   * or the change itself, say are concerned. Where that finds no change, everything is made stale. Resolves
   * when the loads have ended, failed ones included.
   */
  reload(change: ContentChange): Promise<void>
  /** The state of the cache, for the health report. */
  health(): ResourceCacheHealth
  /** Removes all listeners and writes the snapshot if that is due. */
  close(): Promise<void>
}

/** The state of the cache for the health report. */
export interface ResourceCacheHealth {
  /** Number of resources whose last load failed a short while ago. */
  readonly failing: number
  /** Lists that lost most of their items and wait for a second response. */
  readonly heldBack: number
  /** Seconds since the last successful load; with a restored snapshot, since it was saved. */
  readonly age_s: number
  readonly snapshot: SnapshotHealth
}
