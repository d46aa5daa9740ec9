import { wait } from './wait.ts'

/** Long work in the background, done in small steps. */
export interface PacedWork {
  /**
   * Has to be awaited between two steps. Once the steps since the last rest took ten milliseconds, the work
   * rests for as long as these steps took. Rejects when the work is aborted.
   */
  step(): Promise<void>
}

/** Milliseconds of work between two rests. */
const slice = 10

/**
 * Creates the pacing of one piece of work.
 * @param signal aborts the work at its next step
 */
export function createPacedWork(signal: AbortSignal): PacedWork {
  const state = { began: performance.now() }
  return {
    async step() {
      signal.throwIfAborted()
      const worked = performance.now() - state.began
      if (worked < slice) return
      await wait(worked, signal)
      signal.throwIfAborted()
      state.began = performance.now()
    },
  }
}
