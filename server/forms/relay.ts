import type { Logger } from 'pino'
import type { FormDefinition } from '../../src/content/types.ts'
import { CmsError } from '../cms/http-client/cms-error.ts'
import type { HttpClient, HttpRequest, HttpResponse } from '../cms/http-client/http-client.ts'
import { csrfRefused, fetchCsrfHeaders } from './csrf-token.ts'
import { type RelayResult, readAnswer } from './relay-answer.ts'

/** Values of fields by handle; a list for checkboxes. */
export type FormValues = Readonly<Record<string, string | readonly string[]>>

/** The way of visitors' forms to the content system. */
export interface FormRelay {
  /**
   * Hands what a visitor filled in to the content system.
   * @throws CmsError when it was neither taken nor refused
   */
  send(form: FormDefinition, values: FormValues): Promise<RelayResult>
}

interface RelayDeps {
  readonly upstream: Pick<HttpClient, 'send'>
  readonly logger: Pick<Logger, 'error'>
}

/**
 * Sends forms to the content system as a script of its own site would (docs/reference/content-system.md).
 * Values are never logged.
 */
export const createFormRelay = ({ upstream, logger }: RelayDeps): FormRelay => ({
  async send(form, values) {
    const outcome = await post(upstream, requestOf(form, values)).then(readAnswer, slownessOf)
    if (!(outcome instanceof CmsError)) return outcome
    logger.error({ form: form.handle, cms: { status: outcome.status }, err: outcome }, 'A form was not taken')
    throw outcome
  },
})

/**
 * Only a slow answer is about the form. Other faults are about the content system, and its client reports
 * them.
 */
function slownessOf(error: unknown): CmsError {
  if (error instanceof CmsError && error.fault === 'timeout') return error
  throw error
}

/** Where the content system wants a CSRF token, it is fetched, and the form sent once more. */
async function post(upstream: Pick<HttpClient, 'send'>, request: HttpRequest): Promise<HttpResponse> {
  const answer = await upstream.send(request)
  if (answer.status !== csrfRefused) return answer
  const token = await fetchCsrfHeaders(upstream)
  return token ? upstream.send({ ...request, headers: { ...request.headers, ...token } }) : answer
}

const requestOf = ({ handle }: FormDefinition, values: FormValues): HttpRequest => ({
  path: `!/forms/${encodeURIComponent(handle)}`,
  method: 'POST',
  headers: {
    accept: 'application/json',
    'content-type': 'application/x-www-form-urlencoded',
    'x-requested-with': 'XMLHttpRequest',
  },
  // Sending mail may be slow, which says nothing about pages: a form must not open the circuit breaker.
  expected: ['timeout'],
  body: new URLSearchParams(Object.entries(values).flatMap(pairsOf)).toString(),
})

const pairsOf = ([handle, value]: [string, string | readonly string[]]): [string, string][] =>
  typeof value === 'string' ? [[handle, value]] : value.map((item) => [`${handle}[]`, item])
