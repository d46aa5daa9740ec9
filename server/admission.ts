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

/**
 * Work that needs the processor, one piece after the other, with breaks in which short answers are sent. Each piece is done to its end, or until
 * it waits for something, before the next one begins: what it leaves behind is garbage by then, and not in the way of what others make.
 */
export interface Admission {
  /**
   * Resolves when it is the caller's turn.
   * @throws OverloadError when too many wait, or the first of them has waited too long
   */
  turn(): Promise<void>
  /** Callers that wait. */
  waiting(): number
}

export interface AdmissionOptions {
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
  /** Calls back when what has begun is done, or waits. */
  readonly soon?: (next: () => void) => void
}

/** When no promise has anything left to do: a tick that another one asks for would come before them. */
const afterPromises = (next: () => void): void => queueMicrotask(() => process.nextTick(next))

interface Waiting {
  readonly since: number
  readonly start: () => void
}

/**
 * How long visitors wait is what says that there are too many of them. How busy the process is does not: it is always busy where it is
 * used well, and a long turn of the event loop may be anybody's.
 */
export function createAdmission({
  turn = 10,
  patience = 2_000,
  most = 1_000,
  now = () => performance.now(),
  later = setImmediate,
  soon = afterPromises,
}: AdmissionOptions = {}): Admission {
  const queue = new Set<Waiting>()
  const state: { isTaken: boolean; turnBegan: number | undefined } = { isTaken: false, turnBegan: undefined }
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
      startNext()
    })
    return false
  }

  const isFree = (): boolean => !state.isTaken && !isTurnOver()

  function take(start: () => void): void {
    state.isTaken = true
    soon(() => {
      state.isTaken = false
      startNext()
    })
    start()
  }

  function startNext(): void {
    const next = first()
    if (!next || !isFree()) return
    queue.delete(next)
    take(next.start)
  }

  return {
    turn() {
      if (queue.size === 0 && isFree()) return new Promise(take)
      if (isOverloaded()) return Promise.reject(new OverloadError('Too many pages are asked for'))
      return new Promise((start) => void queue.add({ since: now(), start }))
    },
    waiting: () => queue.size,
  }
}
