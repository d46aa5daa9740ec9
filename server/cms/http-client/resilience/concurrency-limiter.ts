import { CmsError } from '../cms-error.ts'
import type { HttpClientLimits } from '../limits.ts'

export interface ConcurrencyLimiter {
  /**
   * Runs the task when it is its turn, first come first served. @throws CmsError `busy` when that takes too
   * long
   */
  run<T>(task: () => Promise<T>): Promise<T>
  /** Refuses all that wait. */
  close(): void
}

interface Waiter {
  start(): void
  refuse(): void
}

const busy = () =>
  new CmsError('busy', 'Too many calls to the content system are under way', { retryAfter: 2 })

/** At most so many tasks at one time; a bounded number waits a bounded time (Z13, Z15). */
export function createConcurrencyLimiter({
  concurrency,
  queue,
  queueMs,
}: Pick<HttpClientLimits, 'concurrency' | 'queue' | 'queueMs'>): ConcurrencyLimiter {
  const waiting = new Set<Waiter>()
  const slots = { taken: 0 }

  const wait = (): Promise<void> =>
    new Promise((resolve, reject) => {
      const leave = () => {
        clearTimeout(timer)
        waiting.delete(waiter)
      }
      const waiter: Waiter = {
        start: () => {
          leave()
          resolve()
        },
        refuse: () => {
          leave()
          reject(busy())
        },
      }
      const timer = setTimeout(waiter.refuse, queueMs)
      waiting.add(waiter)
    })

  async function enter(): Promise<void> {
    if (slots.taken < concurrency) {
      slots.taken += 1
      return
    }
    if (waiting.size >= queue) throw busy()
    await wait()
  }

  /** The slot goes to the next in line, without being free in between. */
  function leave(): void {
    const [next] = waiting
    if (next) next.start()
    else slots.taken -= 1
  }

  return {
    run: async (task) => {
      await enter()
      try {
        return await task()
      } finally {
        leave()
      }
    },
    close: () => {
      for (const waiter of [...waiting]) waiter.refuse()
    },
  }
}
