/** The cookies that keep a visitor’s choice of theme and consent. */
import { writeAnswer } from './consent-answer.ts'
import type { Visitor } from './visitor.ts'

const year = 31_536_000

/** What stands for no choice: it is forgotten, not stored. */
const none: ReadonlySet<string> = new Set<Visitor[keyof Visitor]>(['auto', 'undecided'])

export const isNoChoice = (value: string): boolean => none.has(value)

/**
 * `Set-Cookie` and `document.cookie` text that keeps a choice for a year, or forgets it.
 * @param now milliseconds since 1970
 */
export function preferenceCookie(
  name: keyof Visitor,
  value: Visitor[keyof Visitor],
  secure: boolean,
  now = Date.now(),
): string {
  const kept = value === 'yes' || value === 'no' ? writeAnswer(value, now) : value
  const age = isNoChoice(value) ? 0 : year
  return `${name}=${kept}; Max-Age=${age}; Path=/; SameSite=Lax${secure ? '; Secure' : ''}`
}
