/**
 * The access to the Fetch add-on (Statamic 2): sends a request and checks that the response comes from Fetch.
 */
import type { Logger } from 'pino'
import type { Value } from '../../../../src/content/types.ts'
import { memberOf } from '../../../../src/content/values/values.ts'
import { CmsError } from '../../http-client/cms-error.ts'
import type { HttpClient, JsonResponse } from '../../http-client/http-client.ts'
import { itemsOf } from '../items/items.ts'
import { createAuthenticatedRequest } from './api-key.ts'
import { type FetchRequest, toGetRequest } from './fetch-request.ts'
import type { ApiKeyMethod } from './probe.ts'

/**
 * Sends a request to the Fetch add-on. The value of a found response is an envelope with the member `data`.
 * @throws CmsError
 */
export type FetchApi = (request: FetchRequest) => Promise<JsonResponse>

interface FetchApiOptions {
  readonly upstream: HttpClient
  /** `CMS_API_KEY`. */
  readonly apiKey?: string | undefined
  /** How the API key is sent; shared with the probe of the circuit breaker. */
  readonly keyMethod: ApiKeyMethod
  readonly logger: Pick<Logger, 'warn' | 'error'>
}

const isBareList = (response: JsonResponse) =>
  response.kind === 'found' && Array.isArray(response.value) && response.value.length === 0

const noDataMessage =
  'The content system answered without usable data: check that CMS_URL leads to its Fetch add-on'

/** Whether `data` is a list. Fetch may send a list as an object with keys; an empty list is `[]`. */
const isListData = (data: Value): boolean =>
  itemsOf(data).length > 0 || (Array.isArray(data) && data.length === 0)

/**
 * Returns the response if it comes from Fetch. Fetch sends a bare `[]` for an item that is missing; a
 * response without `data` does not come from Fetch.
 * @throws CmsError `wrong-address`, `malformed`
 */
function checkResponse(response: JsonResponse, { notFoundHint, isList }: FetchRequest): JsonResponse {
  if (response.kind === 'missing' || isBareList(response)) {
    if (notFoundHint === undefined) return { kind: 'missing' }
    throw new CmsError('wrong-address', notFoundHint)
  }
  const data = memberOf(response.value, 'data')
  if (isList ? isListData(data) : typeof data === 'object') return response
  throw new CmsError('malformed', noDataMessage)
}

/** Milliseconds in which a response that fails the check is not logged again. */
const quietMs = 60_000

/**
 * Returns a function that checks responses and logs those that fail, because the HTTP client counted them as
 * good.
 */
function createLoggedCheck(logger: FetchApiOptions['logger']) {
  const state = { loggedAt: Number.NEGATIVE_INFINITY }
  return (response: JsonResponse, request: FetchRequest): JsonResponse => {
    try {
      return checkResponse(response, request)
    } catch (err) {
      const now = performance.now()
      if (now - state.loggedAt > quietMs) {
        state.loggedAt = now
        logger.error(
          { err, cms: { url: request.path } },
          'The content system gives answers that cannot be used',
        )
      }
      throw err
    }
  }
}

/**
 * Creates the function that sends all requests of the site to Fetch. Every response is checked to come from
 * Fetch; the API key is added where one is configured.
 */
export function createFetchApi(options: FetchApiOptions): FetchApi {
  const { upstream, apiKey, keyMethod: method, logger } = options
  const send =
    apiKey === undefined
      ? (request: FetchRequest) => upstream.fetchJson(toGetRequest(request))
      : createAuthenticatedRequest({ upstream, method, logger }, apiKey)
  const check = createLoggedCheck(logger)
  return async (request) => check(await send(request), request)
}
