/** The texts that one language of the site shows in English. */
export interface UntranslatedTexts {
  readonly locale: string
  /** Keys of messages. */
  readonly messages: readonly string[]
  /** Missing files with texts of the design system, as paths from the project's root. */
  readonly files: readonly string[]
  /** Number of missing texts in tables that hold all languages side by side. */
  readonly phrases: number
}

/** @param root folder of the project */
export function untranslated(root: string): readonly UntranslatedTexts[]
