import { createYieldToEventLoop } from './yield-to-event-loop.ts'

/** Long work in short steps: whoever asks for the next one decides who comes first. */
export type Steps<T> = Generator<void, T>

/** Items of one step: a few milliseconds. */
const mostInStep = 1000

/** Does `work` for each item, a thousand in a step. */
export function* forEachInSteps<T>(items: Iterable<T>, work: (item: T) => void): Steps<void> {
  let count = 0
  for (const item of items) {
    work(item)
    count += 1
    if (count % mostInStep === 0) yield
  }
}

/** All steps at once. */
export function runSteps<T>(steps: Steps<T>): T {
  for (;;) {
    const step = steps.next()
    if (step.done) return step.value
  }
}

/** Others wait no longer than this for their next turn, however long they took before; milliseconds. */
const longestTurn = 40

/** Step by step, with turns of others in between; undefined when it is given up before the end. */
export async function runStepsInTurns<T>(steps: Steps<T>, isGivenUp: () => boolean): Promise<T | undefined> {
  const yieldToOthers = createYieldToEventLoop({ longest: longestTurn })
  while (!isGivenUp()) {
    const step = steps.next()
    if (step.done) return step.value
    await yieldToOthers()
  }
  return undefined
}
