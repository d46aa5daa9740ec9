/** More visitors ask for pages that have to be made than this process can make. Answered with 503. */
export class OverloadError extends Error {
  override name = 'OverloadError'
  /** Seconds after which it may be otherwise. */
  readonly retryAfter = 2
}

/**
 * Lets one page be made in each turn of the event loop, to its end or until it waits for something. Short
 * answers are sent between two pages. Pages that were made side by side would all be half made when V8
 * collects garbage, which then has to copy them; what one page leaves behind is garbage before the next
 * begins.
 */
export interface RenderQueue {
  /**
   * Resolves when it is the caller's turn.
   * @throws OverloadError when too many wait, or the first of them has waited too long
   */
  turn(): Promise<void>
  /** Number of callers that wait. */
  waiting(): number
}

/** Bounds of the queue, and the clock and event loop for tests. */
export interface RenderQueueOptions {
  /** Milliseconds that the first in the queue may have waited when another caller comes. */
  readonly maxWait?: number
  readonly maxLength?: number
  /** Monotonic, in milliseconds. */
  readonly now?: () => number
  /** Calls back in the next turn of the event loop. */
  readonly nextTurn?: (next: () => void) => void
}

interface QueuedCaller {
  readonly since: number
  readonly start: () => void
}

/**
 * An empty queue. The time that visitors wait tells that there are too many of them. How busy the process is
 * does not tell: it is always busy where it is used well.
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
