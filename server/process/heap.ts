import { setFlagsFromString } from 'node:v8'
import { findCollector } from '../memory/collector.ts'
import { leftOfContainer } from '../memory/container.ts'

/** Bytes of a container in which memory is dearer than processor time. */
const small = 300_000_000

/**
 * Per cent by which V8's heap grows before garbage is collected. By default the garbage of rendering takes 45 MB
 * more than at 100. At 40, rendering a page takes a sixth more processor time, and 10 to 30 MB are saved, without
 * which 100,000 made-up addresses end a site in 256 MB.
 * @param limit bytes of the container; undefined without one
 */
export const heapGrowth = (limit: number | undefined): number =>
  limit !== undefined && limit <= small ? 40 : 100

/**
 * Makes V8 collect garbage before the heap has grown by much. To be called after the start: as an option of the
 * process, the flag would make Node compile its own code again, which takes a tenth of a start.
 */
export const keepHeapSmall = (): void =>
  setFlagsFromString(`--heap-growing-percent=${heapGrowth(leftOfContainer()?.limit)}`)

/** Share of a container's memory that is left where garbage is looked for. */
const nearLimit = 1 / 8
/** Bytes of buffers, more than after the last collection, that are worth a collection: it takes 50 to 150 ms. */
const worthwhile = 16_000_000
/** Milliseconds between two looks. */
const interval = 250

interface LimitWatch {
  readonly memory?: typeof leftOfContainer
  /** Bytes of all buffers, those that nobody has included. */
  readonly buffers?: () => number
  readonly collect?: () => void
}

/**
 * Creates a look at the memory of the container: where little is left, buffers that nobody has are collected. V8
 * lets 64 MB of them pile up, as they lie outside its heap, and knows no limit of a container.
 */
export function createLimitWatch({
  memory = leftOfContainer,
  buffers = () => process.memoryUsage().arrayBuffers,
  collect,
}: LimitWatch = {}): () => void {
  const state = { kept: 0, collect }
  return () => {
    const found = memory()
    if (!found || found.left > found.limit * nearLimit || buffers() < state.kept + worthwhile) return
    state.collect ??= findCollector('major')
    state.collect()
    state.kept = buffers()
  }
}

/** Looks at the memory of the container, if it has a limit, as long as the process lives. */
export function watchMemoryLimit(): void {
  if (leftOfContainer()) setInterval(createLimitWatch(), interval).unref()
}
