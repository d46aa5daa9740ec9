import { setImmediate as turnOfEventLoop } from 'node:timers/promises'

/** Minimum milliseconds of work before the event loop gets its turn. */
const minTurn = 8

interface YieldOptions {
  /**
   * Maximum turn of the work in milliseconds; 8 by default. A turn is as long as the other work of the
   * process before the turn took: on a busy process short turns would make the work take many times as long.
   */
  readonly longest?: number
  /** Resolves when the work may go on; in the next turn of the event loop by default. */
  readonly nextTurn?: () => Promise<void>
}

/**
 * Makes work of seconds yield to requests between its small steps.
 *
 * @returns a function to await between two steps; it waits for the next turn of the event loop when the turn
 * of the work is over, and resolves at once before that
 */
export function createYieldToEventLoop({
  longest = minTurn,
  nextTurn = turnOfEventLoop,
}: YieldOptions = {}): () => Promise<void> {
  const turn = { since: performance.now(), length: minTurn }
  return async () => {
    const now = performance.now()
    if (now - turn.since < turn.length) return
    await nextTurn()
    turn.since = performance.now()
    turn.length = Math.min(Math.max(turn.since - now, minTurn), longest)
  }
}
