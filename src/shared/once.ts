/**
 * Returns a function that calls `load` once and returns the same promise to all callers. After a rejection
 * the next call loads again.
 */
export function once<T>(load: () => Promise<T>): () => Promise<T> {
  let asked: Promise<T> | undefined
  return () => {
    asked ??= load().catch((error: unknown) => {
      asked = undefined
      throw error
    })
    return asked
  }
}
