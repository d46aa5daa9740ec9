/** Thrown when more is asked for than the process can make in time. The response is a 503. */
export class OverloadError extends Error {
  override name = 'OverloadError'
  /** Seconds for the `Retry-After` header. */
  readonly retryAfter = 2
}

/** Callers that wait for the processor, in the order in which they came. */
export interface WaitingLine {
  /** Calls back when it is the caller's turn. @throws OverloadError when the line is full */
  join(start: () => void): void
  /** The same for a caller that has begun and let others pass: in front of all, and never refused. */
  rejoin(start: () => void): void
  /** Tells of a caller whose turn it is at once. */
  pass(): void
  /** Takes the first out of the line. */
  take(): (() => void) | undefined
  length(): number
  /** Milliseconds that another caller would wait, judged by the pace of the last turns. */
  expectedWait(): number
  /** Whether another caller is refused. */
  isFull(): boolean
}

/** Bounds of a line, and the clock for tests. */
export interface LineOptions {
  /** Maximum wait in milliseconds while the line is a burst, as when many pages are asked for at once. */
  readonly maxWait?: number
  /**
   * Maximum wait once the line was full, or that of two turns where they take longer. More comes than can be made
   * then: a long line would make everybody wait, and serve nobody more.
   */
  readonly maxOverloadedWait?: number
  readonly maxLength?: number
  /** Monotonic clock, in milliseconds. */
  readonly now?: () => number
}

interface Caller {
  readonly since: number
  readonly start: () => void
}

/** Turns that somebody may wait for in any line: one with fewer would run empty between two callers. */
const shortestLine = 2

/**
 * Overload has ended when nobody has waited for these milliseconds, or when as many callers in a row found nobody
 * waiting: a short line is empty for a moment now and then.
 */
const calm = { time: 100, callers: 5 }

/** Weight of the last turn in the pace of the line: about eight turns count. */
const weight = 1 / 8

/**
 * Creates an empty line. Overload is detected by the time that callers wait, not by the utilisation of the
 * process, which is high on any well-used server. A caller is refused when it comes, as one that is refused
 * after a wait has waited for nothing.
 */
export function createWaitingLine({
  maxWait = 1_500,
  maxOverloadedWait = 10,
  maxLength = 1_000,
  now = () => performance.now(),
}: LineOptions = {}): WaitingLine {
  const line: Caller[] = []
  /**
   * `alone`: callers in a row who found nobody waiting. `emptySince`: when the last caller left the line.
   * `lastTake`: undefined where nobody waited since.
   */
  const state = {
    ...{ isOverloaded: false, alone: 0, emptySince: 0, pace: 0 },
    lastTake: undefined as number | undefined,
  }

  /** Longer than the pace says while the turn of another lasts longer than others did. */
  function expectedWait(): number {
    const [first] = line
    if (!first) return 0
    return Math.max(now() - Math.max(first.since, state.lastTake ?? 0), line.length * state.pace)
  }

  function isLongerThan(wait: number): boolean {
    return line.length >= maxLength || expectedWait() > wait
  }

  function isFull(): boolean {
    const short = Math.max(maxOverloadedWait, state.pace * shortestLine)
    return isLongerThan(state.isOverloaded ? short : maxWait)
  }

  /** Ends overload where the line has calmed down. */
  function noteCaller(): void {
    state.alone = line.length === 0 ? state.alone + 1 : 0
    const hasCalmed = state.alone >= calm.callers || now() - state.emptySince >= calm.time
    if (line.length === 0 && hasCalmed) state.isOverloaded = false
  }

  return {
    join(start) {
      if (isFull()) throw new OverloadError('Too much is asked for')
      noteCaller()
      line.push({ since: now(), start })
      state.isOverloaded ||= isLongerThan(maxWait)
    },
    rejoin: (start) => void line.unshift({ since: now(), start }),
    pass: noteCaller,
    take() {
      const first = line.shift()
      const time = now()
      if (state.lastTake !== undefined) state.pace += (time - state.lastTake - state.pace) * weight
      if (first) state.emptySince = time
      state.lastTake = line.length > 0 ? time : undefined
      return first?.start
    },
    length: () => line.length,
    expectedWait,
    isFull,
  }
}
