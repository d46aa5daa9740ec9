import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'

/**
 * Milliseconds in which a client has to take something of what is sent to it (reliability-and-security, L5).
 * Seen from here it takes a third of what the system holds for it at a time, up to a megabyte: in 30 s a slow
 * line does not.
 */
const writeTimeout = 120_000
/** Milliseconds between two looks at what clients have taken. */
const lookEvery = 5_000

/**
 * Milliseconds that the client of an ended connection has to take what the system still holds for it, and to
 * close its own end.
 */
const lingerTime = 1_000

/** Share of the most connections above which those that are idle make room for new ones (M3). */
const crowded = 0.8

type Answer = Pick<ServerResponse, 'writableFinished'> & { readonly req: Pick<IncomingMessage, 'complete'> }

/** Stands for an answer that is sent: the response itself would be kept for as long as its connection. */
const sent: Answer = { writableFinished: true, req: { complete: true } }

interface Connection {
  /** The last one, which is sent after all others. Undefined before the first request. */
  answer: Answer | undefined
  /** Counts connections and requests: the lowest has asked for nothing for longest. */
  turn: number
  /** Bytes that had come with the last request: more are part of another. */
  read: number
  /** How much was taken at the last look, empty where nothing waits to be. */
  taken: string
  /** Looks in a row that found no more taken. */
  stalled: number
}

type Connections = Map<Socket, Connection>

/**
 * Knows which connections of a server are idle. Node calls one idle as soon as its answer is made, sent or
 * not, and one that never sent a byte busy. Closes idle ones when the server stops or is crowded, and those
 * whose clients take nothing.
 *
 * @returns what each request has to be shown first. False where its connection has been ended, and no answer
 * could be sent
 */
export function followConnections(server: Server): (req: IncomingMessage, res: ServerResponse) => boolean {
  const connections: Connections = new Map()
  let turn = 0
  server.on('connection', (socket) => {
    if (connections.size >= server.maxConnections * crowded) longestIdle(connections)?.destroy()
    connections.set(socket, { answer: undefined, turn: ++turn, read: 0, taken: '', stalled: 0 })
    socket.once('close', () => connections.delete(socket))
  })
  server.closeIdleConnections = () => {
    for (const [socket, connection] of connections)
      if (isIdle(socket, connection)) endIdle(socket, connection)
  }
  const looks = setInterval(() => {
    for (const [socket, connection] of connections) look(socket, connection)
  }, lookEvery).unref()
  server.once('close', () => clearInterval(looks))

  const begin = (req: IncomingMessage, res: ServerResponse): boolean => {
    const { socket } = req
    const connection = connections.get(socket)
    if (connection) {
      connection.answer = res
      connection.turn = ++turn
      connection.read = socket.bytesRead
      if (hasBody(req)) res.once('close', () => Object.assign(connection, { read: socket.bytesRead }))
    }
    if (socket.writable) return true
    socket.destroySoon()
    return false
  }
  // What Node answers by itself where nobody listens.
  server.on('checkExpectation', (req, res) => {
    if (begin(req, res)) res.writeHead(417).end()
  })
  return begin
}

const hasBody = ({ headers }: IncomingMessage): boolean =>
  headers['content-length'] !== undefined || headers['transfer-encoding'] !== undefined

/** Browsers open sockets in advance: one without a byte is idle, one with part of a request is not. */
const isIdle = (socket: Socket, { answer, read }: Connection): boolean =>
  !socket.destroyed &&
  socket.bytesRead === read &&
  (answer === undefined || (answer.writableFinished && answer.req.complete))

/**
 * Of those that had an answer: others have a request on its way, or are closed when the time for its headers
 * is up.
 */
function longestIdle(connections: Connections): Socket | undefined {
  let longest: Socket | undefined
  let lowest = Number.POSITIVE_INFINITY
  for (const [socket, connection] of connections)
    if (connection.answer && connection.turn < lowest && isIdle(socket, connection)) {
      longest = socket
      lowest = connection.turn
    }
  return longest
}

/**
 * The system may hold the end of an answer that is sent: it is lost where a container ends with its process.
 */
function endIdle(socket: Socket, { answer }: Connection): void {
  if (!answer) socket.destroy()
  else if (!socket.writableEnded) socket.end().setTimeout(lingerTime)
}

function look(socket: Socket, connection: Connection): void {
  if (connection.answer && isIdle(socket, connection)) connection.answer = sent
  const taken = socket.writableLength === 0 ? '' : takenOf(socket)
  connection.stalled = taken !== '' && taken === connection.taken ? connection.stalled + 1 : 0
  connection.taken = taken
  // A reset also frees what the system holds for a client that does not read.
  if (connection.stalled * lookEvery >= writeTimeout) socket.resetAndDestroy()
}

/**
 * Where Node keeps how many bytes of a write the system has not taken. Not documented, but its own timeouts
 * look there: a large answer is one write, and takes a slow client longer than any timeout.
 */
interface WithHandle {
  readonly _handle?: { readonly writeQueueSize?: number } | null
}

/**
 * Whole writes and the rest of the one under way: differs from the last time where a client has taken
 * anything.
 */
const takenOf = (socket: Socket): string =>
  `${socket.bytesWritten - socket.writableLength} ${(socket as unknown as WithHandle)._handle?.writeQueueSize}`
