import type { DestinationStream } from 'pino'

/** Why a line was left out of the log. */
type Reason = 'repeated' | 'not-found' | 'lost'

/** Numbers of lines since the start. */
export interface LogTotals {
  /** Written lines by the name of their level. */
  lines(): Readonly<Record<string, number>>
  /** Lines that were left out. */
  leftOut(): Readonly<Record<Reason, number>>
  /** Counts lines that are left out; one unless given. */
  leave(reason: Reason, lines?: number): void
  /** Wraps the stream of a logger, so that its lines are counted. */
  count(stream: DestinationStream): DestinationStream
}

/** Names of pino's levels by the first digit of their number. */
const levels = ['', 'trace', 'debug', 'info', 'warn', 'error', 'fatal'] as const
/** Where the number of the level stands in a line: after `{"level":`. */
const levelAt = 9
const zero = '0'.charCodeAt(0)

/** Creates totals at 0. */
export function createLogTotals(): LogTotals {
  const counts = levels.map(() => 0)
  const left: Record<Reason, number> = { repeated: 0, 'not-found': 0, lost: 0 }
  return {
    lines: () => Object.fromEntries(levels.map((name, n) => [name, counts[n] ?? 0]).slice(1)),
    leftOut: () => ({ ...left }),
    leave(reason, lines = 1) {
      left[reason] += lines
    },
    count: (stream) => ({
      write(line) {
        const level = line.charCodeAt(levelAt) - zero
        counts[level] = (counts[level] ?? 0) + 1
        stream.write(line)
      },
    }),
  }
}
