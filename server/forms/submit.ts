import type { Logger } from 'pino'
import type { FormState } from '../../src/blocks/form/form-definition.ts'
import { askedFields } from '../../src/blocks/form/form-definition.ts'
import type { FormDefinition } from '../../src/content/types.ts'
import type { Translate } from '../../src/i18n/translate.ts'
import { CmsError } from '../cms/http-client/cms-error.ts'
import type { RateLimit } from './rate-limit.ts'
import type { FormRelay } from './relay.ts'
import type { RelayResult } from './relay-answer.ts'
import type { Submission } from './submission.ts'
import { findErrors } from './validation.ts'

/** What came of a form, and the status that says so. */
export interface FormOutcome {
  readonly status: number
  readonly state: FormState
  /** Seconds. */
  readonly retryAfter?: number
}

interface Parts {
  /** Absent where no content system is connected that could receive a form. */
  readonly relay: FormRelay | undefined
  readonly formLimit: RateLimit
  readonly logger: Pick<Logger, 'info'>
  /** In the language of the page. */
  readonly t: Translate
}

const sent: FormOutcome = { status: 303, state: { kind: 'sent' } }

/** Seconds. */
const usualRetry = 10

/**
 * Sends what passes our own checks. A machine that filled in the trap is thanked, and nothing is sent. Where
 * nothing can be sent the visitor is told so plainly, instead of a thank-you for something that was lost.
 */
export async function submitForm(
  { relay, formLimit, logger, t }: Parts,
  form: FormDefinition,
  { values, kept, trapped }: Submission,
  address: string | undefined,
): Promise<FormOutcome> {
  if (!relay) return { status: 501, state: { kind: 'failed', values: kept, hint: 'form-not-sent' } }
  if (trapped) {
    logger.info({ form: form.handle }, 'A form with a filled honeypot was not sent')
    return sent
  }
  const errors = Object.entries(findErrors(form, values)).map(([handle, key]) => [handle, t(key)])
  if (errors.length > 0)
    return { status: 422, state: { kind: 'refused', values: kept, errors: Object.fromEntries(errors) } }
  const retryAfter = formLimit.take(address)
  if (retryAfter > 0)
    return { status: 429, state: { kind: 'failed', values: kept, hint: 'form-limited' }, retryAfter }
  const outcome = await relay.send(form, values).catch((error: unknown) => {
    if (error instanceof CmsError) return error
    throw error
  })
  return outcome instanceof CmsError ? failed(outcome, kept) : toOutcome(outcome, form, kept)
}

const failed = (error: CmsError, values: Submission['kept']): FormOutcome => ({
  status: 503,
  // Nobody knows whether a system that answered too late has taken it.
  state: { kind: 'failed', values, hint: error.fault === 'timeout' ? 'form-unsure' : 'form-unreachable' },
  retryAfter: Math.max(usualRetry, Math.ceil(error.retryAfter ?? 0)),
})

/** What is said of a field that the visitor was not asked for stands above the form. */
function toOutcome(relayed: RelayResult, form: FormDefinition, values: Submission['kept']): FormOutcome {
  if (relayed.kind === 'sent') return sent
  const said = new Map(Object.entries(relayed.errors))
  const own = askedFields(form).flatMap(({ handle }) => {
    const text = said.get(handle)
    said.delete(handle)
    return text === undefined ? [] : [[handle, text] as const]
  })
  const [other] = said.values()
  const whole = relayed.message ?? other
  const errors = Object.fromEntries([...(whole ? [['', whole] as const] : []), ...own])
  return { status: 422, state: { kind: 'refused', values, errors } }
}
