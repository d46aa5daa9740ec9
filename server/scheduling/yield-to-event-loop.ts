import { setImmediate as nextTurn } from 'node:timers/promises'

/** Milliseconds of work after which others come first. */
const turn = 8

interface GiveWayOptions {
  /**
   * A turn may be as long as others took before it, up to so many milliseconds: on a busy process a fixed one
   * is a small share, and the work takes many times as long.
   */
  readonly longest?: number
}

/**
 * For work of seconds in small steps: asked between them, it lets others have the event loop whenever a turn
 * is over.
 */
export function createYieldToEventLoop({ longest = turn }: GiveWayOptions = {}): () => Promise<void> {
  const held = { since: performance.now(), turn }
  return async () => {
    const asked = performance.now()
    if (asked - held.since < held.turn) return
    await nextTurn()
    held.since = performance.now()
    held.turn = Math.min(Math.max(held.since - asked, turn), longest)
  }
}
