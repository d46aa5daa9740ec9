/** The cookie that stores the language of the last page a visitor has seen, for the next visit of `/`. */
import type { Locale } from './languages.ts'

/** Name of the cookie. */
export const localeCookieName = 'i18n_redirected'
/** Seconds for which the cookie is kept; 365 days. */
const maxAge = 31_536_000

/**
 * Returns the text that stores a language, for the header `Set-Cookie` or for `document.cookie`.
 * @param secure whether the site is served over https
 */
export const localeCookie = (locale: Locale, secure: boolean): string =>
  `${localeCookieName}=${locale}; Max-Age=${maxAge}; Path=/; SameSite=Lax${secure ? '; Secure' : ''}`
