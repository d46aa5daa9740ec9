import type { Value, Values } from '../../src/content/types.ts'
import { isValues, listOf, memberOf } from '../../src/content/values/values.ts'
import { CmsError, type CmsFault } from '../cms/http-client/cms-error.ts'
import type { HttpResponse } from '../cms/http-client/http-client.ts'
import { csrfRefused } from './csrf-token.ts'

/** The result of a submitted form where it was sent to. */
export type RelayResult =
  | { readonly kind: 'sent' }
  /** It could not be kept as a file, which a second try would not change. */
  | { readonly kind: 'unkept' }
  | {
      readonly kind: 'refused'
      /** Error texts by field handle, plain. */
      readonly errors: Readonly<Record<string, string>>
      /** Error text about the form as a whole, when no field is wrong. */
      readonly message?: string
    }

/** Maximum length of an error text, in characters. */
const maxText = 300

/** A short text in one line; undefined for other values and empty texts. */
const plainText = (value: Value): string | undefined => {
  const text =
    typeof value === 'string'
      ? value
          .slice(0, maxText * 4)
          .replace(/\s+/g, ' ')
          .trim()
      : ''
  return text === '' ? undefined : [...text].slice(0, maxText).join('')
}

/** The first error text of each field; `days.0` is about `days`. */
function readFields(fields: Values): Readonly<Record<string, string>> {
  const texts = Object.entries(fields).flatMap(([name, messages]) => {
    const text = plainText(listOf(messages)[0])
    return text ? [[name.split('.')[0] ?? name, text] as const] : []
  })
  // The first text about a field wins.
  return Object.fromEntries(texts.toReversed())
}

/**
 * Reads why a form was refused. Statamic answers 400 with `error` by field and a list `errors`, and 422 with
 * `errors` by field and a `message` (docs/reference/content-system.md).
 */
function readRefusal(value: Value): RelayResult | undefined {
  const fields = ['error', 'errors'].map((name) => memberOf(value, name)).find(isValues)
  const errors = fields ? readFields(fields) : {}
  if (Object.keys(errors).length > 0) return { kind: 'refused', errors }
  const message = plainText(memberOf(value, 'message')) ?? plainText(listOf(memberOf(value, 'errors'))[0])
  return message === undefined ? undefined : { kind: 'refused', errors, message }
}

/** Status codes of a refused form. */
const refusals: ReadonlySet<number> = new Set([400, 422])

/** Faults by status, with the end of the error message for the operator. */
const failures: Readonly<Record<number, readonly [CmsFault, string]>> = {
  200: ['malformed', 'it did not confirm that it was sent: check CMS_URL'],
  401: ['unauthorised', 'it wants a login: check CMS_API_KEY'],
  403: ['unauthorised', 'it is not allowed: check CMS_API_KEY'],
  404: ['wrong-address', 'there is no `!/forms/`: check CMS_URL'],
  [csrfRefused]: ['status', 'it wants a CSRF token: exempt `!/forms/*` from its CSRF check'],
  429: ['limited', 'it gets too many requests'],
  500: ['status', 'it failed (status 500), as it does for a form that it does not know'],
}

/** The error for a response that neither accepts nor refuses a form. */
function failureOf({ status, headers }: HttpResponse): CmsError {
  const redirected: readonly [CmsFault, string] = ['redirected', 'it answered with a redirect: check CMS_URL']
  const other: readonly [CmsFault, string] = ['status', `it answered with status ${status}`]
  const [fault, reason] = failures[status] ?? (status >= 300 && status < 400 ? redirected : other)
  const retryAfter = Number(headers['retry-after'])
  return new CmsError(fault, `The content system did not take a form: ${reason}`, {
    status,
    ...(retryAfter > 0 && { retryAfter: Math.min(retryAfter, 120) }),
  })
}

/**
 * Reads the content system's response to a form. Only the status and the error texts are used: the response
 * also repeats the visitor's values, and may contain a redirect.
 */
export function readAnswer(answer: HttpResponse): RelayResult | CmsError {
  const value = parse(answer.text)
  if (answer.status === 200 && memberOf(value, 'success') === true) return { kind: 'sent' }
  return (refusals.has(answer.status) && readRefusal(value)) || failureOf(answer)
}

function parse(text: string): Value {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
