import type { Logger } from 'pino'
import type { FormValues } from '../../src/blocks/form/form-values.ts'
import type { FormDefinition } from '../../src/content/types.ts'
import { CmsError } from '../cms/http-client/cms-error.ts'
import type { HttpClient, HttpRequest, HttpResponse } from '../cms/http-client/http-client.ts'
import { csrfRefused, fetchCsrfHeaders } from './csrf-token.ts'
import { type RelayResult, readAnswer } from './relay-answer.ts'

/** Takes visitors' forms to where they are read: passes them on to the content system, or keeps them. */
export interface FormRelay {
  /**
   * Sends a visitor's values.
   * @throws CmsError when the form was neither accepted nor refused
   */
  send(form: FormDefinition, values: FormValues): Promise<RelayResult>
}

interface RelayDeps {
  readonly upstream: Pick<HttpClient, 'send'>
  readonly logger: Pick<Logger, 'error'>
}

/**
 * Creates a relay that sends forms to the content system as a script of its own site would
 * (docs/reference/content-system.md). Values are never logged.
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
 * Returns the error of a slow response, which concerns the form. All other errors are thrown: the HTTP client
 * itself reports faults of the content system.
 */
function slownessOf(error: unknown): CmsError {
  if (error instanceof CmsError && error.fault === 'timeout') return error
  throw error
}

/** Sends a form; once more with a CSRF token where the content system requires one. */
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
  // Sending mail may be slow, while pages are not: a timeout of a form must not open the circuit breaker.
  expected: ['timeout'],
  body: new URLSearchParams(Object.entries(values).flatMap(pairsOf)).toString(),
})

const pairsOf = ([handle, value]: [string, string | readonly string[]]): [string, string][] =>
  typeof value === 'string' ? [[handle, value]] : value.map((item) => [`${handle}[]`, item])
