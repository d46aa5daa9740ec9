/**
 * Requests by which the circuit breaker finds out whether the Fetch add-on is up again (probes), and the
 * state that probes share with other requests: how the API key is sent.
 */
import type { HttpRequest } from '../../http-client/http-client.ts'
import { noFetchHint, toGetRequest, toPostRequest } from './fetch-request.ts'

/**
 * How the API key is sent: unknown until a POST was accepted or refused. Requests and the probe of the
 * circuit breaker share one object.
 */
export interface ApiKeyMethod {
  current: 'POST' | 'GET' | 'unknown'
}

/** The state before the first request. */
export const createApiKeyMethod = (): ApiKeyMethod => ({ current: 'unknown' })

/**
 * Returns a function that creates the request of the next probe. The API key is sent as other requests send
 * it.
 */
export function createFetchProbe(apiKey: string | undefined, method: ApiKeyMethod): () => HttpRequest {
  const request = { path: '!/Fetch/globals/', notFoundHint: noFetchHint }
  const last = { wasPost: false }

  /**
   * While the method is unknown, POST and GET take turns, so that a system that refuses POST is found to be
   * up.
   */
  function isPost(): boolean {
    last.wasPost = !last.wasPost
    return method.current === 'unknown' ? last.wasPost : method.current === 'POST'
  }

  return () =>
    apiKey !== undefined && isPost() ? toPostRequest(request, apiKey) : toGetRequest(request, apiKey)
}
