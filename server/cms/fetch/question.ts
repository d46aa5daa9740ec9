import type { CmsFault } from '../http-client/cms-error.ts'
import type { UpstreamRequest } from '../http-client/http-client.ts'
import { type FetchParams, queryOf } from './addresses.ts'

export interface Question {
  /** Below the base URL, from `actionPath`. */
  readonly path: string
  readonly params?: FetchParams
  /** What a missing answer means, where there has to be one. */
  readonly mustExist?: string
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
export const byQuery = (
  { path, params = {}, mustExist, expected = [] }: Question,
  apiKey?: string,
): UpstreamRequest => ({
  path,
  query: [...queryOf(params), ...(apiKey === undefined ? [] : [['api_key', apiKey] as const])],
  headers: json,
  expected,
  ...(mustExist === undefined ? {} : { mustExist }),
})

/** As a POST, where the key is in no address. One that is refused is asked again as a GET. */
export const byBody = (
  { path, params = {}, mustExist, expected = [] }: Question,
  apiKey: string,
): UpstreamRequest => ({
  path,
  method: 'POST',
  headers: json,
  body: JSON.stringify({ ...Object.fromEntries(queryOf(params)), api_key: apiKey }),
  expected: [...expected, 'redirected'],
  ...(mustExist === undefined ? {} : { mustExist }),
})

export const addressHint =
  'The content system knows no Fetch add-on at CMS_URL: check the address, and that the add-on is installed there'
