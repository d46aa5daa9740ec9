/**
 * Lets all who ask for the same thing at the same moment share one load. Nothing is kept beyond it.
 *
 * @returns takes a key and the load; rejects like the load
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
