/** Passes requests of visitors (`/api/cms/`) on to the content system, and caches the responses. */
import { createBoundedCache } from '../../cache/bounded-cache.ts'
import { HttpError } from '../../http/http-error.ts'
import { CmsError, type CmsFault } from '../http-client/cms-error.ts'
import type { HttpClient } from '../http-client/http-client.ts'
import type { Redact } from '../http-client/redact.ts'
import type { PassThroughCall, PassThroughRequest } from './api-request.ts'
import { type PassThroughResponse, readPassThroughResponse } from './read-response.ts'

/** Lets visitors fetch public content from the content system (`/api/cms/`). */
export interface PassThrough {
  /**
   * Fetches the system's response; undefined for content that is not public or does not exist.
   * @param admit called before a call is sent; it throws to refuse the visitor
   * @throws HttpError 502 and 504, or the system's own status from 500 on; CmsError when the system cannot be
   * reached or limits calls; the error of `admit`
   */
  fetch(request: PassThroughRequest, admit: () => void): Promise<PassThroughResponse | undefined>
  /** Clears the cache, after a change of the content. */
  clear(): void
}

/** The HTTP client for the requests of visitors. */
export interface PassThroughClient extends Pick<HttpClient, 'send'> {
  /** Hides secrets in bodies before they are sent on. */
  readonly redact: Redact
}

interface PassThroughOptions extends PassThroughClient {
  /** Returns the call to the system; undefined for content that is not public. */
  resolve(request: PassThroughRequest): Promise<PassThroughCall | undefined>
}

/** Milliseconds for which a response is cached. */
const ttl = 15_000
/** Maximum bytes of all cached responses in memory, with two for each character. */
const maxBytes = 8_388_608
/** Maximum bytes of one cached response in memory. */
const maxEntryBytes = 1_048_576

/** HTTP statuses for faults of a response. */
const gatewayStatuses: Partial<Record<CmsFault, number>> = { timeout: 504, 'too-large': 502, malformed: 502 }

/** A bad response is an error of the gateway (502, 504). A call that got no response stays a CmsError. */
function gatewayError(error: unknown): unknown {
  const status = error instanceof CmsError ? gatewayStatuses[error.fault] : undefined
  return status === undefined ? error : new HttpError(status, 'The content system gave no usable answer')
}

/** Creates a pass-through that caches responses for 15 s; equal requests at the same time share one call. */
export function createPassThrough({ resolve, send, redact }: PassThroughOptions): PassThrough {
  const cache = createBoundedCache<string, PassThroughResponse>({
    ttl,
    maxBytes,
    maxEntryBytes,
    sizeOf: ({ body }, key) => 2 * (body.length + key.length),
  })
  const inFlight = new Map<string, Promise<PassThroughResponse | undefined>>()

  async function load(call: PassThroughCall): Promise<PassThroughResponse | undefined> {
    try {
      const response = readPassThroughResponse(await send(call.request), call)
      return response && { ...response, body: redact(response.body) }
    } catch (error) {
      throw gatewayError(error)
    }
  }

  function loadOnce(key: string, call: PassThroughCall): Promise<PassThroughResponse | undefined> {
    const loading = load(call)
    const store = (response?: PassThroughResponse) => {
      // After a `clear` the response may be out of date: waiting requests get it, but it is not cached.
      if (inFlight.get(key) !== loading) return
      inFlight.delete(key)
      if (response) cache.set(key, response)
    }
    inFlight.set(key, loading)
    loading.then(store, () => store())
    return loading
  }

  return {
    async fetch(request, admit) {
      const call = await resolve(request)
      if (!call) return undefined
      const key = JSON.stringify(call.request)
      const response = cache.get(key) ?? inFlight.get(key)
      if (response !== undefined) return response
      admit()
      return loadOnce(key, call)
    },
    clear() {
      cache.clear()
      inFlight.clear()
    },
  }
}
