/**
 * Work that is done again whenever it is asked for: one at a time, and once more for all that ask meanwhile.
 */
export interface RepeatedTask {
  /** Begins at once, and resolves when it is done. */
  run(): Promise<void>
  /** @param ms to wait, so that those who ask together are answered together */
  schedule(ms?: number): void
  /** Whether it is under way. */
  isRunning(): boolean
  /** Whether it is under way, or will be. */
  isScheduled(): boolean
  close(): void
}

interface Parts {
  /** Resolves with the milliseconds after which it is to be done again, if it is. Never rejects. */
  readonly work: () => Promise<number | undefined>
  /** Milliseconds from the begin of the work to that of the next; none unless told. */
  readonly gap?: number
}

/** Milliseconds in which changes that come together are waited for. */
const settle = 200

export function createRepeatedTask({ work, gap = 0 }: Parts): RepeatedTask {
  const state = {
    ...{ isBusy: false, again: false, isClosed: false, earliest: 0 },
    timer: undefined as NodeJS.Timeout | undefined,
  }

  async function run(): Promise<void> {
    Object.assign(state, { timer: undefined, isBusy: true, again: false, earliest: performance.now() + gap })
    const after = await work()
    state.isBusy = false
    if (state.again) ask()
    else if (after !== undefined) ask(after)
  }

  function ask(ms = settle): void {
    if (state.isClosed) return
    if (state.isBusy) {
      state.again = true
      return
    }
    clearTimeout(state.timer)
    const left = Math.max(ms, state.earliest - performance.now())
    state.timer = setTimeout(() => void run(), left).unref()
  }

  return {
    run: run,
    schedule: ask,
    isRunning: () => state.isBusy,
    isScheduled: () => state.isBusy || state.timer !== undefined,
    close() {
      state.isClosed = true
      clearTimeout(state.timer)
    },
  }
}
