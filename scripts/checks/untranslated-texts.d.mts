/** What one language of the site says in English. */
export interface UntranslatedTexts {
  readonly locale: string
  /** Keys of messages. */
  readonly messages: readonly string[]
  /** Files of the design system, from the project's root, that are not there. */
  readonly files: readonly string[]
  /** How many texts that stand in all languages side by side. */
  readonly phrases: number
}

/** @param root folder of the project */
export function untranslated(root: string): readonly UntranslatedTexts[]
