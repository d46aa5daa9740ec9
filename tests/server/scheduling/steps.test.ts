import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { runStepsInTurns, type Steps } from '../../../server/scheduling/steps.ts'

/** Steps of four milliseconds each, on a clock that only they and others move. */
function* burn(count: number, taken: () => void): Steps<string> {
  for (let at = 0; at < count; at += 1) {
    vi.advanceTimersByTime(4)
    taken()
    yield
  }
  return 'done'
}

function holdClock() {
  vi.useFakeTimers({ toFake: ['performance'] })
  onTestFinished(() => void vi.useRealTimers())
}

/** How many of twelve steps each turn has, while others take `theirs` milliseconds in between. */
async function stepsInTurns(theirs: number): Promise<readonly number[]> {
  holdClock()
  const held = { turns: [] as number[], steps: 0 }
  const endTurn = () => {
    held.turns.push(held.steps)
    held.steps = 0
  }
  const others = () => {
    endTurn()
    vi.advanceTimersByTime(theirs)
    waiting.next = setImmediate(others)
  }
  const waiting = { next: setImmediate(others) }
  const taken = () => {
    held.steps += 1
  }
  expect(await runStepsInTurns(burn(12, taken), () => false)).toBe('done')
  clearImmediate(waiting.next)
  endTurn()
  return held.turns.filter((steps) => steps > 0)
}

describe('Steps in turns', () => {
  it('let others come first after every turn', async () => {
    expect(await stepsInTurns(1)).toEqual([2, 2, 2, 2, 2, 2])
  })

  it('go on for as long as others took before', async () => {
    expect(await stepsInTurns(12)).toEqual([2, 3, 3, 3, 1])
  })

  it('never keep others waiting for long, however long others took', async () => {
    expect(await stepsInTurns(1000)).toEqual([2, 4, 4, 2])
  })

  it('are not taken any more once they are given up', async () => {
    holdClock()
    const taken = vi.fn()
    expect(await runStepsInTurns(burn(9, taken), () => taken.mock.calls.length === 2)).toBeUndefined()
    expect(taken).toHaveBeenCalledTimes(2)
  })
})
