import type { Logger } from 'pino'
import type { FormDefinition } from '../../src/content/types.ts'
import { CmsError } from '../cms/http-client/cms-error.ts'
import type { HttpClient, HttpRequest, HttpResponse } from '../cms/http-client/http-client.ts'
import { csrfRefused, fetchCsrfHeaders } from './csrf-token.ts'
import { type RelayResult, readAnswer } from './relay-answer.ts'

/** By handle; a list for checkboxes. */
export type FormValues = Readonly<Record<string, string | readonly string[]>>

export interface FormRelay {
  /**
   * Hands what a visitor filled in to the content system. @throws CmsError when it was not taken, and not
   * refused either
   */
  send(form: FormDefinition, values: FormValues): Promise<RelayResult>
}

interface Outside {
  readonly upstream: Pick<HttpClient, 'send'>
  readonly logger: Pick<Logger, 'error'>
}

/**
 * Relays forms as a script of the content system's own site would send them (content-contract 5.3). Values
 * are never logged.
 */
export const createFormRelay = ({ upstream, logger }: Outside): FormRelay => ({
  async send(form, values) {
    const outcome = await post(upstream, requestOf(form, values)).then(readAnswer, slownessOf)
    if (!(outcome instanceof CmsError)) return outcome
    logger.error({ form: form.handle, cms: { status: outcome.status }, err: outcome }, 'A form was not taken')
    throw outcome
  },
})

/** Other faults are about the system, whose client reports them. */
function slownessOf(error: unknown): CmsError {
  if (error instanceof CmsError && error.fault === 'timeout') return error
  throw error
}

/** Where the content system checks for forged requests, a token is fetched, and the form sent once more. */
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
  // Mail that is slow to leave says nothing about pages: no visitor's form may open the breaker.
  expected: ['timeout'],
  body: new URLSearchParams(Object.entries(values).flatMap(pairsOf)).toString(),
})

const pairsOf = ([handle, value]: [string, string | readonly string[]]): [string, string][] =>
  typeof value === 'string' ? [[handle, value]] : value.map((item) => [`${handle}[]`, item])
