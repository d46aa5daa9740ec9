import type { Logger } from 'pino'
import { parseBaseUrl, requestTarget } from './base-url.ts'
import { jsonReader, type ResponseReader, rawReader, textReader } from './body/response-readers.ts'
import { type CallHooks, callKind } from './call-hooks.ts'
import { CmsError } from './cms-error.ts'
import { createConnectionPool } from './connection/connection-pool.ts'
import type { HttpClient, HttpRequest } from './http-client.ts'
import type { HttpClientLimits } from './limits.ts'
import { createRedact, loggedUrl } from './redact.ts'
import { type Availability, createAvailability } from './resilience/availability.ts'
import { createConcurrencyLimiter } from './resilience/concurrency-limiter.ts'
import { createSendRequest } from './send-request.ts'

/** Options of the HTTP client for the content system. */
export interface HttpClientOptions {
  /** `CMS_URL`, with a slash at its end. A user and password in it are sent as Basic authentication. */
  readonly baseUrl: string
  /** Keys and tokens, which are hidden in all log lines and errors. */
  readonly secrets: readonly string[]
  /** Headers that are sent with every call, such as `authorization`. */
  readonly headers?: Readonly<Record<string, string>>
  readonly limits: HttpClientLimits
  /** Creates a cheap request for JSON, for each probe while the circuit breaker is open. */
  readonly probe: () => HttpRequest
  readonly logger: Logger
  /** Returns a number from 0 to 1; `Math.random` unless given. */
  readonly random?: () => number
  readonly hooks?: CallHooks | undefined
  /** What a request asks for, as `hooks` are told; by its path unless given. */
  readonly kindOf?: ((request: HttpRequest) => string) | undefined
}

/** Facts about a call that decide how its failure is recorded. */
interface CallContext {
  /** Whether a good response shows that the system works, and a bad body that it does not. */
  readonly provesHealth: boolean
  /** Statuses and faults that the caller handles. */
  readonly expected: NonNullable<HttpRequest['expected']>
  /** What the call asks for. */
  readonly kind: string
  /** Address of the call, for the log. */
  readonly url: string
}

/**
 * Records a failed call as a success or a failure of the system. A call that was not sent is not recorded.
 * Nor is a failure that the caller expects, because a healthy system and a broken one may both send that
 * status. The fault `status` below 500, such as 422, concerns one request and shows that the system works;
 * statuses with a fault of their own (401, 403, 419, redirects) are failures.
 */
function recordError(
  availability: Availability,
  error: CmsError,
  { provesHealth, expected, kind, url }: CallContext,
): void {
  const { fault, status = 0 } = error
  const isExpected = expected.includes(fault) || (fault === 'status' && expected.includes(status))
  if (fault === 'busy' || isExpected) return
  const isClientError = fault === 'status' && status < 500
  const isBodyFault = fault === 'not-json' || fault === 'malformed' || fault === 'too-large'
  if (isClientError && provesHealth) availability.recordSuccess(kind)
  if (!isClientError && (provesHealth || !isBodyFault)) availability.recordFailure(error, kind, url)
}

/**
 * Creates the HTTP client through which all requests to the content system are sent. A call passes the
 * circuit breaker, waits in the concurrency limiter, is sent with deadlines, and its outcome is recorded and
 * logged.
 */
export function createHttpClient({
  baseUrl,
  secrets,
  headers = {},
  limits,
  probe,
  logger,
  random = Math.random,
  hooks = {},
  kindOf = callKind,
}: HttpClientOptions): HttpClient {
  const base = parseBaseUrl(baseUrl)
  const redact = createRedact([...secrets, ...base.secrets])
  const pool = createConnectionPool(base.origin, limits)
  const limiter = createConcurrencyLimiter(limits)
  const sendRequest = createSendRequest({ base, pool, limits, headers, redact, logger, hooks, kindOf })
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

  /** Sends a request, and records whether the system works. */
  async function sendAndRecord<T>(request: HttpRequest, reader: ResponseReader<T>): Promise<T> {
    try {
      const response = await sendRequest(request, reader)
      if (reader.provesHealth && !state.isClosed) availability.recordSuccess(kindOf(request))
      return response
    } catch (error) {
      if (error instanceof CmsError && !state.isClosed) {
        const { provesHealth } = reader
        const { expected = [] } = request
        const kind = kindOf(request)
        recordError(availability, error, { provesHealth, expected, kind, url: loggedUrl(request, redact) })
      }
      throw error
    }
  }

  /** Checks again whether the system is available, because it may have failed while the call waited. */
  async function sendIfAvailable<T>(request: HttpRequest, reader: ResponseReader<T>): Promise<T> {
    checkOpen()
    availability.assertAvailable(kindOf(request))
    availability.recordCall(kindOf(request))
    return sendAndRecord(request, reader)
  }

  /** Sends a request when it is its turn. */
  async function enqueue<T>(request: HttpRequest, reader: ResponseReader<T>): Promise<T> {
    // Throws for an invalid path before the call is counted, because such a path is no fault of the system.
    requestTarget(request, base)
    checkOpen()
    try {
      availability.assertAvailable(kindOf(request))
      return await limiter.run(() => sendIfAvailable(request, reader))
    } catch (error) {
      if (error instanceof CmsError) logUnsent(error, request)
      throw error
    }
  }

  /** Logs a call that was refused before it was sent. */
  function logUnsent({ fault, message }: CmsError, request: HttpRequest): void {
    if (fault !== 'busy' && fault !== 'open') return
    hooks.called?.({ kind: kindOf(request), outcome: fault })
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
    load: limiter.load,
    onRecover: availability.onRecover,
    close: async () => {
      state.isClosed = true
      availability.close()
      limiter.close()
      await pool.close()
    },
  }
}
