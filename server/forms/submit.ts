import type { Logger } from 'pino'
import { findErrors } from '../../src/blocks/form/check-form.ts'
import type { FormState } from '../../src/blocks/form/form-definition.ts'
import { askedFields } from '../../src/blocks/form/form-definition.ts'
import type { FormDefinition } from '../../src/content/types.ts'
import type { Translate } from '../../src/i18n/translate.ts'
import { CmsError } from '../cms/http-client/cms-error.ts'
import type { RateLimit } from './rate-limit.ts'
import type { FormRelay } from './relay.ts'
import type { RelayResult } from './relay-answer.ts'
import type { Submission } from './submission.ts'

/** The result of submitting a form, and the status of the response that shows it. */
export interface FormOutcome {
  readonly status: number
  readonly state: FormState
  /** Seconds for the `Retry-After` header. */
  readonly retryAfter?: number
}

interface SubmitDeps {
  /** Undefined where nothing is connected that could receive a form. */
  readonly relay: FormRelay | undefined
  readonly formLimit: RateLimit
  readonly logger: Pick<Logger, 'info'>
  /** Returns messages in the language of the page. */
  readonly t: Translate
}

const sent: FormOutcome = { status: 303, state: { kind: 'sent' } }

/** Minimum of the `Retry-After` header, in seconds. */
const minRetryAfter = 10

/**
 * Checks a form and sends it. A form with a filled honeypot is thanked for, but not sent. What the visitor can
 * put right comes first. Where nothing can receive the form, the page says so instead of thanking for a form
 * that is lost.
 * @param address IP address of the visitor, for the rate limit
 */
export async function submitForm(
  { relay, formLimit, logger, t }: SubmitDeps,
  form: FormDefinition,
  { values, shown, isTrapped }: Submission,
  address: string | undefined,
): Promise<FormOutcome> {
  if (isTrapped && relay) {
    logger.info({ form: form.handle }, 'A form with a filled honeypot was not sent')
    return sent
  }
  const errors = Object.entries(findErrors(form, values)).map(([handle, key]) => [handle, t(key)])
  if (errors.length > 0)
    return { status: 422, state: { kind: 'refused', values: shown, errors: Object.fromEntries(errors) } }
  if (!relay) return { status: 501, state: { kind: 'failed', values: shown, hint: 'form-not-sent' } }
  const retryAfter = formLimit.take(address)
  if (retryAfter > 0)
    return { status: 429, state: { kind: 'failed', values: shown, hint: 'form-limited' }, retryAfter }
  const outcome = await relay.send(form, values).catch((error: unknown) => {
    if (error instanceof CmsError) return error
    throw error
  })
  return outcome instanceof CmsError ? failed(outcome, shown) : toOutcome(outcome, form, shown)
}

const failed = (error: CmsError, values: Submission['shown']): FormOutcome => ({
  status: 503,
  // After a timeout it is unknown whether the content system has accepted the form.
  state: { kind: 'failed', values, hint: error.fault === 'timeout' ? 'form-unsure' : 'form-unreachable' },
  retryAfter: Math.max(minRetryAfter, Math.ceil(error.retryAfter ?? 0)),
})

/**
 * The outcome of a relayed form. An error under the empty name is shown above the form: it is about the form
 * as a whole, or about a field that the form does not show.
 */
function toOutcome(relayed: RelayResult, form: FormDefinition, values: Submission['shown']): FormOutcome {
  if (relayed.kind === 'sent') return sent
  if (relayed.kind === 'unkept')
    return { status: 503, state: { kind: 'failed', values, hint: 'form-not-kept' } }
  const errorTexts = new Map(Object.entries(relayed.errors))
  const fieldErrors = askedFields(form).flatMap(({ handle }) => {
    const text = errorTexts.get(handle)
    errorTexts.delete(handle)
    return text === undefined ? [] : [[handle, text] as const]
  })
  const [other] = errorTexts.values()
  const whole = relayed.message ?? other
  const errors = Object.fromEntries([...(whole ? [['', whole] as const] : []), ...fieldErrors])
  return { status: 422, state: { kind: 'refused', values, errors } }
}
