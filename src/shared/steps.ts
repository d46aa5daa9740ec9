/** Long work in short steps: a generator that yields wherever other work may run. */
export type Steps<T> = Generator<void, T>

/** Runs all steps without a pause. */
export function runSteps<T>(steps: Steps<T>): T {
  for (;;) {
    const step = steps.next()
    if (step.done) return step.value
  }
}
