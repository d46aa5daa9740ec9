import { setTimeout } from 'node:timers/promises'

/** Lets others have the machine while something long goes on. */
export interface PacedWork {
  /**
   * To be awaited between two steps: rests as soon as the steps since the last rest took a while, for as long
   * as they took. Rejects once the work is given up.
   */
  step(): Promise<void>
}

/** Milliseconds of work without a rest. */
const slice = 10

export function createPacedWork(signal: AbortSignal): PacedWork {
  const state = { began: performance.now() }
  return {
    async step() {
      signal.throwIfAborted()
      const worked = performance.now() - state.began
      if (worked < slice) return
      await setTimeout(worked, undefined, { ref: false, signal })
      state.began = performance.now()
    },
  }
}
