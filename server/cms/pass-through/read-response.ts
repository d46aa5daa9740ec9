import type { Value } from '../../../src/content/types.ts'
import { isValues, memberOf } from '../../../src/content/values.ts'
import { HttpError } from '../../http/http-error.ts'
import { parseJson } from '../http-client/body/parse-json.ts'
import { statusError } from '../http-client/errors/status-error.ts'
import type { HttpResponse } from '../http-client/http-client.ts'
import { omit } from '../model/values.ts'
import type { PassThroughCall } from './api-request.ts'

export interface PassThroughResponse {
  readonly status: number
  /** JSON. */
  readonly body: string
}

const limits = { maxDepth: 64, maxMembers: 20_000 }

/**
 * Where a content system is administered, by whom, and what only its editors write (content-contract 2.4, 2.9
 * and 6).
 */
const ofEditors = ['edit_url', 'updated_by', 'content_raw'] as const
/** What a system in debug mode says of itself beside its message. */
const ofDevelopers = ['exception', 'file', 'line', 'trace'] as const

/**
 * Fetch delivers drafts, also as what a page refers to; REST a single entry that is scheduled or expired
 * (content-contract 2.4, 3.4).
 */
const isHidden = (value: Value): boolean =>
  isValues(value) && (memberOf(value, 'published') === false || memberOf(value, 'private') === true)

/** Without what is not published, however deep it lies, and what is only for editors. */
function publicValue(value: Value): Value {
  if (isHidden(value)) return null
  if (Array.isArray(value)) return value.filter((member) => !isHidden(member)).map(publicValue)
  if (!isValues(value)) return value
  const members = Object.entries(omit(value, ...ofEditors))
  return Object.fromEntries(members.map(([name, member]) => [name, publicValue(member)]))
}

interface Refusal {
  fits(status: number): boolean
  error(exchange: HttpResponse): Error
}

/** What is no answer for a visitor. What the system says of its faults stays here: it may be its settings. */
const refusals: readonly Refusal[] = [
  {
    fits: (status) => status >= 300 && status < 400,
    error: () => new HttpError(502, 'The content system answered with a redirect'),
  },
  {
    fits: (status) => [401, 403, 407, 419].includes(status),
    error: () => new HttpError(502, 'The content system refused the question'),
  },
  { fits: (status) => status === 429, error: (exchange) => statusError(exchange, { origin: '' }) },
  {
    fits: (status) => status >= 500,
    error: ({ status }) => new HttpError(status, `The content system answered with status ${status}`),
  },
]

const isJson = ({ headers }: HttpResponse): boolean =>
  /^application\/(?:json|[\w.-]+\+json)\s*(?:;|$)/i.test(String(headers['content-type'] ?? ''))

/**
 * Status and body as the system gives them; undefined where it has no such thing.
 * @throws HttpError 502 for what is no JSON, a redirect or a refusal, the system's own status from 500 on
 * @throws CmsError `limited`, `malformed`, `too-large`
 */
export function readPassThroughResponse(
  exchange: HttpResponse,
  open: PassThroughCall,
): PassThroughResponse | undefined {
  const { status, text } = exchange
  const refusal = refusals.find(({ fits }) => fits(status))
  if (refusal) throw refusal.error(exchange)
  if (!isJson(exchange)) {
    if (status === 404) return undefined
    throw new HttpError(502, 'The content system did not answer with JSON')
  }
  const value = parseJson(Buffer.from(text), limits)
  if (status >= 400)
    return { status, body: JSON.stringify(isValues(value) ? omit(value, ...ofDevelopers) : value) }
  return isThere(value, open) ? { status, body: JSON.stringify(publicValue(value)) } : undefined
}

const isEmpty = (value: Value): boolean => value === null || (Array.isArray(value) && value.length === 0)

/**
 * Fetch says `[]`, or `data` that is none, of what it does not have (content-contract 2.7). @throws HttpError
 * 502
 */
function isThere(value: Value, { isList, accepts = () => true }: PassThroughCall): boolean {
  const data = memberOf(value, 'data')
  if (Array.isArray(value) ? isEmpty(value) : !isList && isEmpty(data)) return false
  if (!isValues(data) && !(isList && Array.isArray(data)))
    throw new HttpError(502, 'The content system gave no usable answer')
  return isList || (isValues(data) && !isHidden(data) && accepts(data))
}
