/** Lets the server answer others between the parts of a long page. */

/**
 * Makes the pauses of one page: each part waits until the parts before it have begun, and once more for a turn.
 * @param nextTurn resolves in a later turn of the event loop
 */
export function createPauses(nextTurn: () => Promise<void>): (part: object) => Promise<void> {
  const pauses = new WeakMap<object, Promise<void>>()
  const state = { last: Promise.resolve() }
  return (part) => {
    const known = pauses.get(part)
    if (known !== undefined) return known
    state.last = state.last.then(nextTurn)
    pauses.set(part, state.last)
    return state.last
  }
}
