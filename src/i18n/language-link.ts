import type { Locale } from './locales.ts'

/** A page in one of the languages, as a language menu lists it. */
export interface LanguageLink {
  readonly locale: Locale
  readonly label: string
  readonly lang: string
  readonly href: string
  readonly current: boolean
  /** False when the page does not exist in that language: `href` is then that language's home. */
  readonly translated: boolean
}
