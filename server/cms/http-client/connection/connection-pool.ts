/** Manages the connections to the content system, with Node's own HTTP client. */
import http, { type ClientRequest, type IncomingMessage } from 'node:http'
import https from 'node:https'
import type { LookupFunction } from 'node:net'
import type { Duplex, Readable } from 'node:stream'
import type { HttpClientLimits } from '../limits.ts'
import type { DeadlineSignal } from './deadline.ts'

/** A request as it is sent. */
export interface PoolRequest {
  readonly method: 'GET' | 'POST'
  /** Path and query, encoded. */
  readonly path: string
  /** Names in lower case. */
  readonly headers: Readonly<Record<string, string>>
  readonly body?: string | undefined
}

/** Headers of a response. Names are in lower case; repeated headers are lists. */
export type ResponseHeaders = Readonly<Record<string, string | readonly string[] | undefined>>

/** The head of a response, and its body, which is not read yet. */
export interface PoolResponse {
  readonly status: number
  readonly headers: ResponseHeaders
  /** Still compressed. Destroying it ends the transfer. */
  readonly body: Readable
  /** Discards the body. A short one is read to its end, so that its connection can be used again. */
  discard(): Promise<void>
}

/** Keep-alive connections to one origin. Redirects are not followed. */
export interface ConnectionPool {
  /**
   * Sends a request, and resolves with the head of the response.
   * @param signal ends the call when it aborts; the pool itself only limits the time to connect
   */
  send(message: PoolRequest, signal: DeadlineSignal): Promise<PoolResponse>
  /** Closes all connections. Later calls are rejected. */
  close(): Promise<void>
}

/** Reading this many bytes of a discarded body costs less than a new connection. */
const maxDiscardedBytes = 64 * 1024

/** Milliseconds that an idle connection stays open, unless the system names fewer (`Keep-Alive: timeout`). */
const idleMs = 4_000

const failure = (code: string, message: string): Error => Object.assign(new Error(message), { code })

/** Ends a request whose connection, with its TLS handshake, is not established within `ms` milliseconds. */
function connectWithin(ms: number, request: ClientRequest, connected: 'connect' | 'secureConnect'): void {
  request.once('socket', (socket) => {
    // A socket of the pool is connected already.
    if (!socket.connecting) return
    const end = () => request.destroy(failure('ETIMEDOUT', `No connection within ${ms} ms`))
    const timer = setTimeout(end, ms)
    // A listener that stays would keep this request, and the body of its response, as long as the connection.
    const stop = () => {
      clearTimeout(timer)
      socket.off(connected, stop).off('close', stop)
    }
    socket.once(connected, stop).once('close', stop)
  })
}

/** Reads a response without using it, up to a limit. Resolves when the response has ended or failed. */
function discard(response: IncomingMessage): Promise<void> {
  const read = { size: 0 }
  return new Promise((resolve) => {
    response.on('error', () => {}).once('close', resolve)
    response.on('data', (chunk: Buffer) => {
      read.size += chunk.length
      if (read.size > maxDiscardedBytes) response.destroy()
    })
  })
}

function destroyThis(this: Duplex): void {
  this.destroy()
}

/**
 * Closes idle connections on which something arrives: nobody asked for it, and it would be taken for the
 * answer to the next question.
 */
function closeAtUnaskedAnswers(agent: http.Agent): void {
  const [keepSocketAlive, reuseSocket] = [agent.keepSocketAlive, agent.reuseSocket]
  agent.keepSocketAlive = (socket) => {
    socket.on('data', destroyThis)
    return keepSocketAlive.call(agent, socket)
  }
  agent.reuseSocket = (socket, request) => {
    socket.off('data', destroyThis)
    reuseSocket.call(agent, socket, request)
  }
}

interface ConnectionPoolOptions extends Pick<HttpClientLimits, 'connectMs'> {
  /** Finds the addresses of the host; that of the system unless given. */
  readonly lookup?: LookupFunction | undefined
}

/**
 * Creates the pool of connections to the content system. Their number is limited by the caller: a deadline
 * could not end a call that waits in a queue of Node's agent.
 * @param origin scheme, host and port: no path of a request can change the host
 */
export function createConnectionPool(
  origin: string,
  { connectMs, lookup }: ConnectionPoolOptions,
): ConnectionPool {
  const { protocol, hostname, port } = new URL(origin)
  const isSecure = protocol === 'https:'
  const { Agent, request } = isSecure ? https : http
  const agent = new Agent({ keepAlive: true, timeout: idleMs })
  closeAtUnaskedAnswers(agent)
  // A URL has brackets around an IPv6 address; a socket wants it without.
  const endpoint = { agent, host: hostname.replace(/^\[|\]$/g, ''), port, ...(lookup && { lookup }) }
  const state = { isClosed: false }

  return {
    send: (message, signal) =>
      new Promise((resolve, reject) => {
        if (state.isClosed) throw failure('ERR_CLOSED', 'The connections are closed')
        const { method, path, headers, body } = message
        const sent = request({ ...endpoint, method, path, headers })
        let inFlight: ClientRequest | IncomingMessage = sent
        signal.once('abort', () => {
          inFlight.destroy(signal.reason)
          reject(signal.reason)
        })
        connectWithin(connectMs, sent, isSecure ? 'secureConnect' : 'connect')
        sent.on('error', reject)
        // A response that upgrades the protocol closes the request without an error. The error here is
        // created only when needed: with its stack trace it costs as much as the log line of a call.
        sent.once('close', () => {
          if (inFlight === sent) reject(failure('ECONNRESET', 'The connection ended without an answer'))
        })
        sent.once('response', (response) => {
          inFlight = response
          // When the server did not read the whole request, it would take the rest for the next request.
          response.once('end', () => sent.writableFinished || sent.destroy())
          const { statusCode: status = 0, headers } = response
          resolve({ status, headers, body: response, discard: () => discard(response) })
        })
        sent.end(body)
      }),
    close: async () => {
      state.isClosed = true
      agent.destroy()
    },
  }
}
