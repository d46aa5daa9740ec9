import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'

/** The members of a response that show whether it is begun or sent, and its request read. */
export type ResponseProgress = Pick<ServerResponse, 'writableFinished' | 'headersSent' | 'socket'> &
  /** Make it the last response of its connection; absent where it is sent. */
  Partial<Pick<ServerResponse, 'shouldKeepAlive' | 'once'>> & {
    readonly req: Pick<IncomingMessage, 'complete'>
  }

/** State of a connection. */
export interface Connection {
  /** Undefined for a socket of the file system, and for one that is closed already. */
  readonly address: string | undefined
  /** The last response, which is sent after all others. Undefined before the first request. */
  response: ResponseProgress | undefined
  /** Time of the last request, or of the start, on the monotonic clock in milliseconds. */
  lastUsed: number
  /** Bytes read up to the last request. If the socket has read more, another request is on its way. */
  bytesRead: number
  /** Progress at the last check, as text; empty where nothing waited to be sent. */
  progress: string
  /** Checks in a row without progress. */
  stalledChecks: number
}

/** The open connections, the one that was used least recently first. */
export type Connections = Map<Socket, Connection>

/**
 * Whether a connection is idle. Browsers open sockets ahead of a request: one without any byte is idle, one
 * with a part of a request is not.
 */
export const isIdle = (socket: Socket, { response, bytesRead }: Connection): boolean =>
  !socket.destroyed &&
  socket.bytesRead === bytesRead &&
  (response === undefined || (response.writableFinished && response.req.complete))

/** Whether a connection has yet to send its first request, or the rest of one. */
export const isUnfinished = (socket: Socket, { response, bytesRead }: Connection): boolean =>
  !socket.destroyed &&
  (response === undefined ||
    !response.req.complete ||
    (response.writableFinished && socket.bytesRead !== bytesRead))
