/** Formats and parses a visitor's stored answer to a question for consent: to analytics, or to videos. */
import { consentVersion } from './consent-version.ts'
import type { Visitor } from './visitor.ts'

type Consent = Visitor['consent']

/**
 * The form of a stored answer: `yes.1.2026-11-22` is the answer, the version of the question, and the day
 * (UTC).
 */
export const answerShape = new RegExp(`^(yes|no)\\.${consentVersion}\\.(\\d{4}-\\d\\d-\\d\\d)$`)

/** A day in milliseconds. */
const day = 86_400_000
/**
 * Limits for the age of an answer, in milliseconds since the beginning of its day (UTC). An answer is valid
 * on its day and the 365 days after it. As clocks differ, its day may also be tomorrow.
 */
export const answerAge = { from: -day, below: 366 * day } as const

/**
 * Formats an answer for storage.
 * @param now milliseconds since 1970
 */
export const writeAnswer = (consent: Exclude<Consent, 'undecided'>, now: number): string =>
  `${consent}.${consentVersion}.${new Date(now).toISOString().slice(0, 10)}`

/**
 * Parses a stored answer. Returns `undecided` when the text is missing or malformed, answers another version
 * of the question, is too old, or has a day after tomorrow.
 * @param now milliseconds since 1970
 */
export function readAnswer(stored: unknown, now = Date.now()): Consent {
  const [, consent, date = ''] = (typeof stored === 'string' && answerShape.exec(stored)) || []
  const age = now - Date.parse(date)
  return age >= answerAge.from && age < answerAge.below ? (consent as Consent) : 'undecided'
}
