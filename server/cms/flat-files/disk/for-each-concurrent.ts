/**
 * Runs `work` for all items, at most `limit` at a time: the number of files that a process may open is
 * limited. Rejects with the first error.
 */
export async function forEachConcurrent<T>(
  items: readonly T[],
  work: (item: T) => Promise<void>,
  limit = 32,
): Promise<void> {
  const queue = items.values()
  const worker = async () => {
    for (const item of queue) await work(item)
  }
  await Promise.all(Array.from({ length: limit }, worker))
}
