import { executionAsyncResource } from 'node:async_hooks'

/**
 * Keeps `process.nextTick` fast: keeps one of the objects that it queues alive as long as the process. V8
 * forgets the shape of objects when a full garbage collection finds none of them. Code that writes computed
 * properties (`[symbol]: value`), as Node's does for these objects, stays slow once it has met a second
 * shape. Sending a page from the cache queues seven such objects, which would then take an eighth of its
 * time. Call this before anything that leaves garbage.
 */
export const keepTickShape = (): void =>
  process.nextTick(() => {
    const tick = executionAsyncResource()
    process.once('exit', () => tick)
  })
