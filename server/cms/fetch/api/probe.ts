import type { HttpRequest } from '../../http-client/http-client.ts'
import { noFetchHint, toGetRequest, toPostRequest } from './fetch-request.ts'

/** How a key is sent: unknown until a POST was answered or refused. Shared by the probe and the calls. */
export interface ApiKeyMethod {
  current: 'POST' | 'GET' | 'unknown'
}

export const createApiKeyMethod = (): ApiKeyMethod => ({ current: 'unknown' })

/** Makes the cheap question for the breaker of the HTTP client. A key goes where the calls send it. */
export function createFetchProbe(apiKey: string | undefined, method: ApiKeyMethod): () => HttpRequest {
  const question = { path: '!/Fetch/globals/', notFoundHint: noFetchHint }
  const last = { wasPost: false }

  /** A system that was never heard may refuse POST, and has to be found well all the same: by turns. */
  function isPost(): boolean {
    last.wasPost = !last.wasPost
    return method.current === 'unknown' ? last.wasPost : method.current === 'POST'
  }

  return () =>
    apiKey !== undefined && isPost() ? toPostRequest(question, apiKey) : toGetRequest(question, apiKey)
}
