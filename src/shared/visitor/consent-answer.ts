/** Writes and reads an answer about consent, with its version and its day. */
import { consentVersion } from './consent-version.ts'
import type { Visitor } from './visitor.ts'

type Consent = Visitor['consent']

/**
 * How an answer is kept: `yes.1.2026-11-22` is what was said, to which version of the question, and on which
 * day (UTC).
 */
export const answerShape = new RegExp(`^(yes|no)\\.${consentVersion}\\.(\\d{4}-\\d\\d-\\d\\d)$`)

const day = 86_400_000
/**
 * Milliseconds since the beginning of its day for which an answer counts: 365 days. Clocks differ: one may be
 * a day ahead.
 */
export const answerAge = { from: -day, below: 366 * day } as const

/** @param now milliseconds since 1970 */
export const writeAnswer = (consent: Exclude<Consent, 'undecided'>, now: number): string =>
  `${consent}.${consentVersion}.${new Date(now).toISOString().slice(0, 10)}`

/**
 * Whatever is no answer to the present question counts as none: forged, of another version, too old, dated in
 * the future.
 */
export function readAnswer(kept: unknown, now = Date.now()): Consent {
  const [, consent, date = ''] = (typeof kept === 'string' && answerShape.exec(kept)) || []
  const age = now - Date.parse(date)
  return age >= answerAge.from && age < answerAge.below ? (consent as Consent) : 'undecided'
}
