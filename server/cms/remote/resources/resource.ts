import type { Value } from '../../../../src/content/types.ts'
import type { JsonResponse } from '../../http-client/http-client.ts'
import type { SnapshotHealth } from '../../source.ts'

/**
 * Something the content system can be asked for, by a name that stays the same: it is also the name in the
 * snapshot.
 */
export interface Resource {
  /** `pages:en`, `entry:e-molen`. */
  readonly key: string
  /** Lists and globals are kept for good, single pages and entries as far as the memory bound allows. */
  readonly kind: 'list' | 'item'
  /** Seconds for which an answer is fresh; 0 asks at each call. */
  readonly ttl: number
  load(): Promise<JsonResponse>
  /**
   * Usable items of a list. A list that suddenly lost most of them is kept as it was until a second load
   * confirms the loss.
   */
  readonly count?: (value: Value) => number
}

/** What is known of a resource. The same object until the answer changes. */
export interface Held {
  /** Undefined when the system says that there is no such thing (404). */
  readonly value: Value | undefined
}

export interface Resources {
  /**
   * What is known and fresh; what is known and stale, while one refresh runs; else the answer of a load that
   * all callers share. A load that fails never replaces what is known.
   * @param options.maxAge seconds: an answer older than that is loaded anew before it is used (negative
   * answers are never served stale)
   * @throws what the load threw, when nothing is known; for some seconds without asking again
   */
  get(resource: Resource, options?: { readonly maxAge?: number }): Promise<Held>
  /** Calls back when an answer changed, or was lost. Returns the way to stop. */
  onChange(changed: () => void): () => void
  /** Makes everything out of date: it is served while it is loaded anew. */
  expire(): void
  health(): ResourcesHealth
  close(): Promise<void>
}

export interface ResourcesHealth {
  /** Resources whose last load failed. */
  readonly failing: number
  /** Lists that lost most of their items and wait for a second answer. */
  readonly heldBack: number
  /** Seconds since the last successful load; since it was saved, for a restored snapshot. */
  readonly age_s: number
  readonly snapshot: SnapshotHealth
}
