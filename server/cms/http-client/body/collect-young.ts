import { findCollector } from '../../../memory/collector.ts'

/** Bytes that are read between two collections. */
const interval = 1_048_576

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
