/** The cookies that store a visitor's choice of theme and consent. */
import { type AnswerDetails, writeAnswer } from './consent-answer.ts'
import type { Visitor } from './visitor.ts'

/** A year in seconds. */
const year = 31_536_000

/** The values that mean no choice. To store one of them, the cookie is deleted. */
const none: ReadonlySet<string> = new Set<Visitor[keyof Visitor]>(['auto', 'undecided'])

/** Whether a value of a preference means that the visitor has made no choice. */
export const isNoChoice = (value: string): boolean => none.has(value)

/**
 * Returns the text that stores a preference for a year, or deletes the cookie where the value means no
 * choice, for the header `Set-Cookie` or for `document.cookie`.
 * @param secure whether the site is served over https
 * @param now milliseconds since 1970
 * @param details of an answer to the question of consent, on a site with categories
 */
export function preferenceCookie(
  name: keyof Visitor,
  value: Visitor[keyof Visitor],
  secure: boolean,
  now = Date.now(),
  details?: AnswerDetails,
): string {
  const stored = value === 'yes' || value === 'no' ? writeAnswer(value, now, details) : value
  const age = isNoChoice(value) ? 0 : year
  return `${name}=${stored}; Max-Age=${age}; Path=/; SameSite=Lax${secure ? '; Secure' : ''}`
}
