import { executionAsyncResource } from 'node:async_hooks'

/**
 * Keeps `process.nextTick` fast: holds one of the objects that it queues for as long as the process is. V8
 * forgets the shape of objects of which a full collection finds none, and code that writes computed
 * properties (`[symbol]: value`), as Node's does for these, is slow for good once it has met a second shape.
 * A page from the cache queues seven, which then are an eighth of what it costs. Wanted before anything that
 * leaves garbage.
 */
export const keepTickShape = (): void =>
  process.nextTick(() => {
    const tick = executionAsyncResource()
    process.once('exit', () => tick)
  })
