import { CmsError } from '../cms-error.ts'
import type { CallLoad } from '../http-client.ts'
import type { HttpClientLimits } from '../limits.ts'

/** Limits how many calls run at the same time. */
export interface ConcurrencyLimiter {
  /**
   * Runs the task when it is its turn, first come first served.
   * @throws CmsError `busy` when the queue is full or the wait is too long
   */
  run<T>(task: () => Promise<T>): Promise<T>
  /** Number of tasks that run, and of those that wait. */
  load(): CallLoad
  /** Rejects all waiting tasks as `busy`. */
  close(): void
}

/** A task that waits for its turn. */
interface Waiter {
  /** Starts the task. */
  start(): void
  /** Rejects the task as `busy`. */
  refuse(): void
}

const busy = () =>
  new CmsError('busy', 'Too many calls to the content system are under way', { retryAfter: 2 })

/**
 * Creates a limiter that runs at most `concurrency` tasks at the same time. At most `queue` others wait, each
 * for at most `queueMs` milliseconds.
 */
export function createConcurrencyLimiter({
  concurrency,
  queue,
  queueMs,
}: Pick<HttpClientLimits, 'concurrency' | 'queue' | 'queueMs'>): ConcurrencyLimiter {
  const waiting = new Set<Waiter>()
  const running = { count: 0 }

  const wait = (): Promise<void> =>
    new Promise((resolve, reject) => {
      const stopWaiting = () => {
        clearTimeout(timer)
        waiting.delete(waiter)
      }
      const waiter: Waiter = {
        start: () => {
          stopWaiting()
          resolve()
        },
        refuse: () => {
          stopWaiting()
          reject(busy())
        },
      }
      const timer = setTimeout(waiter.refuse, queueMs)
      waiting.add(waiter)
    })

  async function enter(): Promise<void> {
    if (running.count < concurrency) {
      running.count += 1
      return
    }
    if (waiting.size >= queue) throw busy()
    await wait()
  }

  /**
   * Gives the slot of a finished task to the task that waits longest. The slot is never free in between, so
   * no task can jump the queue.
   */
  function leave(): void {
    const [next] = waiting
    if (next) next.start()
    else running.count -= 1
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
    load: () => ({ running: running.count, waiting: waiting.size }),
    close: () => {
      for (const waiter of [...waiting]) waiter.refuse()
    },
  }
}
