import NodeCache from 'node-cache'

/** A cache for few, fixed keys, whose values have a lifetime. */
export interface LifetimeCache {
  /**
   * Returns the value stored for `key`, or loads, stores and returns it. Simultaneous calls share one load.
   * Past its lifetime the old value is returned while one refresh runs, for a day at most; after that it is
   * dropped. A failed load never replaces a value, and rejects only when nothing is stored. Loaded values are
   * frozen with all their members, as callers share them.
   */
  get<T>(key: string, load: () => Promise<T>): Promise<T>
  /**
   * Marks every value as outdated: the next call waits for a new value, and returns the old one if the load
   * fails.
   */
  clear(): void
}

/** Options of a cache whose values have a lifetime. */
export interface LifetimeCacheOptions {
  /** Lifetime of a value in seconds. */
  readonly seconds: number
  /** Called with the error of each refresh that failed while an old value was served. */
  readonly onError?: (error: unknown, key: string) => void
}

interface LifetimeEntry {
  readonly value: unknown
  /** End of the lifetime on the monotonic clock, in milliseconds: a changed wall clock has no effect. */
  freshUntil: number
  /** Time from which the value is no longer returned at all; monotonic clock, in milliseconds. */
  readonly endsAt: number
  /** Set by `clear()`. */
  outdated: boolean
}

/** Milliseconds until the next attempt after a refresh has failed. */
const retryAfter = 5_000
/** Seconds for which a value past its lifetime is returned while loading a new one fails. */
const staleFor = 86_400

/**
 * Stores entries until they end by the monotonic clock. node-cache goes by the wall clock, which may be set:
 * an entry that it drops too early is put back and found by a second `get`, and one that it keeps too long is
 * not returned.
 */
function createEntries() {
  const entries = new NodeCache({ useClones: false, checkperiod: 0 })
  const left = ({ endsAt }: LifetimeEntry): number => (endsAt - performance.now()) / 1000
  const set = (key: string, entry: LifetimeEntry): void => void entries.set(key, entry, left(entry))
  entries.on('expired', (key: string, entry: LifetimeEntry) => {
    if (left(entry) > 0) set(key, entry)
  })
  function get(key: string): LifetimeEntry | undefined {
    const entry = entries.get<LifetimeEntry>(key) ?? entries.get<LifetimeEntry>(key)
    return entry && left(entry) > 0 ? entry : undefined
  }
  return { get, set, all: () => entries.keys().flatMap((key) => get(key) ?? []) }
}

/** Creates an empty cache. Not for keys that come from visitors: node-cache does not evict entries. */
export function createLifetimeCache({ seconds, onError = () => {} }: LifetimeCacheOptions): LifetimeCache {
  const entries = createEntries()
  const inFlight = new Map<string, Promise<unknown>>()

  function start<T>(key: string, load: () => Promise<T>): Promise<T> {
    // After a clear() during the load its value is outdated: it is returned to the waiting callers, and not
    // stored.
    const isCurrent = () => inFlight.get(key) === started
    const started: Promise<T> = new Promise<T>((resolve) => resolve(load()))
      .then((value) => {
        if (isCurrent()) store(key, value)
        return value
      })
      .catch((error: unknown) => {
        const old = entries.get(key)
        if (!old) throw error
        if (isCurrent()) Object.assign(old, { freshUntil: performance.now() + retryAfter, outdated: false })
        onError(error, key)
        return old.value as T
      })
      .finally(() => {
        if (isCurrent()) inFlight.delete(key)
      })
    inFlight.set(key, started)
    return started
  }

  function store(key: string, value: unknown): void {
    const freshUntil = performance.now() + seconds * 1000
    const endsAt = freshUntil + staleFor * 1000
    entries.set(key, { value: deepFreeze(value), freshUntil, endsAt, outdated: false })
  }

  return {
    async get<T>(key: string, load: () => Promise<T>): Promise<T> {
      const entry = entries.get(key)
      if (entry && !entry.outdated && entry.freshUntil > performance.now()) return entry.value as T
      const shared = (inFlight.get(key) as Promise<T> | undefined) ?? start(key, load)
      return entry && !entry.outdated ? (entry.value as T) : shared
    },
    clear() {
      inFlight.clear()
      for (const entry of entries.all()) entry.outdated = true
    },
  }
}

function deepFreeze<T>(value: T): T {
  if (value === null || typeof value !== 'object' || Object.isFrozen(value)) return value
  Object.freeze(value)
  for (const member of Object.values(value)) deepFreeze(member)
  return value
}
