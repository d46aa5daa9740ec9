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

export { defaultLimits } from './limits.ts'

export interface HttpClientOptions {
  /**
   * `CMS_URL`: ends with a slash; a user and a password in it are sent as Basic authentication and shown
   * nowhere.
   */
  readonly baseUrl: string
  /** Hidden, however they are spelled, wherever the text of a call is logged or thrown. */
  readonly secrets: readonly string[]
  /** Sent with every call, such as `authorization`. */
  readonly headers?: Readonly<Record<string, string>>
  readonly limits: HttpClientLimits
  /** Makes a cheap question in JSON, each time that one is asked while the breaker is open. */
  readonly probe: () => HttpRequest
  readonly logger: Logger
  /** 0 to 1. */
  readonly random?: () => number
}

interface Circumstances {
  readonly isProof: boolean
  readonly expected: NonNullable<HttpRequest['expected']>
  readonly url: string
}

/**
 * What a failed call says about the system; a call that never left, or that the system refused as such, says
 * nothing bad. What the caller expects says nothing at all: a system that is broken sends the same status
 * 500.
 */
function judge(guard: Availability, error: CmsError, { isProof, expected, url }: Circumstances): void {
  const { fault, status = 0 } = error
  const isExpected = expected.includes(fault) || (fault === 'status' && expected.includes(status))
  if (fault === 'busy' || isExpected) return
  const isAnswer = fault === 'status' && status < 500
  const isOfBody = fault === 'not-json' || fault === 'malformed' || fault === 'too-large'
  if (isAnswer && isProof) guard.recordSuccess()
  if (!isAnswer && (isProof || !isOfBody)) guard.recordFailure(error, url)
}

/**
 * The client for everything that the content system is asked over HTTP (reliability-and-security R8, section
 * 4).
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
  const call = createSendRequest({ base, pool, limits, headers, redact, logger })
  const guard = createAvailability({ limits, logger, host: base.host, random, probe: () => ask() })
  const readers = {
    json: jsonReader({ limits, origin: base.origin }),
    text: textReader({ limits, origin: base.origin }),
    exchange: rawReader({ limits, origin: base.origin }),
  }
  const life = { isOver: false }

  function checkOpen(): void {
    if (life.isOver) throw new CmsError('unreachable', 'The connection to the content system was closed')
  }

  async function judged<T>(request: HttpRequest, reader: ResponseReader<T>): Promise<T> {
    try {
      const answer = await call(request, reader)
      if (reader.isProof && !life.isOver) guard.recordSuccess()
      return answer
    } catch (error) {
      if (error instanceof CmsError && !life.isOver) {
        const { isProof } = reader
        judge(guard, error, { isProof, expected: request.expected ?? [], url: loggedUrl(request, redact) })
      }
      throw error
    }
  }

  /** Asked again on entering: the system may have failed while the call waited. */
  async function enter<T>(request: HttpRequest, reader: ResponseReader<T>): Promise<T> {
    checkOpen()
    guard.assertAvailable()
    return judged(request, reader)
  }

  async function guarded<T>(request: HttpRequest, reader: ResponseReader<T>): Promise<T> {
    // What cannot be an address says nothing about the system: it fails before anything counts it.
    requestTarget(request, base)
    checkOpen()
    try {
      guard.assertAvailable()
      return await limiter.run(() => enter(request, reader))
    } catch (error) {
      if (error instanceof CmsError) noteUnsent(error, request)
      throw error
    }
  }

  function noteUnsent({ fault, message }: CmsError, request: HttpRequest): void {
    if (fault !== 'busy' && fault !== 'open') return
    logger.debug({ cms: { fault, url: loggedUrl(request, redact) } }, message)
  }

  async function ask(): Promise<void> {
    guard.assertNotRateLimited()
    await judged(probe(), readers.json)
  }

  return {
    fetchJson: (request) => guarded(request, readers.json),
    fetchText: (request) => guarded(request, readers.text),
    send: (request) => guarded(request, readers.exchange),
    state: guard.state,
    onRecover: guard.onRecover,
    close: async () => {
      life.isOver = true
      guard.close()
      limiter.close()
      await pool.close()
    },
  }
}
