/**
 * Work that is done again whenever somebody asks for it, such as reading the content anew after a change.
 * Never more than one run is under way, and all who ask during a run share one more after it.
 */
export interface RepeatedTask {
  /** Begins a run at once, and resolves when it is done. */
  run(): Promise<void>
  /** @param ms to wait, so that those who ask together share one run */
  schedule(ms?: number): void
  isRunning(): boolean
  /** Whether a run is under way, or will be. */
  isScheduled(): boolean
  /** Leaves nothing that would run later. */
  close(): void
}

/** What a run says of the next one, in milliseconds. */
export interface TaskOutcome {
  /** The work is done again after this time, though nobody asks. */
  readonly retryAfter?: number
  /** Least time from the begin of this run to that of the next. */
  readonly interval?: number
}

/** The work of a task. */
export interface RepeatedTaskOptions {
  /** Never rejects. */
  readonly work: () => Promise<TaskOutcome | undefined>
  /** Milliseconds in which requests that come together are waited for. */
  readonly settle?: number
}

/** A task that waits until it is scheduled. */
export function createRepeatedTask({ work, settle = 200 }: RepeatedTaskOptions): RepeatedTask {
  const state = {
    ...{ isRunning: false, isAskedAgain: false, isClosed: false, earliest: 0 },
    timer: undefined as NodeJS.Timeout | undefined,
  }

  async function run(): Promise<void> {
    const began = performance.now()
    Object.assign(state, { timer: undefined, isRunning: true, isAskedAgain: false })
    const { retryAfter, interval = 0 } = (await work()) ?? {}
    Object.assign(state, { isRunning: false, earliest: began + interval })
    if (state.isAskedAgain) schedule()
    else if (retryAfter !== undefined) schedule(retryAfter)
  }

  function schedule(ms = settle): void {
    if (state.isClosed) return
    if (state.isRunning) {
      state.isAskedAgain = true
      return
    }
    clearTimeout(state.timer)
    const left = Math.max(ms, state.earliest - performance.now())
    state.timer = setTimeout(() => void run(), left).unref()
  }

  return {
    run,
    schedule,
    isRunning: () => state.isRunning,
    isScheduled: () => state.isRunning || state.timer !== undefined,
    close() {
      state.isClosed = true
      clearTimeout(state.timer)
    },
  }
}
