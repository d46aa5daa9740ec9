import { type MeasureUtilization, restAfterWork } from './background-rest.ts'
import { createPacedWork, type PacedWork } from './paced-work.ts'
import { createRepeatedTask, type RepeatedTask, type RepeatedTaskOptions } from './repeated-task.ts'
import { wait } from './wait.ts'
import { createWorkQueues, type WorkQueue, type WorkQueues } from './work-queues.ts'
import { createYieldToEventLoop } from './yield-to-event-loop.ts'

/**
 * Shares the processor between requests and background work. Pages that a visitor waits for take turns in one
 * queue, and answers for programs in another; background work rests between its pieces.
 */
export interface Scheduler extends WorkQueues {
  /** Has to be called with each connection that a visitor opens: more of them are let in between two turns. */
  connected(): void
  /**
   * Prepares long work for a program, such as a sitemap.
   * @returns a function that the work awaits between its small steps; after 8 ms of work the function waits for
   * another turn in `dataQueue`
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
  readonly renderQueue?: WorkQueue
  readonly measureUtilization?: MeasureUtilization
}

/** Creates the scheduler, one for the whole process. Tests pass their own queue and measurement. */
export function createScheduler({ renderQueue, measureUtilization }: SchedulerOptions = {}): Scheduler {
  const accepted = { count: 0 }
  const queues = createWorkQueues({ connections: () => accepted.count })
  return {
    ...queues,
    ...(renderQueue && { renderQueue }),
    connected() {
      accepted.count += 1
    },
    createYield: () => createYieldToEventLoop({ nextTurn: queues.dataQueue.nextTurn }),
    createPacedWork,
    rest: (ms, signal) => restAfterWork(ms, (pause) => wait(pause, signal), measureUtilization),
    wait,
    createTask: createRepeatedTask,
  }
}
