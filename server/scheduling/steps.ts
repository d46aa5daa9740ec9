import { createYieldToEventLoop } from './yield-to-event-loop.ts'

/** Long work in short steps: a generator that yields wherever others may come first. */
export type Steps<T> = Generator<void, T>

/** Items of one step: a few milliseconds. */
const itemsPerStep = 1000

/** Does `work` for each item, a thousand in a step. */
export function* forEachInSteps<T>(items: Iterable<T>, work: (item: T) => void): Steps<void> {
  let count = 0
  for (const item of items) {
    work(item)
    count += 1
    if (count % itemsPerStep === 0) yield
  }
}

/** Does all steps at once. */
export function runSteps<T>(steps: Steps<T>): T {
  for (;;) {
    const step = steps.next()
    if (step.done) return step.value
  }
}

/** Milliseconds that requests wait at most for their next turn of the event loop. */
const longestTurn = 40

/** Does the steps while requests come in between; undefined when the work is given up before its end. */
export async function runStepsInTurns<T>(steps: Steps<T>, isGivenUp: () => boolean): Promise<T | undefined> {
  const yieldToEventLoop = createYieldToEventLoop({ longest: longestTurn })
  while (!isGivenUp()) {
    const step = steps.next()
    if (step.done) return step.value
    await yieldToEventLoop()
  }
  return undefined
}
