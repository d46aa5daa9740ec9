import { writeSync } from 'node:fs'
import pino, { type DestinationStream, type Logger, type LoggerOptions as LoggerSettings } from 'pino'
import type { LogTotals } from './log-totals.ts'
import { createRepeats, type LineFields } from './repeats.ts'

/** Maximum number of bytes that wait while standard output is not read. Further lines are lost. */
const maxQueueBytes = 4 * 1024 * 1024
/**
 * Characters that are written in one call, as many as a pipe accepts: one call per line would take longer
 * than the line itself.
 */
const batch = 64_000
/** Maximum delay of a line in milliseconds. A process that is killed loses the waiting lines. */
const maxDelay = 50
/** Milliseconds without progress after which standard output counts as not read. */
const stalledAfter = 1_000

/**
 * Creates a stream that writes lines to standard output without blocking. Lines that cannot be written are
 * lost, since a log that is blocked or full must not stop the site. Waiting lines are written when the
 * process exits, unless standard output is not read: that would block forever.
 */
function standardOutput(): DestinationStream {
  const output = pino.destination({ sync: false, maxLength: maxQueueBytes })
  const state = { lines: '', isWriting: false, since: 0, timer: undefined as NodeJS.Timeout | undefined }
  const write = () => {
    clearTimeout(state.timer)
    state.timer = undefined
    if (state.lines === '') return
    if (!state.isWriting) state.since = performance.now()
    state.isWriting = true
    output.write(state.lines)
    state.lines = ''
  }
  output.on('error', () => {})
  output.on('drain', () => {
    state.isWriting = false
  })
  process.once('exit', () => {
    if (state.isWriting && performance.now() - state.since > stalledAfter) return
    // Synchronously, because an exiting process does no asynchronous work.
    output.flushSync()
    try {
      writeSync(1, state.lines)
    } catch {
      // Standard output is closed.
    }
  })
  return {
    write(line) {
      state.lines += line
      if (state.lines.length >= batch) write()
      else state.timer ??= setTimeout(write, maxDelay).unref()
    },
  }
}

interface LoggerOptions {
  /** Counts the lines. */
  readonly totals?: LogTotals | undefined
  /** Whether warnings and errors that are repeated are counted, instead of written each time. */
  readonly leavesRepeats?: boolean
}

/**
 * Creates the logger, which writes one line of JSON per event to standard output. JSON escapes line ends, so
 * that the input of a visitor cannot forge a line.
 */
export function createLogger(
  level: string,
  destination?: DestinationStream,
  { totals, leavesRepeats = false }: LoggerOptions = {},
): Logger {
  const stream = destination ?? standardOutput()
  const summary = { isWritten: false }
  const repeats = createRepeats({
    tell(number, fields, message) {
      summary.isWritten = true
      logger[number === levels.error ? 'error' : 'warn'](fields, message)
      summary.isWritten = false
    },
    onLeft: () => totals?.leave('repeated'),
  })
  const logMethod: LogMethod = function (args, method, number) {
    if (number < levels.warn || summary.isWritten || repeats.passes(number, ...partsOf(args)))
      method.apply(this, args)
  }
  const logger: Logger = pino(
    {
      level,
      base: null,
      redact: ['req.headers', '*.authorization', '*.cookie', '*.api_key', '*.token'],
      serializers: { err: pino.stdSerializers.err },
      ...(leavesRepeats && { hooks: { logMethod } }),
    },
    totals?.count(stream) ?? stream,
  )
  // Before the lines that wait are written at the exit.
  if (leavesRepeats && !destination) process.prependOnceListener('exit', repeats.flush)
  return logger
}

type LogMethod = NonNullable<NonNullable<LoggerSettings['hooks']>['logMethod']>

const levels = { warn: 40, error: 50 }

/** Fields and message of a line, from what the logger was called with. */
function partsOf([first, second]: readonly unknown[]): [fields: LineFields, message: string] {
  if (typeof first === 'string') return [{}, first]
  return [Object(first), String(second)]
}

/**
 * Creates a writer of lines at level `info` to the logger's stream. It is for frequent lines, for which pino
 * takes too long. It writes nothing where the logger's level excludes `info`.
 *
 * @returns a function that takes the fields of a line as JSON without braces
 */
export function createInfoWriter(logger: Logger): (fields: string) => void {
  if (!logger.isLevelEnabled('info')) return () => {}
  const destination: DestinationStream = Reflect.get(logger, pino.symbols.streamSym)
  const level = pino.levels.values.info
  return (fields) => destination.write(`{"level":${level},"time":${Date.now()},${fields}}\n`)
}
