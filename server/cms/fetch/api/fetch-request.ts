/** Turns a request for the Fetch add-on into an HTTP request, as a GET or a POST, with the API key in it. */
import type { CmsFault } from '../../http-client/cms-error.ts'
import type { HttpRequest } from '../../http-client/http-client.ts'
import { type FetchParams, queryPairs } from './endpoints.ts'

/** A request to Fetch, before it is decided how the API key is sent. */
export interface FetchRequest {
  /** Path below `CMS_URL`, from `actionPath`. */
  readonly path: string
  /** Query parameters. */
  readonly params?: FetchParams
  /** Turns the response for a missing item into an error with this message. */
  readonly notFoundHint?: string
  /** Faults that the caller handles: they are thrown, but not logged as errors. */
  readonly expected?: readonly CmsFault[]
  /** Whether `data` has to be a list. For a single item it may be `null`. */
  readonly isList?: boolean
}

const json = { 'content-type': 'application/json' }

/**
 * The request as a GET, with the API key in its query. Fetch sends a 404 for a missing page only with this
 * content type, although a GET has no content.
 */
export const toGetRequest = (
  { path, params = {}, notFoundHint, expected = [] }: FetchRequest,
  apiKey?: string,
): HttpRequest => ({
  path,
  query: [...queryPairs(params), ...(apiKey === undefined ? [] : [['api_key', apiKey] as const])],
  headers: json,
  expected,
  ...(notFoundHint === undefined ? {} : { notFoundHint: notFoundHint }),
})

/**
 * The request as a POST, with the API key in its body. A refusal is expected: the request is then sent as a
 * GET.
 */
export const toPostRequest = (
  { path, params = {}, notFoundHint, expected = [] }: FetchRequest,
  apiKey: string,
): HttpRequest => ({
  path,
  method: 'POST',
  headers: json,
  body: JSON.stringify({ ...Object.fromEntries(queryPairs(params)), api_key: apiKey }),
  expected: [...expected, 'redirected'],
  ...(notFoundHint === undefined ? {} : { notFoundHint: notFoundHint }),
})

/** Message for the operator when an address that every Fetch has is missing. */
export const noFetchHint =
  'The content system knows no Fetch add-on at CMS_URL: check the address, and that the add-on is installed there'
