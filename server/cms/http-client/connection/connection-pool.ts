import http, { type ClientRequest, type IncomingMessage } from 'node:http'
import https from 'node:https'
import type { Readable } from 'node:stream'
import type { HttpClientLimits } from '../limits.ts'
import type { DeadlineSignal } from './deadline.ts'

export interface PoolRequest {
  readonly method: 'GET' | 'POST'
  /** Path and query, encoded. */
  readonly path: string
  /** Names in lower case. */
  readonly headers: Readonly<Record<string, string>>
  readonly body?: string | undefined
}

export type ResponseHeaders = Readonly<Record<string, string | readonly string[] | undefined>>

export interface PoolResponse {
  readonly status: number
  readonly headers: ResponseHeaders
  /** Still encoded. Destroying it ends the transfer. */
  readonly body: Readable
  /**
   * Reads and forgets a small rest, so that the connection can be used again; ends the transfer of a larger
   * one.
   */
  skip(): Promise<void>
}

/**
 * Connections to one origin: kept alive, never redirected; made in `connectMs`, otherwise timed by the
 * caller's signal.
 */
export interface ConnectionPool {
  send(message: PoolRequest, signal: DeadlineSignal): Promise<PoolResponse>
  close(): Promise<void>
}

/** Bytes of an answer nobody reads that are worth less than a new connection. */
const skippable = 64 * 1024

/**
 * Milliseconds that a connection waits for its next call; the system may say less (`Keep-Alive: timeout`).
 */
const idleTime = 4_000

const failure = (code: string, message: string): Error => Object.assign(new Error(message), { code })

/** Ends a request whose connection does not stand in time, TLS included. */
function connectWithin(ms: number, request: ClientRequest, connected: 'connect' | 'secureConnect'): void {
  request.once('socket', (socket) => {
    // One that was kept stands already.
    if (!socket.connecting) return
    const end = () => request.destroy(failure('ETIMEDOUT', `No connection within ${ms} ms`))
    const timer = setTimeout(end, ms)
    const stop = () => clearTimeout(timer)
    socket.once(connected, stop).once('close', stop)
  })
}

/** Resolves when the answer is over, however it ends. */
function skip(answer: IncomingMessage): Promise<void> {
  const read = { size: 0 }
  return new Promise((resolve) => {
    answer.on('error', () => {}).once('close', resolve)
    answer.on('data', (chunk: Buffer) => {
      read.size += chunk.length
      if (read.size > skippable) answer.destroy()
    })
  })
}

/**
 * Has no bound of its own: whoever waited for a connection here could not be reached by a deadline.
 *
 * @param origin scheme, host and port: no path of a request can lead elsewhere (F2)
 */
export function createConnectionPool(
  origin: string,
  { connectMs }: Pick<HttpClientLimits, 'connectMs'>,
): ConnectionPool {
  const { protocol, hostname, port } = new URL(origin)
  const isSecure = protocol === 'https:'
  const { Agent, request } = isSecure ? https : http
  const agent = new Agent({ keepAlive: true, timeout: idleTime })
  // The address of a host is in brackets where it is one of IPv6.
  const place = { agent, host: hostname.replace(/^\[|\]$/g, ''), port }
  const life = { isOver: false }

  return {
    send: (message, signal) =>
      new Promise((resolve, reject) => {
        if (life.isOver) throw failure('ERR_CLOSED', 'The connections are closed')
        const { method, path, headers, body } = message
        const sent = request({ ...place, method, path, headers })
        let underWay: ClientRequest | IncomingMessage = sent
        signal.once('abort', () => {
          underWay.destroy(signal.reason)
          reject(signal.reason)
        })
        connectWithin(connectMs, sent, isSecure ? 'secureConnect' : 'connect')
        sent.on('error', reject)
        // A change of protocol ends it without an error. An error that nobody needs would cost as much as the
        // log line of a call.
        sent.once('close', () => {
          if (underWay === sent) reject(failure('ECONNRESET', 'The connection ended without an answer'))
        })
        sent.once('response', (answer) => {
          underWay = answer
          // The connection of a request that nobody read to its end is no good for another one.
          answer.once('end', () => sent.writableFinished || sent.destroy())
          const { statusCode: status = 0, headers } = answer
          resolve({ status, headers, body: answer, skip: () => skip(answer) })
        })
        sent.end(body)
      }),
    close: async () => {
      life.isOver = true
      agent.destroy()
    },
  }
}
