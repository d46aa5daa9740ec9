/**
 * Work that is repeated on request, such as reading the content anew after a change. Scheduled runs never
 * overlap: all requests during a run share one run after it.
 */
export interface RepeatedTask {
  /** Begins the first run at once, and resolves when it is done. Call it before anything is scheduled. */
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
