import type { Logger } from 'pino'
import { parseBaseUrl, requestTarget } from './base-url.ts'
import { jsonReader, type ResponseReader, rawReader, textReader } from './body/response-readers.ts'
import { CmsError } from './cms-error.ts'
import { createConnectionPool } from './connection/connection-pool.ts'
import type { HttpClient, HttpRequest } from './http-client.ts'
import type { HttpClientLimits } from './limits.ts'
import { createRedact, loggedUrl } from './redact.ts'
import { type Availability, createAvailability } from './resilience/availability.ts'
import { createConcurrencyLimiter } from './resilience/concurrency-limiter.ts'
import { createSendRequest } from './send-request.ts'

/** What the HTTP client for the content system is made with. */
export interface HttpClientOptions {
  /** `CMS_URL`, with a slash at its end. A user and password in it are sent as Basic authentication. */
  readonly baseUrl: string
  /** Keys and tokens, which are hidden in whatever is logged or thrown. */
  readonly secrets: readonly string[]
  /** Sent with every call, such as `authorization`. */
  readonly headers?: Readonly<Record<string, string>>
  readonly limits: HttpClientLimits
  /** Makes a cheap request for JSON, for each probe while the circuit breaker is open. */
  readonly probe: () => HttpRequest
  readonly logger: Logger
  /** 0 to 1. */
  readonly random?: () => number
}

/** What `recordError` needs to know of a call. */
interface CallContext {
  readonly provesHealth: boolean
  readonly expected: NonNullable<HttpRequest['expected']>
  readonly url: string
}

/**
 * Records what a failed call says about the health of the system. A call that was not sent says nothing. Nor
 * does a failure that the caller expects: a healthy system and a broken one may both send that status. A
 * status below 500 shows that the system works.
 */
function recordError(
  availability: Availability,
  error: CmsError,
  { provesHealth, expected, url }: CallContext,
): void {
  const { fault, status = 0 } = error
  const isExpected = expected.includes(fault) || (fault === 'status' && expected.includes(status))
  if (fault === 'busy' || isExpected) return
  const isClientError = fault === 'status' && status < 500
  const isBodyFault = fault === 'not-json' || fault === 'malformed' || fault === 'too-large'
  if (isClientError && provesHealth) availability.recordSuccess()
  if (!isClientError && (provesHealth || !isBodyFault)) availability.recordFailure(error, url)
}

/**
 * The HTTP client for the content system: the only module that calls it. A call passes the circuit breaker,
 * waits in the concurrency limiter, is sent with deadlines, and its outcome is recorded and logged.
 */
export function createHttpClient({
  baseUrl,
  secrets,
  headers = {},
  limits,
  probe,
  logger,
  random = Math.random,
}: HttpClientOptions): HttpClient {
  const base = parseBaseUrl(baseUrl)
  const redact = createRedact([...secrets, ...base.secrets])
  const pool = createConnectionPool(base.origin, limits)
  const limiter = createConcurrencyLimiter(limits)
  const sendRequest = createSendRequest({ base, pool, limits, headers, redact, logger })
  const availability = createAvailability({
    limits,
    logger,
    host: base.host,
    random,
    probe: () => sendProbe(),
  })
  const readers = {
    json: jsonReader({ limits, origin: base.origin }),
    text: textReader({ limits, origin: base.origin }),
    raw: rawReader({ limits, origin: base.origin }),
  }
  const state = { isClosed: false }

  function checkOpen(): void {
    if (state.isClosed) throw new CmsError('unreachable', 'The connection to the content system was closed')
  }

  async function sendAndRecord<T>(request: HttpRequest, reader: ResponseReader<T>): Promise<T> {
    try {
      const response = await sendRequest(request, reader)
      if (reader.provesHealth && !state.isClosed) availability.recordSuccess()
      return response
    } catch (error) {
      if (error instanceof CmsError && !state.isClosed) {
        const { provesHealth } = reader
        const { expected = [] } = request
        recordError(availability, error, { provesHealth, expected, url: loggedUrl(request, redact) })
      }
      throw error
    }
  }

  /** Checks once more when the wait is over: the system may have failed meanwhile. */
  async function sendIfAvailable<T>(request: HttpRequest, reader: ResponseReader<T>): Promise<T> {
    checkOpen()
    availability.assertAvailable()
    return sendAndRecord(request, reader)
  }

  async function enqueue<T>(request: HttpRequest, reader: ResponseReader<T>): Promise<T> {
    // Throws for an invalid path before anything counts the call: that says nothing about the system.
    requestTarget(request, base)
    checkOpen()
    try {
      availability.assertAvailable()
      return await limiter.run(() => sendIfAvailable(request, reader))
    } catch (error) {
      if (error instanceof CmsError) logUnsent(error, request)
      throw error
    }
  }

  function logUnsent({ fault, message }: CmsError, request: HttpRequest): void {
    if (fault !== 'busy' && fault !== 'open') return
    logger.debug({ cms: { fault, url: loggedUrl(request, redact) } }, message)
  }

  async function sendProbe(): Promise<void> {
    availability.assertNotRateLimited()
    await sendAndRecord(probe(), readers.json)
  }

  return {
    fetchJson: (request) => enqueue(request, readers.json),
    fetchText: (request) => enqueue(request, readers.text),
    send: (request) => enqueue(request, readers.raw),
    state: availability.state,
    onRecover: availability.onRecover,
    close: async () => {
      state.isClosed = true
      availability.close()
      limiter.close()
      await pool.close()
    },
  }
}
