import NodeCache from 'node-cache'

export interface Memo {
  /**
   * Returns what is known for `key`, or loads, keeps and returns it. Callers asking at the same moment share one load.
   * Past its lifetime the old value is returned while one refresh runs. A failed load never replaces a value; it rejects
   * only when nothing is known.
   */
  get<T>(key: string, load: () => Promise<T>): Promise<T>
  /** Makes every value out of date: the next caller waits for a new one, and still gets the old one if that fails. */
  clear(): void
}

export interface MemoOptions {
  /** Lifetime of a value in seconds. */
  readonly seconds: number
  /** Told about refreshes that failed while an old value was served. */
  readonly onError?: (error: unknown, key: string) => void
}

interface Entry {
  readonly value: unknown
  /** On the monotonic clock, in milliseconds: a changed wall clock neither expires nor keeps anything. */
  freshUntil: number
  outdated: boolean
}

const retryAfter = 5_000

/** For few, fixed keys: node-cache has no bound on size, and throws instead of evicting. */
export function createMemo({ seconds, onError = () => {} }: MemoOptions): Memo {
  const entries = new NodeCache({ stdTTL: 0, useClones: false, checkperiod: 0 })
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
        const old = entries.get<Entry>(key)
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

  const keep = (key: string, value: unknown) =>
    entries.set<Entry>(key, {
      value: deepFreeze(value),
      freshUntil: performance.now() + seconds * 1000,
      outdated: false,
    })

  return {
    async get<T>(key: string, load: () => Promise<T>): Promise<T> {
      const known = entries.get<Entry>(key)
      if (known && !known.outdated && known.freshUntil > performance.now()) return known.value as T
      const shared = (loading.get(key) as Promise<T> | undefined) ?? start(key, load)
      return known && !known.outdated ? (known.value as T) : shared
    },
    clear() {
      loading.clear()
      for (const key of entries.keys()) {
        const entry = entries.get<Entry>(key)
        if (entry) entry.outdated = true
      }
    },
  }
}

function deepFreeze<T>(value: T): T {
  if (value === null || typeof value !== 'object' || Object.isFrozen(value)) return value
  Object.freeze(value)
  for (const member of Object.values(value)) deepFreeze(member)
  return value
}
