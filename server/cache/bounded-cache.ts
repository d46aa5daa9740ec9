import { LRUCache } from 'lru-cache'

/**
 * A cache in memory that never outgrows its bounds: the entry that was read or written longest ago makes room
 * for a new one. It is meant for keys that come from visitors or content, of which there may be any number.
 */
export interface BoundedCache<Key, Value> {
  /** Returns an entry and counts that as a use. */
  get(key: Key): Value | undefined

  /** Returns an entry without counting that as a use. */
  peek(key: Key): Value | undefined
  /** An entry that is larger than all of the cache, or than `maxEntryBytes`, is not stored. */
  set(key: Key, value: Value): void
  /** Removes an entry. Returns whether there was one. */
  delete(key: Key): boolean
  clear(): void
  /** All keys, most recently used first. */
  keys(): readonly Key[]
  /** All values, most recently used first. */
  values(): Iterable<Value>
  /** Sum of the sizes of all entries by `sizeOf`; 0 without it. */
  bytes(): number
}

interface EntryBounds {
  /** Called when an entry makes room for others. */
  readonly onEvict?: (() => void) | undefined
  /** Milliseconds after which an entry is gone, on the monotonic clock. */
  readonly ttl?: number
}

interface CountBounds extends EntryBounds {
  readonly maxEntries: number
}

interface ByteBounds<Key, Value> extends EntryBounds {
  readonly maxEntries?: number
  readonly maxBytes: number
  readonly maxEntryBytes?: number
  /** Size of an entry in whole bytes, at least 1, computed when the entry is set. */
  readonly sizeOf: (value: Value, key: Key) => number
}

/** Bounds of a cache: by number of entries, by bytes, or by both. */
export type CacheBounds<Key, Value> = CountBounds | ByteBounds<Key, Value>

/** Creates an empty cache with these bounds. */
export function createBoundedCache<Key extends string | number, Value extends object | string>(
  bounds: CacheBounds<Key, Value>,
): BoundedCache<Key, Value> {
  const entries = new LRUCache<Key, Value>(optionsOf(bounds))
  return {
    get: (key) => entries.get(key),
    peek: (key) => entries.peek(key),
    set: (key, value) => void entries.set(key, value),
    delete: (key) => entries.delete(key),
    clear: () => entries.clear(),
    keys: () => [...entries.keys()],
    values: () => entries.values(),
    bytes: () => entries.calculatedSize,
  }
}

/**
 * The clock of lru-cache, which takes the time 0 for none. `ttlResolution` is 0, because other values set
 * timers.
 */
const clock = { now: () => performance.now() + 1 }

function optionsOf<Key extends string | number, Value extends object | string>(
  bounds: CacheBounds<Key, Value>,
): LRUCache.Options<Key, Value, unknown> {
  const { onEvict } = bounds
  const lifetime = {
    ...(bounds.ttl !== undefined && { ttl: bounds.ttl, ttlResolution: 0, perf: clock }),
    ...(onEvict && { dispose: (_: Value, __: Key, reason: string) => reason === 'evict' && onEvict() }),
  }
  if (!('maxBytes' in bounds)) return { max: bounds.maxEntries, ...lifetime }
  const { maxEntries, maxBytes, maxEntryBytes, sizeOf } = bounds
  return {
    maxSize: maxBytes,
    sizeCalculation: sizeOf,
    ...(maxEntries !== undefined && { max: maxEntries }),
    ...(maxEntryBytes !== undefined && { maxEntrySize: maxEntryBytes }),
    ...lifetime,
  }
}
