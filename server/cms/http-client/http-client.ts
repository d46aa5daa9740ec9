import type { Value } from '../../../src/content/types.ts'
import type { CmsFault } from './cms-error.ts'

/** One question to the content system. */
export interface HttpRequest {
  /** Below the system's base URL, segments encoded, without a leading slash: `!/Fetch/page/over-ons`. */
  readonly path: string
  /**
   * Sent in this order, encoded by the client: servers that cache by position or by value see one spelling.
   */
  readonly query?: readonly (readonly [name: string, value: string])[]
  readonly method?: 'GET' | 'POST'
  readonly headers?: Readonly<Record<string, string>>
  readonly body?: string
  /** Largest decoded body in bytes; never above the configured limit. */
  readonly maxBytes?: number
  /**
   * What a 404 means: an answer (default), or that the base URL or the system's settings are wrong; then the
   * hint says what to check.
   */
  readonly notFoundHint?: string
  /**
   * Throws a CmsError `malformed` for JSON that this system would never send: it then counts and is reported
   * as such.
   */
  readonly validate?: (value: Value) => void
  /**
   * What the caller has another way for: statuses by which this system says something, and faults. Thrown
   * like all others, but neither logged as an error nor counted against the system, or for it.
   */
  readonly expected?: readonly (number | CmsFault)[]
}

export type JsonResponse =
  | {
      readonly kind: 'found'
      readonly value: Value
      /** Differs when the body does. */
      readonly digest: string
    }
  /** 404: the system says that there is no such thing. */
  | { readonly kind: 'missing' }

/** An answer as it came, for forms. Header names are lower case; repeated ones are lists. */
export interface HttpResponse {
  readonly status: number
  readonly headers: Readonly<Record<string, string | readonly string[] | undefined>>
  readonly text: string
}

export interface HttpClientState {
  /** False from the first failure until the next success. */
  readonly ok: boolean
  /** True while the circuit breaker lets nothing but probes through. */
  readonly open: boolean
}

/**
 * The one way to the content system: every call is limited in time, size and number, logged as `cms`, and
 * guarded by a breaker.
 */
export interface HttpClient {
  /** @throws CmsError for everything but JSON with status 200 and a 404 */
  fetchJson(request: HttpRequest): Promise<JsonResponse>
  /** Text of an XML document; undefined for a 404. @throws CmsError */
  fetchText(request: HttpRequest): Promise<string | undefined>
  /** An answer of any status; never retried, never followed. @throws CmsError when there is none */
  send(request: HttpRequest): Promise<HttpResponse>
  state(): HttpClientState
  /**
   * Calls back when the system answers again after failures, at most once in `probeMs`. Returns the way to
   * stop.
   */
  onRecover(recovered: () => void): () => void
  close(): Promise<void>
}
