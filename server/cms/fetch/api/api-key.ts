import type { Logger } from 'pino'
import { CmsError } from '../../http-client/cms-error.ts'
import type { HttpClient, JsonResponse } from '../../http-client/http-client.ts'
import { type FetchRequest, toGetRequest, toPostRequest } from './fetch-request.ts'
import type { ApiKeyMethod } from './probe.ts'

interface AuthenticatedRequestOptions {
  readonly upstream: HttpClient
  /** Shared with the probe of the circuit breaker; changed here. */
  readonly method: ApiKeyMethod
  readonly logger: Pick<Logger, 'warn'>
}

const csrfHint =
  'The content system refuses POST, so CMS_API_KEY is sent in the query of GET requests: save the settings of the Fetch add-on in the ' +
  'control panel once, which excludes it from the CSRF check'

const isRedirected = (error: unknown) => error instanceof CmsError && error.fault === 'redirected'

/**
 * Returns a function that sends requests to the Fetch add-on with its API key. The key goes into the body of
 * a POST, so that it is in no access log of the content system. Where the system refuses POST, the key goes
 * into the query of a GET. The first request finds out which of the two works; others wait for it.
 */
export function createAuthenticatedRequest(
  { upstream, method, logger }: AuthenticatedRequestOptions,
  apiKey: string,
) {
  const state: { trial?: Promise<unknown> | undefined } = {}
  const get = (request: FetchRequest) => upstream.fetchJson(toGetRequest(request, apiKey))

  async function post(request: FetchRequest): Promise<JsonResponse> {
    try {
      const response = await upstream.fetchJson(toPostRequest(request, apiKey))
      method.current = 'POST'
      return response
    } catch (error) {
      if (!isRedirected(error)) throw error
      return fallBackToGet(request)
    }
  }

  async function fallBackToGet(request: FetchRequest): Promise<JsonResponse> {
    const response = await get(request)
    if (method.current !== 'GET') logger.warn(csrfHint)
    method.current = 'GET'
    return response
  }

  async function tryPost(request: FetchRequest): Promise<JsonResponse> {
    const trial = post(request)
    state.trial = trial
    try {
      return await trial
    } finally {
      state.trial = undefined
    }
  }

  return async (request: FetchRequest): Promise<JsonResponse> => {
    if (method.current === 'unknown' && !state.trial) return tryPost(request)
    await state.trial?.catch(() => undefined)
    return method.current === 'GET' ? get(request) : post(request)
  }
}
