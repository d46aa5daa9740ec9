/** The types of the resource cache: what is loaded, what is cached, and how healthy that is. */
import type { Value } from '../../../../src/content/types.ts'
import type { JsonResponse } from '../../http-client/http-client.ts'
import type { SnapshotHealth } from '../../source.ts'

/**
 * An answer of the content system that can be loaded at any time. Its key stays the same from process to
 * process: the snapshot stores answers by it.
 */
export interface Resource {
  /** `pages:en`, `entry:e-molen`. */
  readonly key: string
  /** Lists and global sets stay in memory for good, single pages and entries as far as its bound allows. */
  readonly kind: 'list' | 'item'
  /** Seconds for which an answer is fresh; with 0 every call loads it. */
  readonly ttl: number
  load(): Promise<JsonResponse>
  /** Counts the usable items of a list, for the guard against sudden losses. */
  readonly count?: (value: Value) => number
}

/** The answer for a resource. The same object until the answer changes. */
export interface CachedResource {
  /** Undefined when the system says that there is no such thing (404). */
  readonly value: Value | undefined
}

export interface ResourceCache {
  /**
   * The cached answer while it is fresh; while it is stale the same, and one load refreshes it; without one,
   * the answer of a load that all callers share. A load that fails never replaces a cached answer, and
   * negative answers are never served stale.
   * @param options.maxAge seconds: an answer older than that is loaded anew before it is used
   * @throws what the load threw, when nothing is cached; for some seconds without another load
   */
  get(resource: Resource, options?: { readonly maxAge?: number }): Promise<CachedResource>
  /** Calls back after an answer changed or went missing. Returns the function that stops it. */
  onChange(changed: () => void): () => void
  /** Makes all answers stale: they are served while they are loaded anew. */
  expire(): void
  health(): ResourceCacheHealth
  close(): Promise<void>
}

export interface ResourceCacheHealth {
  /** Resources whose last load failed. */
  readonly failing: number
  /** Lists that lost most of their items and wait for a second answer. */
  readonly heldBack: number
  /** Seconds since the last successful load; with a restored snapshot, since it was saved. */
  readonly age_s: number
  readonly snapshot: SnapshotHealth
}
