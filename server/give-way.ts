import { setImmediate as nextTurn } from 'node:timers/promises'

/** Milliseconds of work after which others come first. */
const turn = 8

/** For work of seconds in small steps: asked between them, it lets others have the event loop whenever a turn is over. */
export function createGiveWay(): () => Promise<void> {
  let since = performance.now()
  return async () => {
    if (performance.now() - since < turn) return
    await nextTurn()
    since = performance.now()
  }
}
