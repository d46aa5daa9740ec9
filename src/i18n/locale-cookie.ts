/** The cookie that stores the language a visitor has chosen. */
import type { Locale } from './locales.ts'

/** Name of the cookie. */
export const localeCookieName = 'i18n_redirected'
/** Seconds; 365 days. */
const maxAge = 31_536_000

/**
 * The text that stores the visitor's language, for the header `Set-Cookie` or for `document.cookie`.
 * @param secure whether the site is served over https
 */
export const localeCookie = (locale: Locale, secure: boolean): string =>
  `${localeCookieName}=${locale}; Max-Age=${maxAge}; Path=/; SameSite=Lax${secure ? '; Secure' : ''}`
