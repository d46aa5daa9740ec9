/** Prepares responses of the content system for visitors (`/api/cms/`). */
import type { Value } from '../../../src/content/types.ts'
import { isValues, memberOf } from '../../../src/content/values/values.ts'
import { HttpError } from '../../http/http-error.ts'
import { parseJson } from '../http-client/body/parse-json.ts'
import { statusError } from '../http-client/errors/status-error.ts'
import type { HttpResponse } from '../http-client/http-client.ts'
import { defaultLimits } from '../http-client/limits.ts'
import { omit } from '../model/values.ts'
import { isOpenToAll } from '../model/visibility.ts'
import type { PassThroughCall } from './api-request.ts'

/** The response that a visitor gets, made from a response of the content system. */
export interface PassThroughResponse {
  readonly status: number
  /** JSON. */
  readonly body: string
}

/** Members that are removed from entries: where and by whom an entry is edited, and its unrendered text. */
const editorMembers = ['edit_url', 'updated_by', 'content_raw'] as const
/** Members that a system in debug mode adds to the message of an error. */
const debugMembers = ['exception', 'file', 'line', 'trace'] as const

/**
 * Whether visitors may not see an entry. Fetch sends drafts, even inside the pages that refer to them, and
 * REST sends a single entry that is scheduled or expired; both send what only some visitors may see.
 */
const isHidden = (value: Value): boolean => isValues(value) && (!isOpenToAll(value) || value.private === true)

/** A copy of a value without entries that are not public, at any depth, and without members for editors. */
function publicValue(value: Value): Value {
  if (isHidden(value)) return null
  if (Array.isArray(value)) return value.filter((member) => !isHidden(member)).map(publicValue)
  if (!isValues(value)) return value
  const members = Object.entries(omit(value, ...editorMembers))
  return Object.fromEntries(members.map(([name, member]) => [name, publicValue(member)]))
}

/** A group of statuses, with the error for the visitor. */
interface StatusRow {
  matches(status: number): boolean
  toError(response: HttpResponse): Error
}

/**
 * Statuses that are not passed on. Their bodies are dropped, because they may reveal settings of the system.
 */
const errorStatuses: readonly StatusRow[] = [
  {
    matches: (status) => status >= 300 && status < 400,
    toError: () => new HttpError(502, 'The content system answered with a redirect'),
  },
  {
    matches: (status) => [401, 403, 407, 419].includes(status),
    toError: () => new HttpError(502, 'The content system refused the question'),
  },
  { matches: (status) => status === 429, toError: (response) => statusError(response, { origin: '' }) },
  {
    matches: (status) => status >= 500,
    toError: ({ status }) => new HttpError(status, `The content system answered with status ${status}`),
  },
]

const isJson = ({ headers }: HttpResponse): boolean =>
  /^application\/(?:json|[\w.-]+\+json)\s*(?:;|$)/i.test(String(headers['content-type'] ?? ''))

/**
 * Checks a response of the content system and removes what visitors may not see. Undefined when the system
 * does not have the requested content. Another error below 500 is passed on when its body is JSON.
 * @throws HttpError 502 for a body that is not JSON, a redirect or refused access; the system's own status
 * from 500 on
 * @throws CmsError `limited`, `malformed`, `too-large`
 */
export function readPassThroughResponse(
  response: HttpResponse,
  call: PassThroughCall,
): PassThroughResponse | undefined {
  const { status, text } = response
  const row = errorStatuses.find(({ matches }) => matches(status))
  if (row) throw row.toError(response)
  if (!isJson(response)) {
    if (status === 404) return undefined
    throw new HttpError(502, 'The content system did not answer with JSON')
  }
  const value = parseJson(Buffer.from(text), defaultLimits)
  if (status >= 400)
    return { status, body: JSON.stringify(isValues(value) ? omit(value, ...debugMembers) : value) }
  return isFound(value, call) ? { status, body: JSON.stringify(publicValue(value)) } : undefined
}

const isEmpty = (value: Value): boolean => value === null || (Array.isArray(value) && value.length === 0)

/**
 * Whether a body contains the requested content. Fetch responds with `[]`, or with empty `data`, when it does
 * not have the content.
 * @throws HttpError 502 for a body of another shape
 */
function isFound(value: Value, { isList, accepts = () => true }: PassThroughCall): boolean {
  const data = memberOf(value, 'data')
  if (Array.isArray(value) ? isEmpty(value) : !isList && isEmpty(data)) return false
  if (!isValues(data) && !(isList && Array.isArray(data)))
    throw new HttpError(502, 'The content system gave no usable answer')
  return isList || (isValues(data) && !isHidden(data) && accepts(data))
}
