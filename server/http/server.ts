import { createServer, IncomingMessage, type Server, ServerResponse } from 'node:http'
import type { Express } from 'express'
import { followConnections } from './connections/follow-connections.ts'
import { maxConnections } from './connections/max-connections.ts'
import type { Header } from './fixed-headers.ts'

/** Answers a request and returns true, or returns false and leaves it to Express untouched. */
export type FastPath = (req: IncomingMessage, res: ServerResponse) => boolean

/**
 * Milliseconds for which an idle connection is kept open, which is longer than in common proxies: a proxy
 * that keeps it longer could send a request into a connection that this server has just closed.
 */
export const keepAliveTimeout = 65_000

/**
 * Limits in milliseconds, bytes and sockets, so that slow or greedy clients cannot use up connections and
 * memory (docs/reference/limits-and-attacks.md).
 */
const limits = {
  headersTimeout: 10_000,
  requestTimeout: 15_000,
  connectionsCheckingInterval: 1_000,
  keepAliveTimeout,
  maxHeaderSize: 16_384,
}

/**
 * Creates an HTTP server that constructs Express's own request and response classes. Express otherwise swaps
 * both prototypes on every request, which costs about 75 µs on Node 20 and 22.
 *
 * @param fastPath called before the app for each request
 * @param connected called with each new connection
 * @param headers security headers, for what is answered before either
 */
export function createHttpServer(
  app: Express,
  fastPath: FastPath = () => false,
  connected: () => void = () => {},
  headers: readonly Header[] = [],
): Server {
  class Request extends IncomingMessage {}
  class Response<R extends IncomingMessage> extends ServerResponse<R> {}
  Object.setPrototypeOf(Request.prototype, app.request)
  Object.setPrototypeOf(Response.prototype, app.response)
  app.request = Request.prototype as Express['request']
  app.response = Response.prototype as unknown as Express['response']

  const server = createServer({ ...limits, IncomingMessage: Request, ServerResponse: Response })
  server.maxConnections = maxConnections()
  // Node leaves out what comes after the 2,000th header, such as a second `Host`. The check of requests counts them.
  server.maxHeadersCount = 0
  server.on('connection', connected)
  // Express compiles `trust proxy` to this function; the nearest proxy is number 0.
  const trusts: (address: string, hop: number) => boolean = app.get('trust proxy fn')
  const begin = followConnections(server, (address) => trusts(address, 0), headers)
  server.on('request', (req, res) => {
    if (!begin(req, res)) return
    // A client that offers another protocol is answered in HTTP/1.1 (RFC 9110, section 7.8). The connection
    // is closed afterwards, as Node loses requests that follow in the same packet.
    if (offersUpgrade(req)) res.shouldKeepAlive = false
    if (!fastPath(req, res)) app(req as Request, res as Response<Request>)
  })
  // `CONNECT` asks for a proxy, which this server is not.
  server.on('connect', (_request, socket) => socket.destroy())
  return server
}

/** Whether a request offers to switch to another protocol. */
const offersUpgrade = ({ headers }: IncomingMessage): boolean =>
  headers.upgrade !== undefined && /\bupgrade\b/i.test(headers.connection ?? '')

/**
 * Stops accepting connections, waits for the current requests, and resolves when the last one has finished.
 * Idle connections are closed repeatedly: one that was busy at first would delay the end by the keep-alive
 * time.
 * @param timeout milliseconds after which the remaining connections are cut
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
