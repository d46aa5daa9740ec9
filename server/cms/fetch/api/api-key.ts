import type { Logger } from 'pino'
import { CmsError } from '../../http-client/cms-error.ts'
import type { HttpClient, JsonResponse } from '../../http-client/http-client.ts'
import { type FetchRequest, toGetRequest, toPostRequest } from './fetch-request.ts'
import type { ApiKeyMethod } from './probe.ts'

interface AuthenticatedRequestOptions {
  readonly upstream: HttpClient
  readonly method: ApiKeyMethod
  readonly logger: Pick<Logger, 'warn'>
}

const csrfHint =
  'The content system refuses POST, so CMS_API_KEY is sent in the query of GET requests: save the settings of the Fetch add-on in the ' +
  'control panel once, which excludes it from the CSRF check'

const isRedirected = (error: unknown) => error instanceof CmsError && error.fault === 'redirected'

/**
 * Sends a key in the body of a POST, where no log of the content system sees it. Where POST is refused, the
 * first call finds out and the others wait for it; from then on the key goes into the query.
 */
export function createAuthenticatedRequest(
  { upstream, method, logger }: AuthenticatedRequestOptions,
  apiKey: string,
) {
  const state: { trial?: Promise<unknown> | undefined } = {}
  const get = (question: FetchRequest) => upstream.fetchJson(toGetRequest(question, apiKey))

  async function post(question: FetchRequest): Promise<JsonResponse> {
    try {
      const answer = await upstream.fetchJson(toPostRequest(question, apiKey))
      method.current = 'POST'
      return answer
    } catch (error) {
      if (!isRedirected(error)) throw error
      return instead(question)
    }
  }

  async function instead(question: FetchRequest): Promise<JsonResponse> {
    const answer = await get(question)
    if (method.current !== 'GET') logger.warn(csrfHint)
    method.current = 'GET'
    return answer
  }

  async function tryPost(question: FetchRequest): Promise<JsonResponse> {
    const trial = post(question)
    state.trial = trial
    try {
      return await trial
    } finally {
      state.trial = undefined
    }
  }

  return async (question: FetchRequest): Promise<JsonResponse> => {
    if (method.current === 'unknown' && !state.trial) return tryPost(question)
    await state.trial?.catch(() => undefined)
    return method.current === 'GET' ? get(question) : post(question)
  }
}
