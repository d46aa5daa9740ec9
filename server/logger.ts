import pino, { type DestinationStream, type Logger } from 'pino'

/** Bytes that wait for a reader who has stopped reading; lines beyond are lost. */
const longestQueue = 4 * 1024 * 1024

/** Neither a blocked nor a full log may stop the site: lines are written beside the work, and lost when they cannot be. */
function standardOutput(): DestinationStream {
  const output = pino.destination({ sync: false, maxLength: longestQueue })
  output.on('error', () => {})
  return output
}

/** JSON on stdout, one line per event. JSON encoding keeps control characters in input from forging a line. */
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
