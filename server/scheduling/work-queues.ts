import { createWaitingLine, type LineOptions, type WaitingLine } from './waiting-line.ts'

/** A queue for work that occupies the processor. */
export interface WorkQueue {
  /**
   * Resolves when it is the caller's turn.
   * @throws OverloadError at once, when the caller would wait too long
   */
  turn(): Promise<void>
  /** Resolves in a later turn, for a caller that has begun and lets others pass. Never refused. */
  nextTurn(): Promise<void>
  /** Number of waiting callers. */
  waiting(): number
  /** Milliseconds that another caller would wait. */
  expectedWait(): number
  /** Whether `turn` refuses another caller at this moment. */
  isFull(): boolean
}

/**
 * The queues of the process, which start one piece of work in each turn of the event loop. Short responses are
 * sent between two pieces. If pages were rendered concurrently, V8 would have to copy the data of all these
 * pages during garbage collection; one after the other, the data of a page are garbage before the next one
 * begins.
 */
export interface WorkQueues {
  /** Pages that visitors wait for. */
  readonly renderQueue: WorkQueue
  /** Answers for programs: the API, feeds, sitemaps. Pages go before them, three to one. */
  readonly dataQueue: WorkQueue
}

/** Bounds of each queue, and clock and event loop for tests. */
export interface WorkQueuesOptions extends LineOptions {
  /** Calls back in the next turn of the event loop. */
  readonly nextTurn?: (next: () => void) => void
  /** Number of connections that were accepted so far. */
  readonly connections?: () => number
}

/** Pages that are made for one answer of the other queue, when both have callers. */
const pagesPerAnswer = 3
/**
 * Time in which nothing but new connections is taken, as a share of that of the piece of work before. It doubles
 * while that does not suffice, so that nobody waits in the operating system for longer than a few pieces of work
 * take, and halves when all are in: the worst flood leaves a quarter of the time to those who are not refused.
 */
const shareForOthers = { least: 0.5, most: 3 }

/** Creates empty queues. */
export function createWorkQueues({
  nextTurn = setImmediate,
  connections = () => 0,
  now = () => performance.now(),
  ...limits
}: WorkQueuesOptions = {}): WorkQueues {
  const bounds = { ...limits, now }
  const [pages, answers] = [createWaitingLine(bounds), createWaitingLine(bounds)]
  /** `knownConnections`: how many there were when the last new one had been let in. */
  const state = { isTaken: false, pagesInRow: 0, share: shareForOthers.least, knownConnections: 0 }

  /** Does a piece of work, and lets the event loop turn before the next. */
  function work(start: () => void): void {
    state.isTaken = true
    const began = now()
    start()
    nextTurn(() => {
      const accepted = connections()
      // That of the caller counts too: more may have come with it.
      if (accepted === state.knownConnections) return startNext()
      // React renders in this turn, which belongs to the piece of work.
      nextTurn(() => letIn(accepted, now() + (now() - began) * state.share))
    })
  }

  /**
   * Waits for a turn without a new connection. The event loop accepts one in each of its turns: if every turn
   * did a piece of work, all others would wait in the operating system, where nobody can refuse them or answer
   * what needs no work.
   */
  function letIn(before: number, until: number): void {
    const accepted = connections()
    const areAllIn = accepted === before
    if (!areAllIn && now() < until) {
      nextTurn(() => letIn(accepted, until))
      return
    }
    const { least, most } = shareForOthers
    state.knownConnections = accepted
    state.share = areAllIn ? Math.max(least, state.share / 2) : Math.min(most, state.share * 2)
    startNext()
  }

  function startNext(): void {
    const isForAnswer = answers.length() > 0 && (pages.length() === 0 || state.pagesInRow >= pagesPerAnswer)
    state.pagesInRow = isForAnswer ? 0 : state.pagesInRow + 1
    const start = (isForAnswer ? answers : pages).take()
    state.isTaken = false
    if (start) work(start)
  }

  /** Lets the event loop turn, and puts a caller in front of a line then. */
  const goOnLater = (line: WaitingLine, start: () => void): void =>
    nextTurn(() => {
      if (state.isTaken) line.rejoin(start)
      else work(start)
    })

  const queueOf = (line: WaitingLine): WorkQueue => ({
    // What `join` throws rejects the promise.
    turn: () =>
      new Promise((start) => {
        if (state.isTaken) return line.join(start)
        line.pass()
        work(start)
      }),
    nextTurn: () => new Promise((start) => goOnLater(line, start)),
    waiting: line.length,
    expectedWait: line.expectedWait,
    isFull: line.isFull,
  })
  return { renderQueue: queueOf(pages), dataQueue: queueOf(answers) }
}
