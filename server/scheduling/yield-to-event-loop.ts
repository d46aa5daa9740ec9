import { setImmediate as nextTurn } from 'node:timers/promises'

/** Milliseconds of work after which others get the event loop. */
const minTurn = 8

interface YieldOptions {
  /**
   * Longest turn in milliseconds. A turn may be as long as others took before it: on a busy process a fixed
   * turn is a small share, with which the work would take many times as long.
   */
  readonly longest?: number
}

/**
 * Lets requests through while work of seconds is done in small steps.
 *
 * @returns to be awaited between two steps: waits for the next turn of the event loop when this one is over,
 * and returns at once before that
 */
export function createYieldToEventLoop({ longest = minTurn }: YieldOptions = {}): () => Promise<void> {
  const turn = { since: performance.now(), length: minTurn }
  return async () => {
    const now = performance.now()
    if (now - turn.since < turn.length) return
    await nextTurn()
    turn.since = performance.now()
    turn.length = Math.min(Math.max(turn.since - now, minTurn), longest)
  }
}
