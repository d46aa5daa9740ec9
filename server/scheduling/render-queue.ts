import { CmsError } from '../cms/http-client/cms-error.ts'

/** More visitors ask for pages that have to be made than this process can make. */
export class OverloadError extends Error {
  override name = 'OverloadError'
  /** Seconds after which it may be otherwise. */
  readonly retryAfter = 2
}

/** Whether a page could not be made for a reason that says nothing about the page, and will pass. */
export const isTemporary = (error: unknown): boolean =>
  error instanceof CmsError || error instanceof OverloadError

/**
 * Work that needs the processor: one piece in each turn of the event loop, done to its end or until it waits
 * for something. Between two pieces short answers are sent, and what the first left behind is garbage: half
 * made pages that wait for each other are what a collection has to copy.
 */
export interface RenderQueue {
  /**
   * Resolves when it is the caller's turn.
   * @throws OverloadError when too many wait, or the first of them has waited too long
   */
  turn(): Promise<void>
  /** Callers that wait. */
  waiting(): number
}

export interface RenderQueueOptions {
  /** Milliseconds that the first in the queue may have waited when another one comes. */
  readonly patience?: number
  /** Length of the queue. */
  readonly most?: number
  /** Monotonic, in milliseconds. */
  readonly now?: () => number
  /** Calls back when what else has happened meanwhile was dealt with. */
  readonly later?: (next: () => void) => void
}

interface Waiting {
  readonly since: number
  readonly start: () => void
}

/**
 * How long visitors wait is what says that there are too many of them. How busy the process is does not: it
 * is always busy where it is used well, and a long turn of the event loop may be anybody's.
 */
export function createRenderQueue({
  patience = 2_000,
  most = 1_000,
  now = () => performance.now(),
  later = setImmediate,
}: RenderQueueOptions = {}): RenderQueue {
  const queue = new Set<Waiting>()
  const state = { isTaken: false }
  const first = (): Waiting | undefined => queue.values().next().value

  function isOverloaded(): boolean {
    const oldest = first()
    return queue.size >= most || (oldest !== undefined && now() - oldest.since > patience)
  }

  function take(start: () => void): void {
    state.isTaken = true
    start()
    later(() => {
      state.isTaken = false
      const next = first()
      if (!next) return
      queue.delete(next)
      take(next.start)
    })
  }

  return {
    turn() {
      if (!state.isTaken) return new Promise(take)
      if (isOverloaded()) return Promise.reject(new OverloadError('Too many pages are asked for'))
      return new Promise((start) => void queue.add({ since: now(), start }))
    },
    waiting: () => queue.size,
  }
}
