import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import type { Header } from '../fixed-headers.ts'
import { type Connection, type Connections, isIdle, type ResponseProgress } from './connection.ts'
import { createRoom } from './make-room.ts'
import { refuseMalformed } from './refuse-malformed.ts'

/**
 * Milliseconds within which a client has to read some of the data sent to it, so that clients that do not
 * read cannot occupy connections and memory: with the check that finds it, a minute. The operating system
 * reports progress only after a client has read a third of its buffer, up to a megabyte, which takes a slow
 * line longer than 30 s.
 */
const writeTimeout = 55_000
/** Milliseconds between two checks of the clients' progress. */
const checkInterval = 5_000

/**
 * Milliseconds that the client of an ended connection has to read the rest of its response from the buffer of
 * the operating system, and to close its side.
 */
const lingerTime = 1_000

/** Replaces a completed response, which would otherwise stay in memory as long as its connection. */
const sent: ResponseProgress = {
  ...{ writableFinished: true, headersSent: true, socket: null },
  req: { complete: true },
}

/**
 * Closes idle connections when the server stops or has many connections, and those whose clients do not read.
 * Node itself treats a connection as idle as soon as its response is written, though it may not be sent yet,
 * and as busy when it never sent a byte.
 *
 * @param isProxy whether an address is that of a proxy, which may have any number of connections
 * @param headers security headers of every response
 * @returns a function to call first with each request; it returns false where the connection has been ended
 * and no response can be sent
 */
export function followConnections(
  server: Server,
  isProxy: (address: string) => boolean,
  headers: readonly Header[],
): (req: IncomingMessage, res: ServerResponse) => boolean {
  const connections: Connections = new Map()
  const room = createRoom(connections, () => server.maxConnections, isProxy)
  server.on('connection', (socket) => {
    if (!room.admit(socket)) return void socket.destroy()
    connections.set(socket, {
      ...{ address: socket.remoteAddress, response: undefined, lastUsed: performance.now() },
      ...{ bytesRead: 0, progress: '', stalledChecks: 0 },
    })
    socket.once('close', () => connections.delete(socket))
  })
  server.closeIdleConnections = () => {
    for (const [socket, connection] of connections)
      if (isIdle(socket, connection)) endIdle(socket, connection)
  }
  const checks = setInterval(() => {
    for (const [socket, connection] of connections) checkProgress(socket, connection)
  }, checkInterval).unref()
  server.once('close', () => clearInterval(checks))

  const begin = (req: IncomingMessage, res: ServerResponse): boolean => {
    const { socket } = req
    const connection = connections.get(socket)
    if (connection) {
      connection.response = res
      connection.lastUsed = performance.now()
      connection.bytesRead = socket.bytesRead
      // The last in their order is the one that was used last.
      connections.delete(socket)
      connections.set(socket, connection)
      if (hasBody(req)) res.once('close', () => Object.assign(connection, { bytesRead: socket.bytesRead }))
    }
    if (socket.writable) return true
    socket.destroySoon()
    return false
  }
  // The response that Node sends where no listener is set, with the headers of all others.
  server.on('checkExpectation', (req, res) => {
    if (begin(req, res)) res.writeHead(417, [...headers.flat(), 'Cache-Control', 'no-store']).end()
  })
  server.on('clientError', (error, socket: Socket) =>
    refuseMalformed(error, socket, connections.get(socket)?.response, headers),
  )
  return begin
}

const hasBody = ({ headers }: IncomingMessage): boolean =>
  headers['content-length'] !== undefined || headers['transfer-encoding'] !== undefined

/**
 * Closes an idle connection; gracefully after a response, whose end the operating system may still hold. It
 * would be lost where a container ends with its process.
 */
function endIdle(socket: Socket, { response }: Connection): void {
  if (!response) socket.destroy()
  else if (!socket.writableEnded) socket.end().setTimeout(lingerTime)
}

/** Resets a connection whose client has not read for `writeTimeout`. */
function checkProgress(socket: Socket, connection: Connection): void {
  if (connection.response && isIdle(socket, connection)) connection.response = sent
  const progress = socket.writableLength === 0 ? '' : progressOf(socket)
  const isStalled = progress !== '' && progress === connection.progress
  connection.stalledChecks = isStalled ? connection.stalledChecks + 1 : 0
  connection.progress = progress
  // A reset also frees the operating system's buffer for the client.
  if (connection.stalledChecks * checkInterval >= writeTimeout) socket.resetAndDestroy()
}

/**
 * The field in which Node keeps the number of bytes of a write that the operating system has not accepted. It
 * is not documented, but Node's own timeouts read it too: a large response is one write, which takes a slow
 * client longer than any timeout.
 */
interface WithHandle {
  readonly _handle?: { readonly writeQueueSize?: number } | null
}

/**
 * Bytes of completed writes and the rest of the current one. The text changes whenever a client has read
 * something.
 */
const progressOf = (socket: Socket): string =>
  `${socket.bytesWritten - socket.writableLength} ${(socket as unknown as WithHandle)._handle?.writeQueueSize}`
