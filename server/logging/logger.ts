import { writeSync } from 'node:fs'
import pino, { type DestinationStream, type Logger } from 'pino'

/** Bytes that wait for a reader who has stopped reading; lines beyond are lost. */
const longestQueue = 4 * 1024 * 1024
/**
 * Characters that are written at once: a call for each line costs more than the line. As many as a pipe
 * takes.
 */
const batch = 64_000
/** Milliseconds that a line waits for others: it is lost with a process that is killed. */
const longestWait = 50
/** Milliseconds after which nobody seems to read. */
const patience = 1_000

/**
 * Neither a blocked nor a full log may stop the site: lines are written beside the work, and lost when they
 * cannot be. What waits is written when the process exits, unless nobody reads: that would wait for ever.
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
    if (state.isWriting && performance.now() - state.since > patience) return
    // In their order, and not beside the work any more: there is no time for that.
    output.flushSync()
    try {
      writeSync(1, state.lines)
    } catch {
      // Nobody reads any more.
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
 * JSON on stdout, one line per event. JSON encoding keeps control characters in input from forging a line.
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
 * Writes lines at level `info` where a logger writes its own, for those of which there are so many that
 * pino's way costs more than the line; nothing where the logger leaves that level out.
 *
 * @returns takes the fields of a line as JSON without its braces
 */
export function createInfoWriter(logger: Logger): (fields: string) => void {
  if (!logger.isLevelEnabled('info')) return () => {}
  const destination: DestinationStream = Reflect.get(logger, pino.symbols.streamSym)
  const level = pino.levels.values.info
  return (fields) => destination.write(`{"level":${level},"time":${Date.now()},${fields}}\n`)
}
