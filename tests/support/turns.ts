/** Counts the turns that others have while something is done: how many depends on how fast the machine is. */
export async function countTurns<T>(work: () => Promise<T>): Promise<{ turns: number; result: T }> {
  const state = { isDone: false, turns: 0 }
  const next = () => {
    state.turns += 1
    if (!state.isDone) setImmediate(next)
  }
  setImmediate(next)
  const result = await work()
  state.isDone = true
  return { turns: state.turns, result }
}
