/**
 * What the readers of rich text (Bard, Markdown, HTML) need to know: labels, and lookups of linked content.
 */
import type { Locale } from '../../../src/i18n/languages.ts'
import type { Lookups } from '../model/lookups.ts'
import type { SanitizedTree } from './sanitize/sanitized-tree.ts'

/** Texts of the interface inside rich text, in the language of the page. Each may be missing. */
export interface RichTextLabels {
  /** Name of a table that has no caption: `Tabel`. */
  readonly table?: string
  /** Name of the list of footnotes. */
  readonly footnotes?: string
  /** Name of the link from a footnote back to the text. */
  readonly footnoteBack?: string
  /** Hidden text in links that open a new tab. */
  readonly newTab?: string
}

/** The labels of each language. */
export type LocalizedLabels = Readonly<Partial<Record<Locale, RichTextLabels>>>

/**
 * The context in which rich text is read: facts about the page, and lookups of other content, such as the
 * path of a linked entry. Without the lookup, such links become plain text.
 */
export type RichTextContext = Partial<Lookups> & {
  readonly labels?: RichTextLabels
  /** Language tag of the text, for heading ids: `de` writes ü as ue. */
  readonly lang?: string
  /** What reports call the place of the texts: the path of the page. */
  readonly place?: string
  /** Finds the trees of long HTML that was read ahead. */
  readonly sanitized?: (source: string) => SanitizedTree | undefined
}
