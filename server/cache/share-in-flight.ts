/**
 * Shares one load among all simultaneous calls with the same key. Nothing is cached after it.
 *
 * @returns a function that takes a key and the load, and rejects when the load does
 */
export function createShareInFlight<T>(): (key: string, load: () => Promise<T>) => Promise<T> {
  const inFlight = new Map<string, Promise<T>>()
  return (key, load) => {
    const known = inFlight.get(key)
    if (known !== undefined) return known
    const started = load().finally(() => inFlight.delete(key))
    inFlight.set(key, started)
    return started
  }
}
