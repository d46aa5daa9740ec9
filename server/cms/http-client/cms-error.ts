/** What went wrong with a call, for logs, health and the answer to the visitor. */
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

interface Details {
  readonly cause?: unknown
  /** HTTP status of the answer, where there was one. */
  readonly status?: number
  /** Seconds after which another try makes sense. */
  readonly retryAfter?: number
}

/**
 * The content system could not be asked, or did not answer as it should. The message names no secret and says
 * what to check.
 */
export class CmsError extends Error {
  override name = 'CmsError'
  readonly fault: CmsFault
  readonly status: number | undefined
  readonly retryAfter: number | undefined
  constructor(fault: CmsFault, message: string, { cause, status, retryAfter }: Details = {}) {
    super(message, { cause })
    this.fault = fault
    this.status = status
    this.retryAfter = retryAfter
  }
}
