/** Formats and parses a visitor's stored answer to a question for consent. */
import { consentVersion } from './consent-version.ts'
import type { Visitor } from './visitor.ts'

type Consent = Visitor['consent']

/**
 * The pattern of a stored answer with some versions (`1|1-k3f9ab`): `yes.1.2026-11-22` is the answer, the
 * version of the question, and the day (UTC). Where only some categories were agreed to, they follow a no: `no+statistics.1-k3f9ab.2026-11-22`.
 */
export const answerPattern = (versions: string): string =>
  `^(yes|no)(\\+[^.]+)?\\.(${versions})\\.([\\d-]{10})$`

const answerShape = new RegExp(answerPattern('[\\w-]+'))

/** A day in milliseconds. */
const day = 86_400_000
/**
 * Limits for the age of an answer, in milliseconds since the beginning of its day (UTC). An answer is valid
 * on its day and the 365 days after it. As clocks differ, its day may also be tomorrow.
 */
export const answerAge = { from: -day, below: 366 * day } as const

/** The versions of answers that count on a site without categories. */
export const plainVersions: readonly [string] = [String(consentVersion)]

/** What a visitor has agreed to. */
export interface Answer {
  /** `yes` to all, `no` to at least one category. */
  readonly consent: Exclude<Consent, 'undecided'>
  /** Categories that were agreed to, besides a no to the others. */
  readonly some: readonly string[]
}

/** What an answer says on a site with categories. */
export interface AnswerDetails {
  /** Categories that were agreed to, besides a no to the others. */
  readonly some?: readonly string[]
  /** Version of the question. */
  readonly version?: string
}

/**
 * Formats an answer for storage.
 * @param now milliseconds since 1970
 */
export const writeAnswer = (
  consent: Answer['consent'],
  now: number,
  { some = [], version = plainVersions[0] }: AnswerDetails = {},
): string => [[consent, ...some].join('+'), version, new Date(now).toISOString().slice(0, 10)].join('.')

/**
 * Parses a stored answer. Returns undefined when the text is missing or malformed, answers another version of
 * the question, is too old, or has a day after tomorrow.
 * @param versions that count
 * @param now milliseconds since 1970
 */
export function parseAnswer(
  stored: unknown,
  versions: readonly string[] = plainVersions,
  now = Date.now(),
): Answer | undefined {
  const [, consent, some = '', version = '', date = ''] =
    (typeof stored === 'string' && answerShape.exec(stored)) || []
  const age = now - Date.parse(date)
  if (!versions.includes(version) || !(age >= answerAge.from && age < answerAge.below)) return undefined
  return { consent: consent as Answer['consent'], some: some.split('+').filter(Boolean) }
}

/** The answer as pages depend on it: `undecided` where none counts. */
export const readAnswer = (stored: unknown, now?: number, versions?: readonly string[]): Consent =>
  parseAnswer(stored, versions, now)?.consent ?? 'undecided'
