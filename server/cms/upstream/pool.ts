import type { Readable } from 'node:stream'
import request from 'undici/lib/api/api-request.js'
import buildConnector, { type connector } from 'undici/lib/core/connect.js'
import errors from 'undici/lib/core/errors.js'
import Pool from 'undici/lib/dispatcher/pool.js'
import type { Signal } from './deadline.ts'
import type { UpstreamLimits } from './limits.ts'

export interface Message {
  readonly method: 'GET' | 'POST'
  /** Path and query, encoded. */
  readonly path: string
  /** Names in lower case. */
  readonly headers: Readonly<Record<string, string>>
  readonly body?: string | undefined
}

export type AnswerHeaders = Readonly<Record<string, string | readonly string[] | undefined>>

export interface Response {
  readonly status: number
  readonly headers: AnswerHeaders
  /** Still encoded. Destroying it ends the transfer. */
  readonly body: Readable
  /** Reads and forgets a small rest, so that the connection can be used again; ends the transfer of a larger one. */
  skip(): Promise<void>
}

/** Connections to one origin: kept alive, never redirected, timed by the caller's signal alone. */
export interface ConnectionPool {
  send(message: Message, signal: Signal): Promise<Response>
  close(): Promise<void>
}

/** Bytes of an answer nobody reads that are worth less than a new connection. */
const skippable = 64 * 1024

/** undici's own clock for connecting ticks twice a second; it remains as the one that cleans up. */
function connectWithin(ms: number): connector {
  const connect = buildConnector({ timeout: ms })
  return (options, callback) => {
    const attempt = { isOver: false }
    const timer = setTimeout(() => {
      attempt.isOver = true
      callback(new errors.ConnectTimeoutError(`No connection within ${ms} ms`), null)
    }, ms)
    connect(options, (...[error, socket]) => {
      clearTimeout(timer)
      if (attempt.isOver) socket?.destroy()
      else if (error) callback(error, null)
      else callback(null, socket)
    })
  }
}

/** @param origin scheme, host and port: no path of a request can lead elsewhere (F2) */
export function createPool(
  origin: string,
  limits: Pick<UpstreamLimits, 'connectMs' | 'concurrency' | 'maxBytes'>,
): ConnectionPool {
  const pool = new Pool(origin, {
    connections: limits.concurrency,
    connect: connectWithin(limits.connectMs),
    headersTimeout: 0,
    bodyTimeout: 0,
    maxResponseSize: limits.maxBytes,
  })
  return {
    send: async (message, signal) => {
      const { statusCode, headers, body } = await request.call(pool, {
        ...message,
        body: message.body ?? null,
        signal,
      })
      return {
        status: statusCode,
        headers,
        body,
        skip: async () => body.dump({ limit: skippable }).catch(() => {}),
      }
    },
    close: () => pool.destroy(),
  }
}
