import type { ReactNode } from 'react'
import type { ArtworkOf } from '../content/artwork/artwork-context.ts'
import type { Translate } from '../i18n/translate.ts'

/** An example: a component or block in use. The design system shows each example, and tests render it. */
export interface ComponentExample<Word extends string = string> {
  /** Key of the caption in the texts of the design system. */
  readonly id: string
  /** The surface behind the example: dark, or that of the page if absent. */
  readonly surface?: 'inverse'
  /** `wide`: as wide as the stage; `flush`: also without the padding of the stage. */
  readonly stage?: 'wide' | 'flush'
  /** Hides the code of the example, where it would add nothing to what is shown. */
  readonly withoutCode?: true
  /**
   * Renders the example. `words` holds the texts in it, in the language that the visitor chose for examples;
   * `art` returns its pictures.
   */
  render(words: Readonly<Record<Word, string>>, t: Translate, art: ArtworkOf): ReactNode
}

/** The texts about a block, or a component without a page of its own, in one language. */
export interface ExampleTexts {
  readonly title: string
  /** The purpose of the component or block, in one sentence. */
  readonly summary: string
  /** Captions of the examples, by their ids. */
  readonly examples: Readonly<Record<string, string>>
  /** Texts inside the examples, by their keys. */
  readonly words: Readonly<Record<string, string>>
}

/**
 * The examples of one component or block: the export `examples` of a `*.examples.tsx` file. `Word` is the
 * union of the keys of the texts that the examples need, which the design system has in all languages.
 */
export interface ComponentExamples<Word extends string = string> {
  /** The components that occur in the examples, by their names in the code that is shown. */
  readonly components: Readonly<Record<string, unknown>>
  /** English texts, used until `src/showcase/supporting/texts` has texts for this component. */
  readonly english?: ExampleTexts
  /** The examples in order; the first is the main one. */
  readonly examples: readonly ComponentExample<Word>[]
}
