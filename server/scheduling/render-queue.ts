/** Thrown when more pages are requested than the process can render. The response is a 503. */
export class OverloadError extends Error {
  override name = 'OverloadError'
  /** Seconds for the `Retry-After` header. */
  readonly retryAfter = 2
}

/**
 * A queue that starts the rendering of one page in each turn of the event loop. Short responses are sent
 * between two pages. If pages were rendered concurrently, V8 would have to copy the data of all these pages
 * during garbage collection; one after the other, the data of a page are garbage before the next one begins.
 */
export interface RenderQueue {
  /**
   * Resolves when it is the caller's turn.
   * @throws OverloadError when too many callers wait, or the first one has waited too long
   */
  turn(): Promise<void>
  /** Number of waiting callers. */
  waiting(): number
}

/** Bounds of the queue, and the clock and event loop for tests. */
export interface RenderQueueOptions {
  /** Maximum wait of the first in the queue, in milliseconds, at which another caller is accepted. */
  readonly maxWait?: number
  /** Maximum number of waiting callers. */
  readonly maxLength?: number
  /** Monotonic clock, in milliseconds. */
  readonly now?: () => number
  /** Calls back in the next turn of the event loop. */
  readonly nextTurn?: (next: () => void) => void
}

interface QueuedCaller {
  readonly since: number
  readonly start: () => void
}

/**
 * Creates an empty queue. Overload is detected by the time that callers wait, not by the utilisation of the
 * process, which is high on any well-used server.
 */
export function createRenderQueue({
  maxWait = 2_000,
  maxLength = 1_000,
  now = () => performance.now(),
  nextTurn = setImmediate,
}: RenderQueueOptions = {}): RenderQueue {
  const queue = new Set<QueuedCaller>()
  const state = { isTaken: false }
  const first = (): QueuedCaller | undefined => queue.values().next().value

  function isOverloaded(): boolean {
    const oldest = first()
    return queue.size >= maxLength || (oldest !== undefined && now() - oldest.since > maxWait)
  }

  function takeTurn(start: () => void): void {
    state.isTaken = true
    start()
    nextTurn(() => {
      state.isTaken = false
      const next = first()
      if (!next) return
      queue.delete(next)
      takeTurn(next.start)
    })
  }

  return {
    turn() {
      if (!state.isTaken) return new Promise(takeTurn)
      if (isOverloaded()) return Promise.reject(new OverloadError('Too many pages are asked for'))
      return new Promise((start) => void queue.add({ since: now(), start }))
    },
    waiting: () => queue.size,
  }
}
