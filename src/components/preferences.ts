import type { AnswerDetails } from '../shared/visitor/consent-answer.ts'
import { isNoChoice, preferenceCookie } from '../shared/visitor/preference-cookie.ts'
import type { Visitor } from '../shared/visitor/visitor.ts'
import { preferenceEvent } from './preference-event.ts'

/**
 * Stores a choice of theme or consent in its cookie for a year, as `POST /preferences` does without
 * JavaScript. The values `auto` and `undecided` mean no choice, and delete the cookie. Also sets or removes
 * the attribute of `<html>` (`data-theme`, `data-consent`), and dispatches `preferenceEvent`.
 */
export function storePreference<Name extends keyof Visitor>(
  name: Name,
  value: Visitor[Name],
  details?: AnswerDetails,
): void {
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser
  document.cookie = preferenceCookie(name, value, location.protocol === 'https:', Date.now(), details)
  if (isNoChoice(value)) delete document.documentElement.dataset[name]
  else document.documentElement.dataset[name] = value
  document.dispatchEvent(new CustomEvent(preferenceEvent, { detail: { name, value } }))
}
