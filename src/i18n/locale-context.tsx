/** Hands the language, its texts and the links to other languages to every component. */
import { createContext, type ReactNode, useContext } from 'react'
import type { LanguageLink } from './language-link.ts'
import { defaultLocale, type Locale } from './locales.ts'
import type { Translate } from './translate.ts'

/** What the root shell gives to everything below it. */
export interface LocaleContextValue {
  readonly locale: Locale
  readonly t: Translate
  readonly languages: readonly LanguageLink[]
  /** Stores the choice and goes to the same page in that language. */
  readonly switchLocale: (locale: Locale) => void
}

const LocaleContext = createContext<LocaleContextValue>({
  locale: defaultLocale,
  t: (key) => key,
  languages: [],
  switchLocale: () => {},
})

export function LocaleProvider({ value, children }: { value: LocaleContextValue; children: ReactNode }) {
  return <LocaleContext value={value}>{children}</LocaleContext>
}

export const useLocale = (): LocaleContextValue => useContext(LocaleContext)
