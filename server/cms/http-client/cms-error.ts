/** What went wrong with a call to the content system: for logs, health and the response to the visitor. */
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
  | 'limited'
  | 'status'
  | 'busy'
  | 'open'

interface CmsErrorDetails {
  readonly cause?: unknown
  /** HTTP status of the response, where there was one. */
  readonly status?: number
  /** Seconds after which another try makes sense. */
  readonly retryAfter?: number
}

/**
 * The content system could not be reached, or did not respond as it should. The message contains no secret
 * and tells the operator what to check.
 */
export class CmsError extends Error {
  override name = 'CmsError'
  readonly fault: CmsFault
  readonly status: number | undefined
  readonly retryAfter: number | undefined
  constructor(fault: CmsFault, message: string, { cause, status, retryAfter }: CmsErrorDetails = {}) {
    super(message, { cause })
    this.fault = fault
    this.status = status
    this.retryAfter = retryAfter
  }
}
