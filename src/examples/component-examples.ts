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

/** What the design system says of a component without a page of its own, or of a block, in one language. */
export interface ExampleTexts {
  readonly title: string
  /** Its purpose, in one sentence. */
  readonly summary: string
  /** Captions of its examples. */
  readonly examples: Readonly<Record<string, string>>
  /** Words inside the examples. */
  readonly words: Readonly<Record<string, string>>
}

/**
 * What a `*.examples.tsx` file exports as `examples`. `Word` names the words that they need, which the design
 * system has in all languages.
 */
export interface ComponentExamples<Word extends string = string> {
  /** Components by the names that the shown code gives them. */
  readonly components: Readonly<Record<string, unknown>>
  /** In the place of texts in the language shown, until `src/showcase/supporting/texts` has them. */
  readonly english?: ExampleTexts
  /** The first is the primary one. */
  readonly examples: readonly ComponentExample<Word>[]
}
