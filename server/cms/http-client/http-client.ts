/** The interface of the HTTP client for the content system, which `create-http-client.ts` creates. */
import type { Value } from '../../../src/content/types.ts'
import type { CmsFault } from './cms-error.ts'

/** One request to the content system. */
export interface HttpRequest {
  /** Path below `CMS_URL`, its segments encoded, without a leading slash: `!/Fetch/page/over-ons`. */
  readonly path: string
  /**
   * Parameters, not encoded. They are sent in this order, because some systems cache by the order of
   * parameters.
   */
  readonly query?: readonly (readonly [name: string, value: string])[]
  /** `GET` unless given. */
  readonly method?: 'GET' | 'POST'
  readonly headers?: Readonly<Record<string, string>>
  readonly body?: string
  /** Largest decompressed body in bytes; the configured limit holds as well. */
  readonly maxBytes?: number
  /**
   * Turns a 404 into an error with this text in its message: what to check in `CMS_URL` or in the system's
   * settings. Without a hint a 404 is a regular response.
   */
  readonly notFoundHint?: string
  /**
   * Throws a CmsError `malformed` for JSON of another shape than the system sends, so that it is counted and
   * logged as a fault of the system.
   */
  readonly validate?: (value: Value) => void
  /**
   * Statuses and faults that the caller handles. They are thrown like all others, but neither logged as an
   * error nor counted by the circuit breaker.
   */
  readonly expected?: readonly (number | CmsFault)[]
}

/** The response to a request for JSON. */
export type JsonResponse =
  | {
      readonly kind: 'found'
      readonly value: Value
      /** A hash of the body: it differs when the body does. */
      readonly digest: string
    }
  /** Status 404: the system does not have the requested content. */
  | { readonly kind: 'missing' }

/**
 * A response of any status, to a form or a request of a visitor. Header names are in lower case; repeated
 * headers are lists.
 */
export interface HttpResponse {
  readonly status: number
  readonly headers: Readonly<Record<string, string | readonly string[] | undefined>>
  readonly text: string
}

/** Whether the content system is available, for the health endpoint. */
export interface HttpClientState {
  /** False from the first failure until the next success. */
  readonly ok: boolean
  /** True while the circuit breaker lets only probes through. */
  readonly open: boolean
  /** What is not asked for at the moment, such as `menus`, while everything else is; absent where nothing is. */
  readonly openKinds?: readonly string[]
}

/** Numbers of calls at one moment. */
export interface CallLoad {
  readonly running: number
  readonly waiting: number
}

/**
 * Sends all requests to the content system. Every call is limited in time and size, calls are limited in
 * number, each is logged as `cms`, and a circuit breaker stops them while the system fails.
 */
export interface HttpClient {
  /**
   * Requests JSON.
   * @throws CmsError for every response but JSON with status 200 and, without a `notFoundHint`, a 404
   */
  fetchJson(request: HttpRequest): Promise<JsonResponse>
  /** Requests the text of an XML document; undefined for a 404 without a `notFoundHint`. @throws CmsError */
  fetchText(request: HttpRequest): Promise<string | undefined>
  /**
   * Sends a form or a request of a visitor, without retries; any status is a response.
   * @throws CmsError when there is no response, or one that cannot be read
   */
  send(request: HttpRequest): Promise<HttpResponse>
  /** Whether the system is available at the moment. */
  state(): HttpClientState
  /** Number of calls under way, and of those that wait for their turn. */
  load(): CallLoad
  /**
   * Calls back when the system responds again after an outage, at most once in `probeMs` milliseconds.
   * Returns the function that unsubscribes.
   */
  onRecover(recovered: () => void): () => void
  /** Closes connections and timers. Later calls are rejected. */
  close(): Promise<void>
}
