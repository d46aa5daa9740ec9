import type { Locale } from '../../i18n/languages.ts'
import { localeCookie, localeCookieName } from '../../i18n/locale-cookie.ts'
import * as messages from '../../shared/errors.ts'

/**
 * Replaces the address of a document that answers a form by the address of the page that holds the form. A
 * form's own address takes POST requests alone, and back and reload have to work.
 */
export function replaceFormAddress(path: string): void {
  if (location.pathname !== path) history.replaceState(history.state, '', path + location.hash)
}

/** Writes a language into the cookie of the visitor's language, unless it is there already. */
export function saveLocale(locale: Locale): void {
  if (document.cookie.split('; ').includes(`${localeCookieName}=${locale}`)) return
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every supported browser
  document.cookie = localeCookie(locale, location.protocol === 'https:')
}

/** Warns on the console where a page has no verification code for search engines. */
export function warnAboutVerification(isVerified: boolean): void {
  if (!isVerified) console.warn(messages.verification)
}
