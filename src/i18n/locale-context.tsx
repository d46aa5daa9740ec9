/** Provides the language, its texts and the links to other languages to every component. */
import { createContext, type ReactNode, useContext } from 'react'
import type { LanguageLink } from './language-link.ts'
import type { Locale } from './languages.ts'
import type { Translate } from './translate.ts'

/** The language of the page, its texts, and the other languages. */
export interface LocaleContextValue {
  readonly locale: Locale
  /** Its language tag (BCP 47). */
  readonly lang: string
  /** The address of a path of this language: `/about` → `/en/about`. */
  readonly hrefOf: (path: string) => string
  /** Looks up a text of the page's language. */
  readonly t: Translate
  readonly languages: readonly LanguageLink[]
  /** Stores the choice and goes to the page's link in that language: its translation, or the home page. */
  readonly switchLocale: (locale: Locale) => void
}

/** Without texts and languages: what components get outside of a page. */
export const noLocale: LocaleContextValue = {
  locale: 'nl',
  lang: 'nl',
  hrefOf: (path) => path,
  t: (key) => key,
  languages: [],
  switchLocale: () => {},
}

const LocaleContext = createContext(noLocale)

/** Sets the language of all components below it. */
export function LocaleProvider({ value, children }: { value: LocaleContextValue; children: ReactNode }) {
  return <LocaleContext value={value}>{children}</LocaleContext>
}

/** The language, texts and languages of the page that contains the component. */
export const useLocale = (): LocaleContextValue => useContext(LocaleContext)
