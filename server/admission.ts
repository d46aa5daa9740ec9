import { AsyncResource } from 'node:async_hooks'
import { CmsError } from './cms/upstream/cms-error.ts'

/** More visitors ask for pages that have to be made than this process can make. */
export class OverloadError extends Error {
  override name = 'OverloadError'
  /** Seconds after which it may be otherwise. */
  readonly retryAfter = 2
}

/** Whether a page could not be made for a reason that says nothing about the page, and will pass. */
export const willPass = (error: unknown): boolean =>
  error instanceof CmsError || error instanceof OverloadError

/** Work that needs the processor, one piece after the other, with breaks in which short answers are sent. */
export interface Admission {
  /**
   * Does the work when its turn comes, and answers what it answers.
   * @throws OverloadError when too many wait, or the first of them has waited too long; otherwise what the work throws
   */
  run<T>(work: () => T | Promise<T>): Promise<T>
  /** Pieces of work that wait. */
  waiting(): number
}

export interface AdmissionOptions {
  /** Pieces of work that may be under way; one that waits for something leaves its time to others. */
  readonly atOnce?: number
  /** Milliseconds after which other things come first, once. */
  readonly turn?: number
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
 * How long visitors wait is what says that there are too many of them. How busy the process is does not: it is always busy where it is
 * used well, and a long turn of the event loop may be anybody's.
 */
export function createAdmission({
  atOnce = 8,
  turn = 10,
  patience = 2_000,
  most = 1_000,
  now = () => performance.now(),
  later = setImmediate,
}: AdmissionOptions = {}): Admission {
  const queue = new Set<Waiting>()
  const state: { underWay: number; turnBegan: number | undefined } = { underWay: 0, turnBegan: undefined }
  const first = (): Waiting | undefined => queue.values().next().value

  function isOverloaded(): boolean {
    const oldest = first()
    return queue.size >= most || (oldest !== undefined && now() - oldest.since > patience)
  }

  /** Whether this turn of the event loop has lasted long enough. */
  function isTurnOver(): boolean {
    if (state.turnBegan !== undefined) return now() - state.turnBegan > turn
    state.turnBegan = now()
    later(() => {
      state.turnBegan = undefined
      startWaiting()
    })
    return false
  }

  const hasRoom = (): boolean => state.underWay < atOnce && !isTurnOver()

  function startWaiting(): void {
    for (let next = first(); next && hasRoom(); next = first()) {
      queue.delete(next)
      next.start()
    }
  }

  async function carryOut<T>(work: () => T | Promise<T>): Promise<T> {
    state.underWay += 1
    try {
      return await work()
    } finally {
      state.underWay -= 1
      startWaiting()
    }
  }

  return {
    run<T>(work: () => T | Promise<T>): Promise<T> {
      if (queue.size === 0 && hasRoom()) return carryOut(work)
      if (isOverloaded()) return Promise.reject(new OverloadError('Too many pages are asked for'))
      return new Promise<T>((resolve) => {
        // Whoever waits goes on as who they were, not as the one that ended before them.
        queue.add({ since: now(), start: AsyncResource.bind(() => resolve(carryOut(work))) })
      })
    },
    waiting: () => queue.size,
  }
}
