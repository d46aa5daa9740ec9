import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'

/**
 * Milliseconds in which a client has to take something of what is sent to it, so that clients that do not
 * read cannot hold connections and memory for ever. The operating system reports progress only when a client
 * has taken a third of what it holds for it, up to a megabyte, which takes a slow line longer than 30 s.
 */
const writeTimeout = 120_000
/** Milliseconds between two checks of what clients have taken. */
const checkInterval = 5_000

/**
 * Milliseconds that the client of an ended connection has to take the rest of its answer from the operating
 * system, and to close its own end.
 */
const lingerTime = 1_000

/** Share of the allowed connections from which on idle ones make room for new ones. */
const crowded = 0.8

type ResponseProgress = Pick<ServerResponse, 'writableFinished'> & {
  readonly req: Pick<IncomingMessage, 'complete'>
}

/** Replaces a response that is sent, which would otherwise stay in memory as long as its connection. */
const sent: ResponseProgress = { writableFinished: true, req: { complete: true } }

interface Connection {
  /** The last response, which is sent after all others. Undefined before the first request. */
  response: ResponseProgress | undefined
  /** Number of its last request, of all connections: the lowest has been idle for longest. */
  lastUsed: number
  /** Bytes that had come with the last request. If there are more, another request is on its way. */
  bytesRead: number
  /** How much was taken at the last check, as text; empty where nothing is to be taken. */
  progress: string
  /** Checks in a row without progress. */
  stalledChecks: number
}

type Connections = Map<Socket, Connection>

/**
 * Closes idle connections when the server stops or is crowded, and connections whose clients take nothing.
 * Node cannot tell which ones are idle: it calls a connection idle as soon as its answer is made, though it
 * may not be sent yet, and busy when it never sent a byte.
 *
 * @returns to be called with each request before anything else; false where the connection has been ended and
 * no answer could be sent
 */
export function followConnections(server: Server): (req: IncomingMessage, res: ServerResponse) => boolean {
  const connections: Connections = new Map()
  let requests = 0
  server.on('connection', (socket) => {
    if (connections.size >= server.maxConnections * crowded) longestIdle(connections)?.destroy()
    connections.set(socket, {
      ...{ response: undefined, lastUsed: ++requests },
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
      connection.lastUsed = ++requests
      connection.bytesRead = socket.bytesRead
      if (hasBody(req)) res.once('close', () => Object.assign(connection, { bytesRead: socket.bytesRead }))
    }
    if (socket.writable) return true
    socket.destroySoon()
    return false
  }
  // The answer that Node gives by itself where nobody listens.
  server.on('checkExpectation', (req, res) => {
    if (begin(req, res)) res.writeHead(417).end()
  })
  return begin
}

const hasBody = ({ headers }: IncomingMessage): boolean =>
  headers['content-length'] !== undefined || headers['transfer-encoding'] !== undefined

/**
 * Browsers open sockets ahead of a request: one without a byte is idle, one with part of a request is not.
 */
const isIdle = (socket: Socket, { response, bytesRead }: Connection): boolean =>
  !socket.destroyed &&
  socket.bytesRead === bytesRead &&
  (response === undefined || (response.writableFinished && response.req.complete))

/**
 * The connection that has been idle for longest among those that had an answer. The others have a request on
 * its way, or are closed when the time for its headers is up.
 */
function longestIdle(connections: Connections): Socket | undefined {
  let longest: Socket | undefined
  let lowest = Number.POSITIVE_INFINITY
  for (const [socket, connection] of connections)
    if (connection.response && connection.lastUsed < lowest && isIdle(socket, connection)) {
      longest = socket
      lowest = connection.lastUsed
    }
  return longest
}

/**
 * Ends a connection in order after an answer: the operating system may still hold the end of it, which would
 * be lost where a container ends with its process.
 */
function endIdle(socket: Socket, { response }: Connection): void {
  if (!response) socket.destroy()
  else if (!socket.writableEnded) socket.end().setTimeout(lingerTime)
}

function checkProgress(socket: Socket, connection: Connection): void {
  if (connection.response && isIdle(socket, connection)) connection.response = sent
  const progress = socket.writableLength === 0 ? '' : progressOf(socket)
  const isStalled = progress !== '' && progress === connection.progress
  connection.stalledChecks = isStalled ? connection.stalledChecks + 1 : 0
  connection.progress = progress
  // A reset also frees what the operating system holds for a client that does not read.
  if (connection.stalledChecks * checkInterval >= writeTimeout) socket.resetAndDestroy()
}

/**
 * The field in which Node keeps how many bytes of a write the operating system has not taken. It is not
 * documented, but Node's own timeouts read it, too: a large answer is one write, which takes a slow client
 * longer than any timeout.
 */
interface WithHandle {
  readonly _handle?: { readonly writeQueueSize?: number } | null
}

/**
 * Bytes of whole writes, and the rest of the write under way: another text when a client has taken anything.
 */
const progressOf = (socket: Socket): string =>
  `${socket.bytesWritten - socket.writableLength} ${(socket as unknown as WithHandle)._handle?.writeQueueSize}`
