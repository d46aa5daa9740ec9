/** Runs pieces of long work one after another. */
export type WorkLine = <T>(work: () => Promise<T>) => Promise<T>

/**
 * Creates a line of work. Pieces that run at the same time would each have a turn in every round of the event
 * loop, and a round would take as long as all of them. One that fails does not keep the next from its place.
 */
export function createWorkLine(): WorkLine {
  const state: { last: Promise<unknown> } = { last: Promise.resolve() }
  return (work) => {
    const done = state.last.then(work)
    state.last = done.catch(() => {})
    return done
  }
}
