import type { Logger } from 'pino'
import { createInfoWriter } from '../../logging/logger.ts'
import { type BaseUrl, requestTarget } from './base-url.ts'
import { readBody } from './body/read-body.ts'
import type { DecodedResponse, ResponseReader } from './body/response-readers.ts'
import { CmsError } from './cms-error.ts'
import type { ConnectionPool, PoolRequest, PoolResponse } from './connection/connection-pool.ts'
import { createDeadline, type DeadlineSignal } from './connection/deadline.ts'
import { isRetryable, toConnectionError } from './errors/connection-error.ts'
import type { HttpRequest } from './http-client.ts'
import type { HttpClientLimits } from './limits.ts'
import { loggedUrl, type Redact } from './redact.ts'
import { createRetryBudget } from './resilience/retry-budget.ts'

interface SendRequestOptions {
  readonly base: BaseUrl
  readonly pool: ConnectionPool
  readonly limits: HttpClientLimits
  readonly headers: Readonly<Record<string, string>>
  readonly redact: Redact
  readonly logger: Logger
}

/** One call: sent, timed, read, understood, logged. @throws CmsError */
export type SendRequest = <T>(request: HttpRequest, reader: ResponseReader<T>) => Promise<T>

interface CallFacts {
  status?: number
  bytes?: number
  error?: string
}

const none = Buffer.alloc(0)

const lowerCased = (headers: Readonly<Record<string, string>> = {}): Readonly<Record<string, string>> =>
  Object.fromEntries(Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value]))

export function createSendRequest({
  base,
  pool,
  limits,
  headers,
  redact,
  logger,
}: SendRequestOptions): SendRequest {
  const budget = createRetryBudget(limits.retryShare)
  const writeLine = createInfoWriter(logger)

  const messageOf = (request: HttpRequest, accept: string): PoolRequest => ({
    method: request.method ?? 'GET',
    path: requestTarget(request, base),
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

  async function send(
    message: PoolRequest,
    signal: DeadlineSignal,
    mayRetry: boolean,
  ): Promise<PoolResponse> {
    budget.earn()
    try {
      return await pool.send(message, signal)
    } catch (error) {
      if (!mayRetry || signal.aborted || !isRetryable(error) || !budget.spend()) throw error
      return pool.send(message, signal)
    }
  }

  async function receive<T>(
    request: HttpRequest,
    reader: ResponseReader<T>,
    facts: CallFacts,
  ): Promise<DecodedResponse> {
    const deadline = createDeadline(limits)
    try {
      const message = messageOf(request, reader.accept)
      const { status, headers, body, skip } = await send(message, deadline.signal, reader.mayRetry)
      deadline.headReceived()
      facts.status = status
      if (!reader.wants(status)) return await skip().then(() => ({ status, headers, bytes: none }))
      const maxBytes = Math.min(request.maxBytes ?? Number.POSITIVE_INFINITY, reader.maxBytes)
      const limit = `${maxBytes} bytes${maxBytes === limits.maxBytes ? ', CMS_MAX_BYTES' : ''}`
      const tooLarge = () => new CmsError('too-large', `The content system answered with more than ${limit}`)
      const bytes = await readBody(body, headers['content-encoding'], { maxBytes, tooLarge })
      facts.bytes = bytes.length
      return { status, headers, bytes }
    } finally {
      deadline.clear()
    }
  }

  /** What the system sent may repeat a secret: a redirect does, for one. */
  function clean(thrown: unknown): CmsError {
    const error = toConnectionError(thrown, base.host)
    const { fault, message, cause, status, retryAfter } = error
    const details = { cause, ...(status === undefined ? {} : { status }) }
    return new CmsError(
      fault,
      redact(message),
      retryAfter === undefined ? details : { ...details, retryAfter },
    )
  }

  function log({ method = 'GET', ...request }: HttpRequest, facts: CallFacts, began: number): void {
    const ms = Math.round(performance.now() - began)
    const cms = { method, url: loggedUrl(request, redact), ...facts, ms }
    // Put together here, like the line of a request: there may be one for each view.
    writeLine(`"cms":${JSON.stringify(cms)},"msg":"CMS call"`)
  }

  return async (request, reader) => {
    const began = performance.now()
    const facts: CallFacts = {}
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
