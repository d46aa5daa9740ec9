/** The kind of failure of a call to the content system: for logs, health and the response to the visitor. */
export type CmsFault =
  /** No connection, or one that ended without a response. */
  | 'unreachable'
  /** A certificate that is not trusted, or a failed handshake. */
  | 'tls'
  /** A limit of time was reached. */
  | 'timeout'
  /** Status 401 or 403. */
  | 'unauthorised'
  /** A redirect, or status 419, which asks for a CSRF token. */
  | 'redirected'
  /** Status 404 where something must be, or a path that is none. */
  | 'wrong-address'
  /** A body of another type, such as a web page. */
  | 'not-json'
  /** A body or response that cannot be read, or has another shape. */
  | 'malformed'
  /** A body beyond the limits of bytes, depth or number of members. */
  | 'too-large'
  /** Too many calls for the system (status 429). */
  | 'limited'
  /** Any other status. */
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
