import { createServer, IncomingMessage, type Server, ServerResponse, STATUS_CODES } from 'node:http'
import type { Express } from 'express'
import { followConnections } from './connections.ts'

/** Answers a request, or leaves it to others untouched. */
export type FastPath = (req: IncomingMessage, res: ServerResponse) => boolean

/** The words that belong to a status, such as `Not Found`. */
export const reasonOf = (status: number): string | undefined => STATUS_CODES[status]

/**
 * Milliseconds for which an idle connection is kept: longer than a proxy does, so that it never reuses one we
 * just closed.
 */
export const keepAliveTimeout = 65_000

/** Limits of reliability-and-security section 4, in milliseconds, bytes and sockets. */
const limits = {
  headersTimeout: 10_000,
  requestTimeout: 15_000,
  connectionsCheckingInterval: 1_000,
  keepAliveTimeout,
  maxHeaderSize: 16_384,
  maxConnections: 2_000,
}

/**
 * A server that constructs Express's own request and response classes. Express otherwise swaps both
 * prototypes on every request, which costs about 75 µs on Node 20 and 22.
 *
 * @param answerFirst asked before the app
 */
export function createHttpServer(app: Express, answerFirst: FastPath = () => false): Server {
  class Request extends IncomingMessage {}
  class Response<R extends IncomingMessage> extends ServerResponse<R> {}
  Object.setPrototypeOf(Request.prototype, app.request)
  Object.setPrototypeOf(Response.prototype, app.response)
  app.request = Request.prototype as Express['request']
  app.response = Response.prototype as unknown as Express['response']

  const { maxConnections, ...options } = limits
  const server = createServer({ ...options, IncomingMessage: Request, ServerResponse: Response })
  server.maxConnections = maxConnections
  const begin = followConnections(server)
  server.on('request', (req, res) => {
    if (!begin(req, res)) return
    // Whoever offers another protocol is answered in this one (RFC 9110, section 7.8). Node drops what
    // follows in the same packet.
    if (offersOther(req)) res.shouldKeepAlive = false
    if (!answerFirst(req, res)) app(req as Request, res as Response<Request>)
  })
  server.on('connect', (_request, socket) => socket.destroy())
  return server
}

const offersOther = ({ headers }: IncomingMessage): boolean =>
  headers.upgrade !== undefined && /\bupgrade\b/i.test(headers.connection ?? '')

/**
 * Stops accepting, lets requests under way finish, and resolves when the last one has; after `timeout` ms
 * what is left is cut. A socket that was busy when the stop began would otherwise hold the process for the
 * keep-alive time.
 */
export function closeServer(server: Server, timeout: number): Promise<void> {
  return new Promise((resolve) => {
    const sweep = setInterval(() => server.closeIdleConnections(), 50)
    const cut = setTimeout(() => server.closeAllConnections(), timeout)
    server.close(() => {
      clearInterval(sweep)
      clearTimeout(cut)
      resolve()
    })
    server.closeIdleConnections()
  })
}
