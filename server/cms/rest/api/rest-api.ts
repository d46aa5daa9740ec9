import type { Value } from '../../../../src/content/types.ts'
import { isValues, memberOf } from '../../../../src/content/values.ts'
import { encodePath } from '../../../http/canonical-path.ts'
import { CmsError } from '../../http-client/cms-error.ts'
import type { HttpClient, HttpRequest, JsonResponse } from '../../http-client/http-client.ts'

/**
 * In the order in which they are sent: the system caches by the whole URL, order included (content-contract
 * 3.7).
 */
const parameters = ['fields', 'filter[site]', 'limit', 'site', 'sort', 'page'] as const
export type RestQuery = Readonly<Partial<Record<(typeof parameters)[number], string | undefined>>>

/** Without this the system answers errors as HTML pages (content-contract 3.7). */
const accept = { accept: 'application/json' } as const

/** Headers of every call: JSON, and the bearer token where the system wants one. */
export const restHeaders = (apiKey?: string): Readonly<Record<string, string>> => ({
  ...accept,
  ...(apiKey ? { authorization: `Bearer ${apiKey}` } : {}),
})

type EnvelopeCheck = (envelope: Value) => void

const checkData =
  (what: string, fits: (data: Value) => boolean): EnvelopeCheck =>
  (envelope) => {
    if (fits(memberOf(envelope, 'data'))) return
    throw new CmsError('malformed', `The content system answered with JSON that has no ${what} in "data"`)
  }

/**
 * What `data` is in an answer: a system that sends something else is broken, as one that sends no JSON
 * (content-contract 3.2).
 */
export const envelopeChecks = {
  any: checkData('list or object', (data) => Array.isArray(data) || isValues(data)),
  list: checkData('list', Array.isArray),
  object: checkData('object', isValues),
} as const

/** A small question that every system answers, be it with 404. */
export const restProbe = (route: string) => (): HttpRequest => ({
  path: `${route}/globals`,
  headers: accept,
  validate: envelopeChecks.any,
})

export interface RestRequestOptions extends Pick<HttpRequest, 'notFoundHint' | 'expected' | 'validate'> {}

export interface RestApi {
  /** An answer as the system gives it. @throws CmsError */
  get(path: string, query?: RestQuery, options?: RestRequestOptions): Promise<JsonResponse>
  /** The same with its `data` as value. @throws CmsError also when that is not a list */
  getList(path: string, query?: RestQuery, options?: RestRequestOptions): Promise<JsonResponse>
}

/** Every address of the system: a decoded path below the route, parameters in one order. */
export const createRestRequest = (route: string, path: string, query: RestQuery): HttpRequest => ({
  path: encodePath(`${route}/${path}`),
  query: parameters.flatMap((name) => (query[name] === undefined ? [] : [[name, query[name]] as const])),
  headers: accept,
})

/** Asks the system, below its route. */
export function createRestApi(upstream: Pick<HttpClient, 'fetchJson'>, route: string): RestApi {
  const ask: RestApi['get'] = (path, query = {}, options = {}) =>
    upstream.fetchJson({ ...createRestRequest(route, path, query), validate: envelopeChecks.any, ...options })
  return {
    get: ask,
    getList: async (path, query, options) =>
      onlyList(await ask(path, query, { ...options, validate: envelopeChecks.list }), path),
  }
}

/** The list inside an answer. @throws CmsError: what is no list must not replace one that is known */
function onlyList(answer: JsonResponse, path: string): JsonResponse {
  return answer.kind === 'missing' ? answer : { ...answer, value: dataList(answer.value, path) }
}

/** The `data` of an envelope. @throws CmsError when it is not a list */
export function dataList(envelope: Value, path: string): readonly Value[] {
  const data = memberOf(envelope, 'data')
  if (!Array.isArray(data)) throw new CmsError('malformed', `The answer to ${path} has no list in "data"`)
  return data
}

/**
 * 404 as an answer like any other, kept for as long as its resource says: what a system has not switched on
 * stays away.
 */
export const missingAsNull = (answer: JsonResponse): JsonResponse =>
  answer.kind === 'missing' ? { kind: 'found', value: null, digest: 'none' } : answer
