import { writeSync } from 'node:fs'
import pino, { type DestinationStream, type Logger } from 'pino'

/** Bytes of lines that wait while nobody reads standard output. Further lines are lost. */
const longestQueue = 4 * 1024 * 1024
/**
 * Characters that are written in one call, as many as a pipe takes: a call for each line costs more than the
 * line.
 */
const batch = 64_000
/** Milliseconds that a line waits for others. A process that is killed loses the lines that wait. */
const longestWait = 50
/** Milliseconds without progress after which nobody seems to read standard output. */
const stalledAfter = 1_000

/**
 * Writes lines to standard output without waiting. Lines that cannot be written are lost, since a log that is
 * blocked or full must not stop the site. Lines that wait are written when the process exits, unless nobody
 * reads: that would wait for ever.
 */
function standardOutput(): DestinationStream {
  const output = pino.destination({ sync: false, maxLength: longestQueue })
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
    // Synchronously, as an exiting process does no other work, and in their order.
    output.flushSync()
    try {
      writeSync(1, state.lines)
    } catch {
      // The reader is gone.
    }
  })
  return {
    write(line) {
      state.lines += line
      if (state.lines.length >= batch) write()
      else state.timer ??= setTimeout(write, longestWait).unref()
    },
  }
}

/**
 * Makes the logger: JSON on standard output, one line per event. Because JSON escapes line ends, what a
 * visitor sends cannot forge a line.
 */
export const createLogger = (level: string, destination?: DestinationStream): Logger =>
  pino(
    {
      level,
      base: null,
      redact: ['req.headers', '*.authorization', '*.cookie', '*.api_key', '*.token'],
      serializers: { err: pino.stdSerializers.err },
    },
    destination ?? standardOutput(),
  )

/**
 * Makes a writer of lines at level `info`, into the same log. It is for lines of which there are so many that
 * making them by pino would cost too much. It writes nothing where the logger leaves that level out.
 *
 * @returns takes the fields of a line as JSON without braces
 */
export function createInfoWriter(logger: Logger): (fields: string) => void {
  if (!logger.isLevelEnabled('info')) return () => {}
  const destination: DestinationStream = Reflect.get(logger, pino.symbols.streamSym)
  const level = pino.levels.values.info
  return (fields) => destination.write(`{"level":${level},"time":${Date.now()},${fields}}\n`)
}
