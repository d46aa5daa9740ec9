import { type MeasureUtilization, restAfterWork } from './background-rest.ts'
import { createPacedWork, type PacedWork } from './paced-work.ts'
import { createRenderQueue, type RenderQueue } from './render-queue.ts'
import { createRepeatedTask, type RepeatedTask, type RepeatedTaskOptions } from './repeated-task.ts'
import { wait } from './wait.ts'
import { createYieldToEventLoop } from './yield-to-event-loop.ts'

/**
 * Shares the processor between requests and background work. Pages that a visitor waits for take turns in one
 * queue; background work rests between its pieces.
 */
export interface Scheduler {
  readonly renderQueue: RenderQueue
  /**
   * Prepares long work that a visitor waits for.
   * @returns a function that the work awaits between its small steps; after 8 ms of work the function lets
   * other requests through
   */
  createYield(): () => Promise<void>
  /** Prepares long background work, such as reading texts for search, with as much rest as work. */
  createPacedWork(signal: AbortSignal): PacedWork
  /**
   * Rests after a piece of work in the background: for as long as it took, and longer while visitors keep the
   * process busy. Ends at once when the signal aborts.
   * @param ms duration of the work in milliseconds
   */
  rest(ms: number, signal?: AbortSignal): Promise<void>
  /** Resolves after the given milliseconds, or when the signal aborts. Does not keep the process alive. */
  wait(ms: number, signal?: AbortSignal): Promise<void>
  /** Creates a task for work that is repeated after each change. */
  createTask(options: RepeatedTaskOptions): RepeatedTask
}

interface SchedulerOptions {
  readonly renderQueue?: RenderQueue
  readonly measureUtilization?: MeasureUtilization
}

/** Creates the scheduler, one for the whole process. Tests pass their own queue and measurement. */
export const createScheduler = ({
  renderQueue = createRenderQueue(),
  measureUtilization,
}: SchedulerOptions = {}): Scheduler => ({
  renderQueue,
  createYield: () => createYieldToEventLoop(),
  createPacedWork,
  rest: (ms, signal) => restAfterWork(ms, (pause) => wait(pause, signal), measureUtilization),
  wait,
  createTask: createRepeatedTask,
})
