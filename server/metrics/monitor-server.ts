import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { Logger } from 'pino'

/** What a monitor is told. */
export interface MonitorAnswer {
  readonly status: number
  readonly contentType: string
  readonly text: string
}

/** Finds out what a monitor is told. */
export type AnswerMonitor = () => MonitorAnswer | Promise<MonitorAnswer>

/** Answers by path. */
export type MonitorAnswers = ReadonlyMap<string, AnswerMonitor>

/** Limits in milliseconds, bytes and connections: only a few monitors ask. */
const limits = {
  headersTimeout: 5_000,
  requestTimeout: 10_000,
  maxHeaderSize: 8_192,
  keepAliveTimeout: 5_000,
}
const maxConnections = 32

/** Creates a server for monitors alone, which has nothing but these answers. */
export function createMonitorServer(answers: MonitorAnswers, logger: Pick<Logger, 'warn'>): Server {
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
    const path = url.split('?')[0] ?? ''
    const read = answers.get(path)
    if (!read) return void end(404)
    if (method !== 'GET' && method !== 'HEAD') return void end(405, { Allow: 'GET, HEAD' })
    try {
      const { status, contentType, text } = await read()
      end(status, { 'Content-Type': contentType }, text)
    } catch (err) {
      logger.warn({ err, path }, 'A monitor could not be answered')
      end(500)
    }
  }

  return server
}
