import type { ReactNode } from 'react'
import type { Translate } from '../i18n/translate.ts'

/**
 * One picture of a component or block in use. The design system shows it; tests render and check the same
 * one.
 */
export interface ComponentExample<Word extends string = string> {
  /** Names its caption in the texts of the design system. */
  readonly id: string
  /** The panel that it stands on. */
  readonly surface?: 'inverse'
  /** Wide fills the stage, flush also takes its padding away. */
  readonly stage?: 'wide' | 'flush'
  /** The markup says nothing that the picture does not. */
  readonly withoutCode?: true
  /** `words` holds the texts inside the example, in the language that the visitor chose for examples. */
  render(words: Readonly<Record<Word, string>>, t: Translate): ReactNode
}

/**
 * What a `*.examples.tsx` file exports as `examples`. `Word` names the words that they need, which the design
 * system has in all languages.
 */
export interface ComponentExamples<Word extends string = string> {
  /** Components by the names that the shown code gives them. */
  readonly components: Readonly<Record<string, unknown>>
  /** The first is the primary one. */
  readonly examples: readonly ComponentExample<Word>[]
}
