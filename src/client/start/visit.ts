import { localeCookie, localeCookieName } from '../../i18n/locale-cookie.ts'
import type { Locale } from '../../i18n/locales.ts'
import * as messages from '../../shared/errors.ts'

/**
 * The answer to a form stands at the form's address, which nobody can visit: back and reload have to lead to
 * the page.
 */
export function replaceFormAddress(path: string): void {
  if (location.pathname !== path) history.replaceState(history.state, '', path + location.hash)
}

/** Writes the language cookie when it differs. */
export function saveLocale(locale: Locale): void {
  if (document.cookie.split('; ').includes(`${localeCookieName}=${locale}`)) return
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every supported browser
  document.cookie = localeCookie(locale, location.protocol === 'https:')
}

export function warnAboutVerification(isVerified: boolean): void {
  if (!isVerified) console.warn(messages.verification)
}
