/**
 * Work that is repeated on request, such as reading the content anew after a change. Runs never overlap:
 * all requests during a run share one run after it.
 */
export interface RepeatedTask {
  /** Runs at once, in place of a scheduled run, and resolves when the run is done. Shares a run under way. */
  run(): Promise<void>
  /**
   * Requests a run.
   * @param ms delay in milliseconds; a further request meanwhile restarts it and shares the run
   */
  schedule(ms?: number): void
  isRunning(): boolean
  /** Whether a run is under way, or will be. */
  isScheduled(): boolean
  /** Cancels the scheduled run, and ignores later requests. A run that is under way ends by itself. */
  close(): void
}

/** The result of a run: times of the next one, in milliseconds. */
export interface TaskOutcome {
  /** Time until the work is repeated without a request. */
  readonly retryAfter?: number
  /** Minimum time between the starts of this run and the next. */
  readonly interval?: number
}

/** The work of a task, and its default delay. */
export interface RepeatedTaskOptions {
  /** Does the work. Must never reject. */
  readonly work: () => Promise<TaskOutcome | undefined>
  /** Default delay of a run in milliseconds, in which further requests share it. */
  readonly settle?: number
}

/** Creates a task. The first run starts when it is requested. */
export function createRepeatedTask({ work, settle = 200 }: RepeatedTaskOptions): RepeatedTask {
  const state = {
    ...{ isRunning: false, isAskedAgain: false, isClosed: false, earliest: 0 },
    inFlight: Promise.resolve(),
    timer: undefined as NodeJS.Timeout | undefined,
  }

  function cancelTimer(): void {
    clearTimeout(state.timer)
    state.timer = undefined
  }

  async function runOnce(): Promise<void> {
    const began = performance.now()
    Object.assign(state, { isRunning: true, isAskedAgain: false })
    const { retryAfter, interval = 0 } = (await work()) ?? {}
    Object.assign(state, { isRunning: false, earliest: began + interval })
    if (state.isAskedAgain) schedule()
    else if (retryAfter !== undefined) schedule(retryAfter)
  }

  function run(): Promise<void> {
    cancelTimer()
    if (!state.isRunning && !state.isClosed) state.inFlight = runOnce()
    return state.inFlight
  }

  function schedule(ms = settle): void {
    if (state.isClosed) return
    if (state.isRunning) {
      state.isAskedAgain = true
      return
    }
    cancelTimer()
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
      cancelTimer()
    },
  }
}
