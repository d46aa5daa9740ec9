/** The kind of failure of a call to the content system: for logs, health and the response to the visitor. */
export type CmsFault =
  | 'unreachable'
  | 'tls'
  | 'timeout'
  | 'unauthorised'
  | 'redirected'
  | 'wrong-address'
  | 'not-json'
  | 'malformed'
  | 'too-large'
  /** Too many calls for the system (status 429). */
  | 'limited'
  | 'status'
  /** Too many calls at the same time for this server. */
  | 'busy'
  /** The circuit breaker is open. */
  | 'open'

interface CmsErrorDetails {
  /** The error that led to this one. */
  readonly cause?: unknown
  /** HTTP status of the response, where there was one. */
  readonly status?: number
  /** Seconds after which another try makes sense. */
  readonly retryAfter?: number
}

/**
 * The content system could not be reached, or did not respond as it should. The message contains no secret
 * and says what the operator has to check.
 */
export class CmsError extends Error {
  override name = 'CmsError'
  readonly fault: CmsFault
  /** HTTP status of the response; undefined without a response. */
  readonly status: number | undefined
  /** Seconds after which another try makes sense. */
  readonly retryAfter: number | undefined
  constructor(fault: CmsFault, message: string, { cause, status, retryAfter }: CmsErrorDetails = {}) {
    super(message, { cause })
    this.fault = fault
    this.status = status
    this.retryAfter = retryAfter
  }
}
