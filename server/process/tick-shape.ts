import { executionAsyncResource } from 'node:async_hooks'

/**
 * Keeps `process.nextTick` fast, by keeping one of the objects that it queues alive as long as the process.
 * V8 forgets the shape of objects when a full garbage collection finds none of them. Code that writes
 * computed properties (`[symbol]: value`), as Node's does for these objects, stays slow once it has met a
 * second shape. A page from the cache queues seven of them, which would then be an eighth of its costs. To be
 * called before anything that leaves garbage.
 */
export const keepTickShape = (): void =>
  process.nextTick(() => {
    const tick = executionAsyncResource()
    process.once('exit', () => tick)
  })
