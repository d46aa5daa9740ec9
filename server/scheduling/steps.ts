import type { Steps } from '../../src/shared/steps.ts'
import { createYieldToEventLoop } from './yield-to-event-loop.ts'

export { runSteps, type Steps } from '../../src/shared/steps.ts'

/** Number of items in one step, which is about the work of a few milliseconds. */
const itemsPerStep = 1000

/** Calls `work` for each item, a thousand in a step. */
export function* forEachInSteps<T>(items: Iterable<T>, work: (item: T) => void): Steps<void> {
  let count = 0
  for (const item of items) {
    work(item)
    count += 1
    if (count % itemsPerStep === 0) yield
  }
}

/** Takes what lies on a pile until nothing is left: also what is put there meanwhile. */
export function* taken<T>(pile: T[]): Iterable<T> {
  while (pile.length > 0) yield pile.pop() as T
}

/** Maximum milliseconds that requests wait for the next turn of the event loop. */
const maxTurn = 16

/** Runs the steps, with requests handled in between; undefined when the work is given up before its end. */
export function runStepsInTurns<T>(steps: Steps<T>): Promise<T>
export function runStepsInTurns<T>(steps: Steps<T>, isGivenUp: () => boolean): Promise<T | undefined>
export async function runStepsInTurns<T>(
  steps: Steps<T>,
  isGivenUp: () => boolean = () => false,
): Promise<T | undefined> {
  const yieldToEventLoop = createYieldToEventLoop({ longest: maxTurn })
  while (!isGivenUp()) {
    const step = steps.next()
    if (step.done) return step.value
    await yieldToEventLoop()
  }
  return undefined
}
