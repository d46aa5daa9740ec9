/** Loads something once, for all who ask. What could not be had is loaded again for whoever asks next. */
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
