/** Sends requests to the Content REST API of Statamic, and checks the envelope (`data`) of its responses. */
import type { Value } from '../../../../src/content/types.ts'
import { isValues, memberOf } from '../../../../src/content/values/values.ts'
import { encodePath } from '../../../http/canonical-path.ts'
import { CmsError } from '../../http-client/cms-error.ts'
import type { HttpClient, HttpRequest, JsonResponse } from '../../http-client/http-client.ts'

/** The query parameters, always sent in this order, because the system caches by the whole URL. */
const parameters = ['fields', 'filter[site]', 'limit', 'site', 'sort', 'page'] as const
/** Query parameters of a request, in any order. */
export type RestQuery = Readonly<Partial<Record<(typeof parameters)[number], string | undefined>>>

/** Without this header the system sends errors as HTML pages. */
const accept = { accept: 'application/json' } as const

/** The headers for every request to the system: JSON is wanted, and the bearer token where there is one. */
export const restHeaders = (apiKey?: string): Readonly<Record<string, string>> => ({
  ...accept,
  ...(apiKey ? { authorization: `Bearer ${apiKey}` } : {}),
})

/** Throws for a response without the expected `data`. */
type EnvelopeCheck = (envelope: Value) => void

const checkData =
  (what: string, matches: (data: Value) => boolean): EnvelopeCheck =>
  (envelope) => {
    if (matches(memberOf(envelope, 'data'))) return
    throw new CmsError('malformed', `The content system answered with JSON that has no ${what} in "data"`)
  }

/** False also for a list in which nothing is an object: it says as little as no list, and empties nothing. */
const isListOfObjects = (data: Value): boolean =>
  Array.isArray(data) && (data.length === 0 || data.some(isValues))

/**
 * Checks of the member `data`, which every response has. A response of another shape is a fault of the
 * system.
 */
export const envelopeChecks = {
  any: checkData('list or object', (data) => isListOfObjects(data) || isValues(data)),
  list: checkData('list', isListOfObjects),
  object: checkData('object', isValues),
} as const

/**
 * Returns a function that creates the request with which the circuit breaker tests whether the system works
 * again: a cheap request that every system responds to, if only with a 404.
 * @param route path of the API below `CMS_URL`: `api`
 */
export const restProbe = (route: string) => (): HttpRequest => ({
  path: `${route}/globals`,
  headers: accept,
  validate: envelopeChecks.any,
})

/**
 * Returns a function that creates the request by which the system tells whether it knows a token of live
 * preview: its answers then have a header of their own.
 * @param route path of the API below `CMS_URL`: `api`
 */
export const restTokenProbe =
  (route: string) =>
  (token: string): HttpRequest => ({
    path: `${route}/globals`,
    query: [['token', token]],
    headers: accept,
  })

/**
 * Options of a request: how the response is checked, which failures the caller handles, and advice for the
 * log about a 404.
 */
export interface RestRequestOptions extends Pick<HttpRequest, 'notFoundHint' | 'expected' | 'validate'> {}

/** Fetches from the REST API, by paths below its route. */
export interface RestApi {
  /** Fetches a response, with its whole envelope as value. @throws CmsError */
  get(path: string, query?: RestQuery, options?: RestRequestOptions): Promise<JsonResponse>
  /** Fetches a response, with the list in `data` as value. @throws CmsError also when `data` is no list */
  getList(path: string, query?: RestQuery, options?: RestRequestOptions): Promise<JsonResponse>
}

/**
 * Creates a request to the REST API.
 * @param route path of the API below `CMS_URL`: `api`
 * @param path decoded, below the route
 */
export const createRestRequest = (route: string, path: string, query: RestQuery): HttpRequest => ({
  path: encodePath(`${route}/${path}`),
  query: parameters.flatMap((name) => (query[name] === undefined ? [] : [[name, query[name]] as const])),
  headers: accept,
})

/**
 * Creates the access to the REST API of one system.
 * @param route path of the API below `CMS_URL`: `api`
 */
export function createRestApi(upstream: Pick<HttpClient, 'fetchJson'>, route: string): RestApi {
  const get: RestApi['get'] = (path, query = {}, options = {}) =>
    upstream.fetchJson({ ...createRestRequest(route, path, query), validate: envelopeChecks.any, ...options })
  return {
    get,
    getList: async (path, query, options) =>
      withDataList(await get(path, query, { ...options, validate: envelopeChecks.list }), path),
  }
}

/** Replaces the value of a response by the list in its `data`. @throws CmsError when there is no list */
function withDataList(response: JsonResponse, path: string): JsonResponse {
  return response.kind === 'missing' ? response : { ...response, value: dataList(response.value, path) }
}

/**
 * The list in `data` of an envelope.
 * @param path for the message of the error
 * @throws CmsError `malformed` when it is not a list
 */
export function dataList(envelope: Value, path: string): readonly Value[] {
  const data = memberOf(envelope, 'data')
  if (!Array.isArray(data)) throw new CmsError('malformed', `The answer to ${path} has no list in "data"`)
  return data
}

/**
 * Turns a 404 into the value `null`. A 404 is cached for seconds only, `null` for the lifetime of its
 * resource, because a part of the API that is switched off stays missing.
 */
export const missingAsNull = (response: JsonResponse): JsonResponse =>
  response.kind === 'missing' ? { kind: 'found', value: null, digest: 'none' } : response
