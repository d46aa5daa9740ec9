/** Reads which categories a visitor has agreed to. */
import { parseAnswer } from '../shared/visitor/consent-answer.ts'
import { type ConsentQuestion, choosable, functional } from './consent-question.ts'

/**
 * Returns the keys of the categories that the stored answer agrees to, the functional one always.
 * @param stored value of the cookie `consent`
 */
export function agreedCategories(question: ConsentQuestion, stored: unknown): ReadonlySet<string> {
  const answer = parseAnswer(stored, question.versions)
  const keys = choosable(question)
  const agreed = answer?.consent === 'yes' ? keys : keys.filter((key) => answer?.some.includes(key))
  return new Set([functional, ...agreed])
}

/** The value of the cookie `consent`, of which the first counts. */
export const consentCookie = (cookies: string): string | undefined =>
  /(?:^|; )consent=([^;]*)/.exec(cookies)?.[1]
