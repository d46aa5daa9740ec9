import NodeCache from 'node-cache'

export interface LifetimeCache {
  /**
   * Returns what is known for `key`, or loads, keeps and returns it. Callers asking at the same moment share
   * one load. Past its lifetime the old value is returned while one refresh runs, for a day at most: then
   * nothing is known. A failed load never replaces a value; it rejects only when nothing is known.
   */
  get<T>(key: string, load: () => Promise<T>): Promise<T>
  /**
   * Makes every value out of date: the next caller waits for a new one, and still gets the old one if that
   * fails.
   */
  clear(): void
}

export interface LifetimeCacheOptions {
  /** Lifetime of a value in seconds. */
  readonly seconds: number
  /** Told about refreshes that failed while an old value was served. */
  readonly onError?: (error: unknown, key: string) => void
}

interface Entry {
  readonly value: unknown
  /** On the monotonic clock, in milliseconds: a changed wall clock neither expires nor keeps anything. */
  freshUntil: number
  /** On the same clock: from then on it is as if it had never been known. */
  readonly endsAt: number
  outdated: boolean
}

const retryAfter = 5_000
/** Seconds for which a value past its lifetime may stand in (reliability-and-security 4, stale-if-error). */
const staleFor = 86_400

/**
 * Entries until they end. node-cache counts by the wall clock: what that ends too early is put back, and
 * found by a second look; what it would keep too long is not found.
 */
function createEntries() {
  const entries = new NodeCache({ useClones: false, checkperiod: 0 })
  const left = ({ endsAt }: Entry): number => (endsAt - performance.now()) / 1000
  const set = (key: string, entry: Entry): void => void entries.set(key, entry, left(entry))
  entries.on('expired', (key: string, entry: Entry) => {
    if (left(entry) > 0) set(key, entry)
  })
  function get(key: string): Entry | undefined {
    const entry = entries.get<Entry>(key) ?? entries.get<Entry>(key)
    return entry && left(entry) > 0 ? entry : undefined
  }
  return { get, set, all: () => entries.keys().flatMap((key) => get(key) ?? []) }
}

/** For few, fixed keys: node-cache has no bound on size, and throws instead of evicting. */
export function createLifetimeCache({ seconds, onError = () => {} }: LifetimeCacheOptions): LifetimeCache {
  const entries = createEntries()
  const loading = new Map<string, Promise<unknown>>()

  function start<T>(key: string, load: () => Promise<T>): Promise<T> {
    // A clear() during the load makes its answer out of date: hand it over, do not keep it.
    const isCurrent = () => loading.get(key) === started
    const started: Promise<T> = new Promise<T>((resolve) => resolve(load()))
      .then((value) => {
        if (isCurrent()) keep(key, value)
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
        if (isCurrent()) loading.delete(key)
      })
    loading.set(key, started)
    return started
  }

  function keep(key: string, value: unknown): void {
    const freshUntil = performance.now() + seconds * 1000
    const endsAt = freshUntil + staleFor * 1000
    entries.set(key, { value: deepFreeze(value), freshUntil, endsAt, outdated: false })
  }

  return {
    async get<T>(key: string, load: () => Promise<T>): Promise<T> {
      const known = entries.get(key)
      if (known && !known.outdated && known.freshUntil > performance.now()) return known.value as T
      const shared = (loading.get(key) as Promise<T> | undefined) ?? start(key, load)
      return known && !known.outdated ? (known.value as T) : shared
    },
    clear() {
      loading.clear()
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
