import type { Logger } from 'pino'
import { readBase, targetOf } from './address.ts'
import { createCall } from './call.ts'
import { CmsError } from './cms-error.ts'
import { createGuard, type Guard } from './guard.ts'
import type { Upstream, UpstreamRequest } from './http-client.ts'
import { createLimiter } from './limiter.ts'
import type { UpstreamLimits } from './limits.ts'
import { createPool } from './pool.ts'
import { exchangeReader, jsonReader, type Reader, textReader } from './readers.ts'
import { createRedact, shownAddress } from './redact.ts'

export { defaultLimits } from './limits.ts'

export interface UpstreamOptions {
  /**
   * `CMS_URL`: ends with a slash; a user and a password in it are sent as Basic authentication and shown
   * nowhere.
   */
  readonly baseUrl: string
  /** Hidden, however they are spelled, wherever the text of a call is logged or thrown. */
  readonly secrets: readonly string[]
  /** Sent with every call, such as `authorization`. */
  readonly headers?: Readonly<Record<string, string>>
  readonly limits: UpstreamLimits
  /** Makes a cheap question in JSON, each time that one is asked while the breaker is open. */
  readonly probe: () => UpstreamRequest
  readonly logger: Logger
  /** 0 to 1. */
  readonly random?: () => number
}

interface Circumstances {
  readonly isProof: boolean
  readonly expected: NonNullable<UpstreamRequest['expected']>
  readonly url: string
}

/**
 * What a failed call says about the system; a call that never left, or that the system refused as such, says
 * nothing bad. What the caller expects says nothing at all: a system that is broken sends the same status
 * 500.
 */
function judge(guard: Guard, error: CmsError, { isProof, expected, url }: Circumstances): void {
  const { fault, status = 0 } = error
  const isExpected = expected.includes(fault) || (fault === 'status' && expected.includes(status))
  if (fault === 'busy' || isExpected) return
  const isAnswer = fault === 'status' && status < 500
  const isOfBody = fault === 'not-json' || fault === 'malformed' || fault === 'too-large'
  if (isAnswer && isProof) guard.answered()
  if (!isAnswer && (isProof || !isOfBody)) guard.failed(error, url)
}

/**
 * The client for everything that the content system is asked over HTTP (reliability-and-security R8, section
 * 4).
 */
export function createUpstream({
  baseUrl,
  secrets,
  headers = {},
  limits,
  probe,
  logger,
  random = Math.random,
}: UpstreamOptions): Upstream {
  const base = readBase(baseUrl)
  const redact = createRedact([...secrets, ...base.secrets])
  const pool = createPool(base.origin, limits)
  const limiter = createLimiter(limits)
  const call = createCall({ base, pool, limits, headers, redact, logger })
  const guard = createGuard({ limits, logger, host: base.host, random, probe: () => ask() })
  const readers = {
    json: jsonReader({ limits, origin: base.origin }),
    text: textReader({ limits, origin: base.origin }),
    exchange: exchangeReader({ limits, origin: base.origin }),
  }
  const life = { isOver: false }

  function checkOpen(): void {
    if (life.isOver) throw new CmsError('unreachable', 'The connection to the content system was closed')
  }

  async function judged<T>(request: UpstreamRequest, reader: Reader<T>): Promise<T> {
    try {
      const answer = await call(request, reader)
      if (reader.isProof && !life.isOver) guard.answered()
      return answer
    } catch (error) {
      if (error instanceof CmsError && !life.isOver) {
        const { isProof } = reader
        judge(guard, error, { isProof, expected: request.expected ?? [], url: shownAddress(request, redact) })
      }
      throw error
    }
  }

  /** Asked again on entering: the system may have failed while the call waited. */
  async function enter<T>(request: UpstreamRequest, reader: Reader<T>): Promise<T> {
    checkOpen()
    guard.admit()
    return judged(request, reader)
  }

  async function guarded<T>(request: UpstreamRequest, reader: Reader<T>): Promise<T> {
    // What cannot be an address says nothing about the system: it fails before anything counts it.
    targetOf(request, base)
    checkOpen()
    try {
      guard.admit()
      return await limiter.run(() => enter(request, reader))
    } catch (error) {
      if (error instanceof CmsError) noteUnsent(error, request)
      throw error
    }
  }

  function noteUnsent({ fault, message }: CmsError, request: UpstreamRequest): void {
    if (fault !== 'busy' && fault !== 'open') return
    logger.debug({ cms: { fault, url: shownAddress(request, redact) } }, message)
  }

  async function ask(): Promise<void> {
    guard.admitProbe()
    await judged(probe(), readers.json)
  }

  return {
    json: (request) => guarded(request, readers.json),
    text: (request) => guarded(request, readers.text),
    exchange: (request) => guarded(request, readers.exchange),
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
