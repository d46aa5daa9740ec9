import type { CmsFault } from '../../http-client/cms-error.ts'
import type { HttpRequest } from '../../http-client/http-client.ts'
import { type FetchParams, queryPairs } from './endpoints.ts'

export interface FetchRequest {
  /** Below the base URL, from `actionPath`. */
  readonly path: string
  readonly params?: FetchParams
  /** What a missing answer means, where there has to be one. */
  readonly notFoundHint?: string
  /** Faults that the caller has another way for. */
  readonly expected?: readonly CmsFault[]
  /** Whether the data has to be a list; of a single item it may be `null`. */
  readonly isList?: boolean
}

const json = { 'content-type': 'application/json' }

/**
 * As a GET. With the content type a missing page is a real 404 (content-contract 2.7), although a GET has no
 * content.
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

/** As a POST, where the key is in no address. One that is refused is asked again as a GET. */
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

export const noFetchHint =
  'The content system knows no Fetch add-on at CMS_URL: check the address, and that the add-on is installed there'
