import pino, { type DestinationStream, type Logger } from 'pino'

/** JSON on stdout, one line per event. JSON encoding keeps control characters in input from forging a line. */
export const createLogger = (level: string, destination?: DestinationStream): Logger =>
  pino(
    {
      level,
      base: null,
      redact: ['req.headers', '*.authorization', '*.cookie', '*.api_key', '*.token'],
      serializers: { err: pino.stdSerializers.err },
    },
    destination ?? pino.destination({ sync: true }),
  )
