import type { Locale } from '../../../src/i18n/locales.ts'
import type { Lookups } from '../model/lookups.ts'

/** Words that rich text itself needs, in the language of the page. What is missing is left out. */
export interface RichTextLabels {
  /** Name of a table that has no caption: `Tabel`. */
  readonly table?: string
  /** Name of the list of footnotes. */
  readonly footnotes?: string
  /** Of the link from a footnote back to the text. */
  readonly footnoteBack?: string
  /** Hidden text in links that open a new tab. */
  readonly newTab?: string
}

/** The same in each language. */
export type LocalizedLabels = Readonly<Partial<Record<Locale, RichTextLabels>>>

/**
 * What rich text may ask about the rest of the content. A question that cannot be asked has no answer: the
 * link is unlinked.
 */
export type RichTextContext = Partial<Lookups> & {
  readonly labels?: RichTextLabels
  /** Language of the text, for heading ids: `de` writes ü as ue. */
  readonly lang?: string
}
