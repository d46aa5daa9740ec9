import type { Locale } from './languages.ts'

/** The link of a language menu to the current page in one language. */
export interface LanguageLink {
  readonly locale: Locale
  /** Name of the language in that language. */
  readonly label: string
  /** Language tag (BCP 47). */
  readonly lang: string
  readonly href: string
  /** The home page of the language. */
  readonly home: string
  /** Whether this is the language of the current page. */
  readonly current: boolean
  /** False when the page does not exist in that language: `href` then leads to a page above it, or the home page. */
  readonly translated: boolean
  /** Whether `href` leads to a page above this one. */
  readonly above?: true
  /** How a sentence of the current page mentions its translation; absent where it is not translated. */
  readonly mention?: LanguageMention
}

/** The name of a language within a sentence, with what stands between it and the name before it. */
export interface LanguageMention {
  /** In the language of the sentence where its rules know a name, else that of the language itself. */
  readonly name: string
  /** `, ` or ` and `, as the language of the sentence writes it; empty for the first name. */
  readonly before: string
  /** Language tag of the name, where that is not the language of the sentence. */
  readonly lang?: string
}
