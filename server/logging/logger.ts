import pino, { type DestinationStream, type Logger, type LoggerOptions as LoggerSettings } from 'pino'
import { createLogOutput } from './log-output.ts'
import type { LogTotals } from './log-totals.ts'
import { createRepeats, type LineFields } from './repeats.ts'

/** Standard output, into which what waits is written when the process exits. */
function standardOutput(totals: LogTotals | undefined): DestinationStream {
  const output = createLogOutput({ onLost: (lines) => totals?.leave('lost', lines) })
  process.once('exit', output.flush)
  return output
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
  const stream = destination ?? standardOutput(totals)
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
