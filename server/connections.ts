import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'

/** Milliseconds that the client of an ended connection has to take what the system still holds for it, and to close its own end. */
const lingerTime = 1_000

interface Connection {
  /** The last one, which is sent after all others. Undefined before the first request. */
  answer: ServerResponse | undefined
}

/**
 * Knows which connections of a server are idle. Node calls one idle as soon as its answer is made, sent or not, and one that never
 * sent a byte busy. Closes idle ones when the server stops.
 *
 * @returns what each request has to be shown first. False where its connection has been ended, and no answer could be sent
 */
export function followConnections(server: Server): (req: IncomingMessage, res: ServerResponse) => boolean {
  const connections = new Map<Socket, Connection>()
  server.on('connection', (socket) => {
    connections.set(socket, { answer: undefined })
    socket.once('close', () => connections.delete(socket))
  })
  server.closeIdleConnections = () => {
    for (const [socket, connection] of connections)
      if (isIdle(socket, connection)) endIdle(socket, connection)
  }

  return ({ socket }, res) => {
    const connection = connections.get(socket)
    if (connection) connection.answer = res
    if (socket.writable) return true
    socket.destroySoon()
    return false
  }
}

/** Browsers open sockets in advance: one without a byte is idle, one with part of a request is not. */
const isIdle = (socket: Socket, { answer }: Connection): boolean =>
  !socket.destroyed && (answer ? answer.writableFinished && answer.req.complete : socket.bytesRead === 0)

/** The system may hold the end of an answer that is sent: it is lost where a container ends with its process. */
function endIdle(socket: Socket, { answer }: Connection): void {
  if (!answer) socket.destroy()
  else if (!socket.writableEnded) socket.end().setTimeout(lingerTime)
}
