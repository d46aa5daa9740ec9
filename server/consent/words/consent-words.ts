import type { ConsentText } from '../../../src/consent/shell-consent.ts'

/** A known category, by its key. */
type KnownCategory = 'functional' | 'statistics' | 'marketing' | 'embeds'

/** The words of one language: the texts around the categories, and label and text of each known category. */
export type ConsentWords = Readonly<Record<ConsentText | KnownCategory | `${KnownCategory}-text`, string>>
