/**
 * Returns a function that calls `load` at its first call, such as an import of code, and returns the same
 * promise to all callers. After a rejection, the next call loads again.
 */
export function once<T>(load: () => Promise<T>): () => Promise<T> {
  let loading: Promise<T> | undefined
  return () => {
    loading ??= load().catch((error: unknown) => {
      loading = undefined
      throw error
    })
    return loading
  }
}
