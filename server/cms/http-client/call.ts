import type { Logger } from 'pino'
import { createInfoWriter } from '../../logging/logger.ts'
import { type Base, targetOf } from './address.ts'
import { CmsError } from './cms-error.ts'
import { connectionFault, isWorthRetrying } from './connection-faults.ts'
import { createDeadline, type Signal } from './deadline.ts'
import type { UpstreamRequest } from './http-client.ts'
import type { UpstreamLimits } from './limits.ts'
import type { ConnectionPool, Message, Response } from './pool.ts'
import { readBody } from './read-body.ts'
import type { RawAnswer, Reader } from './readers.ts'
import { type Redact, shownAddress } from './redact.ts'
import { createRetryBudget } from './retry-budget.ts'

interface Options {
  readonly base: Base
  readonly pool: ConnectionPool
  readonly limits: UpstreamLimits
  readonly headers: Readonly<Record<string, string>>
  readonly redact: Redact
  readonly logger: Logger
}

/** One call: sent, timed, read, understood, logged. @throws CmsError */
export type Call = <T>(request: UpstreamRequest, reader: Reader<T>) => Promise<T>

interface Facts {
  status?: number
  bytes?: number
  error?: string
}

const none = Buffer.alloc(0)

const lowerCased = (headers: Readonly<Record<string, string>> = {}): Readonly<Record<string, string>> =>
  Object.fromEntries(Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value]))

export function createCall({ base, pool, limits, headers, redact, logger }: Options): Call {
  const budget = createRetryBudget(limits.retryShare)
  const writeLine = createInfoWriter(logger)

  const messageOf = (request: UpstreamRequest, accept: string): Message => ({
    method: request.method ?? 'GET',
    path: targetOf(request, base),
    headers: {
      'user-agent': 'triptych',
      'accept-encoding': 'gzip, br',
      accept,
      ...base.headers,
      ...lowerCased(headers),
      ...lowerCased(request.headers),
    },
    body: request.body,
  })

  async function send(message: Message, signal: Signal, mayRetry: boolean): Promise<Response> {
    budget.earn()
    try {
      return await pool.send(message, signal)
    } catch (error) {
      if (!mayRetry || signal.aborted || !isWorthRetrying(error) || !budget.spend()) throw error
      return pool.send(message, signal)
    }
  }

  async function receive<T>(request: UpstreamRequest, reader: Reader<T>, facts: Facts): Promise<RawAnswer> {
    const deadline = createDeadline(limits)
    try {
      const message = messageOf(request, reader.accept)
      const { status, headers, body, skip } = await send(message, deadline.signal, reader.mayRetry)
      deadline.answered()
      facts.status = status
      if (!reader.wants(status)) return await skip().then(() => ({ status, headers, bytes: none }))
      const maxBytes = Math.min(request.maxBytes ?? Number.POSITIVE_INFINITY, reader.maxBytes)
      const limit = `${maxBytes} bytes${maxBytes === limits.maxBytes ? ', CMS_MAX_BYTES' : ''}`
      const tooLarge = () => new CmsError('too-large', `The content system answered with more than ${limit}`)
      const bytes = await readBody(body, headers['content-encoding'], { maxBytes, tooLarge })
      facts.bytes = bytes.length
      return { status, headers, bytes }
    } finally {
      deadline.end()
    }
  }

  /** What the system sent may repeat a secret: a redirect does, for one. */
  function clean(thrown: unknown): CmsError {
    const error = connectionFault(thrown, base.host)
    const { fault, message, cause, status, retryAfter } = error
    const details = { cause, ...(status === undefined ? {} : { status }) }
    return new CmsError(
      fault,
      redact(message),
      retryAfter === undefined ? details : { ...details, retryAfter },
    )
  }

  function log({ method = 'GET', ...request }: UpstreamRequest, facts: Facts, began: number): void {
    const ms = Math.round(performance.now() - began)
    const cms = { method, url: shownAddress(request, redact), ...facts, ms }
    // Put together here, like the line of a request: there may be one for each view.
    writeLine(`"cms":${JSON.stringify(cms)},"msg":"CMS call"`)
  }

  return async (request, reader) => {
    const began = performance.now()
    const facts: Facts = {}
    try {
      return reader.read(await receive(request, reader, facts), request)
    } catch (thrown) {
      const error = clean(thrown)
      facts.error = error.fault
      throw error
    } finally {
      log(request, facts, began)
    }
  }
}
