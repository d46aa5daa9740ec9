import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'

/** Bytes that are read between two collections. */
const interval = 1_048_576

/**
 * Finds what collects all that is no longer used, or what was allocated since the last collection (`minor`). V8
 * gives its collector to new contexts alone; as an option of the process, it would have Node compile its own
 * code again at each start.
 */
export function findCollector(type: 'minor' | 'major'): () => void {
  setFlagsFromString('--expose-gc')
  const collect = runInNewContext('gc') as (options: { readonly type: string }) => void
  return () => collect({ type })
}

/**
 * Returns a function that is told of bytes that were read and copied, and now and then collects young garbage,
 * which takes a millisecond or two. The buffers of a connection lie outside V8's heap, where V8 lets 32 MB of
 * them pile up while little else is allocated (`Heap::AllocateExternalBackingStore`).
 */
export function createYoungCollector(): (bytes: number) => void {
  const state: { bytes: number; collect?: () => void } = { bytes: 0 }
  return (bytes) => {
    state.bytes += bytes
    if (state.bytes < interval) return
    state.bytes = 0
    state.collect ??= findCollector('minor')
    state.collect()
  }
}
