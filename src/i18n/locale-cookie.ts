/** The cookie that keeps the language a visitor has chosen. */
import type { Locale } from './locales.ts'

export const localeCookieName = 'i18n_redirected'
/** 365 days. */
const maxAge = 31_536_000

/** `Set-Cookie` and `document.cookie` text that keeps the visitor's language. */
export const localeCookie = (locale: Locale, secure: boolean): string =>
  `${localeCookieName}=${locale}; Max-Age=${maxAge}; Path=/; SameSite=Lax${secure ? '; Secure' : ''}`
