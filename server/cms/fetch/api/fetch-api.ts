import type { Logger } from 'pino'
import type { Value } from '../../../../src/content/types.ts'
import { memberOf } from '../../../../src/content/values.ts'
import { CmsError } from '../../http-client/cms-error.ts'
import type { HttpClient, JsonResponse } from '../../http-client/http-client.ts'
import { itemsOf } from '../items/items.ts'
import { createAuthenticatedRequest } from './api-key.ts'
import { type FetchRequest, toGetRequest } from './fetch-request.ts'
import type { ApiKeyMethod } from './probe.ts'

/** Found answers are envelopes with `data`. @throws CmsError */
export type FetchApi = (question: FetchRequest) => Promise<JsonResponse>

interface FetchApiOptions {
  readonly upstream: HttpClient
  readonly apiKey?: string | undefined
  readonly keyMethod: ApiKeyMethod
  readonly logger: Pick<Logger, 'warn' | 'error'>
}

const isBare = (answer: JsonResponse) =>
  answer.kind === 'found' && Array.isArray(answer.value) && answer.value.length === 0

const notFetch =
  'The content system answered without usable data: check that CMS_URL leads to its Fetch add-on'

/** A list may come as an object with keys (content-contract 2.3); an empty one is `[]`. */
const isListData = (data: Value): boolean =>
  itemsOf(data).length > 0 || (Array.isArray(data) && data.length === 0)

/**
 * A bare `[]` is how Fetch says that something is missing; an answer without `data` is none of Fetch's
 * (content-contract 2.7).
 */
function checked(answer: JsonResponse, { notFoundHint, isList }: FetchRequest): JsonResponse {
  if (answer.kind === 'missing' || isBare(answer)) {
    if (notFoundHint === undefined) return { kind: 'missing' }
    throw new CmsError('wrong-address', notFoundHint)
  }
  const data = memberOf(answer.value, 'data')
  if (isList ? isListData(data) : typeof data === 'object') return answer
  throw new CmsError('malformed', notFetch)
}

/** Milliseconds in which no second line says the same. */
const quietMs = 60_000

/** What the HTTP client takes for a good answer, and so does not report. */
function createCheck(logger: FetchApiOptions['logger']) {
  const state = { toldAt: Number.NEGATIVE_INFINITY }
  return (answer: JsonResponse, question: FetchRequest): JsonResponse => {
    try {
      return checked(answer, question)
    } catch (err) {
      const now = performance.now()
      if (now - state.toldAt > quietMs) {
        state.toldAt = now
        logger.error(
          { err, cms: { url: question.path } },
          'The content system gives answers that cannot be used',
        )
      }
      throw err
    }
  }
}

/** The one way to ask Fetch: `HEAD`, `debug`, `users` and `formset` cannot be asked for. */
export function createFetchApi(options: FetchApiOptions): FetchApi {
  const { upstream, apiKey, keyMethod: method, logger } = options
  const call =
    apiKey === undefined
      ? (question: FetchRequest) => upstream.fetchJson(toGetRequest(question))
      : createAuthenticatedRequest({ upstream, method, logger }, apiKey)
  const check = createCheck(logger)
  return async (question) => check(await call(question), question)
}
