/** The question of a site with categories, in the words of a language: the part of it that pages show. */
import type { ConsentCategory, ConsentQuestion } from './consent-question.ts'

/** Names of the texts around the categories. Entries of the content replace them by `consent-` and the name. */
export type ConsentText =
  | 'ask-title'
  | 'ask-text'
  | 'all'
  | 'none'
  | 'choose'
  | 'save'
  | 'always-on'
  | 'used-by'
  | 'confirmed-all'
  | 'confirmed-none'
  | 'confirmed-some'

/** A category as visitors see it. */
export interface ShownCategory extends ConsentCategory {
  readonly label: string
  readonly text?: string
  /** Names of the tools in it, with the hosts that they tell. */
  readonly parties: readonly string[]
}

/** The question in the words of a language. */
export interface ShellConsent extends ConsentQuestion {
  readonly categories: readonly ShownCategory[]
  readonly texts: Readonly<Record<ConsentText, string>>
  /** Text that differs when pages may load from other hosts. */
  readonly revision: string
}
