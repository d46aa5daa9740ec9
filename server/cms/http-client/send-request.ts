/** Sends single requests to the content system, with deadlines, retries and a log line each. */
import type { Logger } from 'pino'
import { createInfoWriter } from '../../logging/logger.ts'
import { type BaseUrl, requestTarget } from './base-url.ts'
import { type BodyAccount, createBodyBudget } from './body/body-budget.ts'
import { readBody } from './body/read-body.ts'
import type { DecodedResponse, ResponseReader } from './body/response-readers.ts'
import { type CallHooks, outcomeOf } from './call-hooks.ts'
import { CmsError } from './cms-error.ts'
import type { ConnectionPool, PoolRequest, PoolResponse } from './connection/connection-pool.ts'
import { createDeadline, type DeadlineSignal } from './connection/deadline.ts'
import { isRetryable, toConnectionError } from './errors/connection-error.ts'
import type { HttpRequest } from './http-client.ts'
import type { HttpClientLimits } from './limits.ts'
import { loggedUrl, type Redact } from './redact.ts'
import { createRetryBudget } from './resilience/retry-budget.ts'

interface SendRequestOptions {
  /** The parts of `CMS_URL`. */
  readonly base: BaseUrl
  readonly pool: ConnectionPool
  readonly limits: HttpClientLimits
  /** Headers that are sent with every request. */
  readonly headers: Readonly<Record<string, string>>
  /** Hides secrets in log lines and errors. */
  readonly redact: Redact
  readonly logger: Logger
  readonly hooks: CallHooks
  /** What a request asks for. */
  readonly kindOf: (request: HttpRequest) => string
}

/**
 * Sends one request and reads its response with the reader.
 * @throws CmsError
 */
export type SendRequest = <T>(request: HttpRequest, reader: ResponseReader<T>) => Promise<T>

/** Facts about the outcome of a call, for its log line. */
interface CallFacts {
  status?: number
  /** Size of the decompressed body. */
  bytes?: number
  /** The fault of a failed call. */
  error?: string
}

/** The memory of a body, which is given back once the body has been parsed. */
interface HeldMemory {
  account?: BodyAccount
}

const noBytes = Buffer.alloc(0)

const lowerCased = (headers: Readonly<Record<string, string>> = {}): Readonly<Record<string, string>> =>
  Object.fromEntries(Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value]))

/**
 * Returns a function that sends single requests: with deadlines, one retry after connection errors, limits
 * for the body, and a log line each. It does not limit how many requests run at the same time.
 */
export function createSendRequest({
  base,
  pool,
  limits,
  headers,
  redact,
  logger,
  hooks,
  kindOf,
}: SendRequestOptions): SendRequest {
  const budget = createRetryBudget(limits.retryShare)
  const bodyBudget = createBodyBudget(limits.maxBytes)
  const writeLine = createInfoWriter(logger)

  const toPoolRequest = (request: HttpRequest, accept: string): PoolRequest => ({
    method: request.method ?? 'GET',
    path: requestTarget(request, base),
    headers: {
      'user-agent': 'triptych',
      'accept-encoding': 'gzip, br',
      accept,
      ...base.headers,
      ...lowerCased(headers),
      ...lowerCased(request.headers),
      ...hooks.headers?.(),
    },
    body: request.body,
  })

  /** Sends a request, and once more after a connection error if the budget allows it. */
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

  /** Sends a request and reads the body of its response. */
  async function receive<T>(
    request: HttpRequest,
    reader: ResponseReader<T>,
    { facts, held }: { readonly facts: CallFacts; readonly held: HeldMemory },
  ): Promise<DecodedResponse> {
    const deadline = createDeadline(limits)
    try {
      const message = toPoolRequest(request, reader.accept)
      const { status, headers, body, discard } = await send(message, deadline.signal, reader.mayRetry)
      deadline.headReceived()
      facts.status = status
      if (!reader.readsBody(status)) return await discard().then(() => ({ status, headers, bytes: noBytes }))
      const maxBytes = Math.min(request.maxBytes ?? Number.POSITIVE_INFINITY, reader.maxBytes)
      const limit = `${maxBytes} bytes${maxBytes === limits.maxBytes ? ', CMS_MAX_BYTES' : ''}`
      const tooLarge = () => new CmsError('too-large', `The content system answered with more than ${limit}`)
      const bytes = await readBody(body, headers['content-encoding'], {
        maxBytes,
        tooLarge,
        open: (stream) => {
          held.account = bodyBudget.open(stream, maxBytes)
          return held.account
        },
      })
      facts.bytes = bytes.length
      return { status, headers, bytes }
    } finally {
      deadline.clear()
    }
  }

  /**
   * Turns a thrown value into a CmsError without secrets: a message may quote the system's response, such as
   * the target of a redirect, with a secret in it.
   */
  function toRedactedError(thrown: unknown): CmsError {
    const error = toConnectionError(thrown, base.host)
    const { fault, message, cause, status, retryAfter } = error
    const details = { cause, ...(status === undefined ? {} : { status }) }
    return new CmsError(
      fault,
      redact(message),
      retryAfter === undefined ? details : { ...details, retryAfter },
    )
  }

  function log({ method = 'GET', ...request }: HttpRequest, facts: CallFacts, startedAt: number): void {
    const ms = Math.round(performance.now() - startedAt)
    const cms = { method, url: loggedUrl(request, redact), ...facts, ms }
    // Written without the logger's own serialization, which is slow for a line per request.
    writeLine(`"cms":${JSON.stringify(cms)},"msg":"CMS call"`)
    hooks.called?.({
      ...{ kind: kindOf({ method, ...request }), outcome: outcomeOf(facts.error, facts.status) },
      ms: performance.now() - startedAt,
    })
  }

  return async (request, reader) => {
    const startedAt = performance.now()
    const [facts, held]: [CallFacts, HeldMemory] = [{}, {}]
    try {
      return await reader.read(await receive(request, reader, { facts, held }), request)
    } catch (thrown) {
      const error = toRedactedError(thrown)
      facts.error = error.fault
      throw error
    } finally {
      held.account?.close()
      log(request, facts, startedAt)
    }
  }
}
