import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { Logger } from 'pino'
import { ownAddresses } from '../addresses/own-addresses.ts'

/** What is asked for its text. */
interface MetricTexts {
  readonly contentType: string
  metrics(): Promise<string>
}

/** Limits in milliseconds, bytes and connections: only a few monitors ask. */
const limits = {
  headersTimeout: 5_000,
  requestTimeout: 10_000,
  maxHeaderSize: 8_192,
  keepAliveTimeout: 5_000,
}
const maxConnections = 32

/** Creates the server of `/metrics`, which has nothing else and tells nothing else. */
export function createMetricsServer(texts: MetricTexts, logger: Pick<Logger, 'warn'>): Server {
  const server = createServer(limits, (req, res) => void answer(req, res))
  server.maxConnections = maxConnections

  async function answer({ method = '', url = '' }: IncomingMessage, res: ServerResponse): Promise<void> {
    const end = (status: number, headers: Readonly<Record<string, string>> = {}, body = '') =>
      res
        .writeHead(status, {
          ...{ 'Cache-Control': 'no-store', 'X-Content-Type-Options': 'nosniff' },
          ...{ ...headers, 'Content-Length': Buffer.byteLength(body) },
        })
        .end(method === 'HEAD' ? undefined : body)
    if (url.split('?')[0] !== ownAddresses.metrics.path) return void end(404)
    if (method !== 'GET' && method !== 'HEAD') return void end(405, { Allow: 'GET, HEAD' })
    try {
      end(200, { 'Content-Type': texts.contentType }, await texts.metrics())
    } catch (err) {
      logger.warn({ err }, 'The metrics could not be read')
      end(500)
    }
  }

  return server
}
