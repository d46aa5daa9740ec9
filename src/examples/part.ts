import type { ReactNode } from 'react'
import type { Translate } from '../i18n/translate.ts'
import type { Example } from './showcase.ts'

/** What the overview says of a supporting part, in one language. */
export interface PartTexts {
  readonly title: string
  /** Its purpose, in one sentence. */
  readonly summary: string
  /** Captions of its examples. */
  readonly examples: Readonly<Record<string, string>>
  /** Words inside the examples. */
  readonly words: Readonly<Record<string, string>>
}

export interface PartExample<Word extends string> extends Omit<Example, 'render'> {
  render(words: Readonly<Record<Word, string>>, t: Translate): ReactNode
}

/**
 * A smaller part of the design system, or a block of the library: shown on the overview, and tested, by its
 * examples.
 */
export interface Part<Word extends string = string> {
  /** Components by the names that the shown code gives them. */
  readonly parts: Readonly<Record<string, unknown>>
  readonly examples: readonly PartExample<Word>[]
}
