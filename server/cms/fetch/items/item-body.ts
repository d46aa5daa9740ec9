import { toHtml } from 'hast-util-to-html'
import type { Value } from '../../../../src/content/types.ts'
import { type Locale, localeRow } from '../../../../src/i18n/locales.ts'
import { readMarkdown } from '../../rich-text/markdown/read-markdown.ts'

const startsWithBlock =
  /^\s*<(?:address|article|aside|blockquote|details|div|dl|fieldset|figure|footer|form|h[1-6]|header|hr|main|nav|ol|p|pre|section|table|ul)\b/i

/** A body stands alone among the texts of its page: the ids of its footnotes need no number of their own. */
const markdownToHtml = (text: string): string => toHtml(readMarkdown(text, { number: 0 }))

const filled = (body: Value): string | undefined =>
  typeof body === 'string' && body.trim() !== '' ? body : undefined

export interface ItemBody {
  /** As it came. */
  readonly content: Value
  /** Delivered for another language than Fetch's default one. */
  readonly isLocalised: boolean
  /** The body in Fetch's default language, where it may stand in for an empty one. */
  readonly original?: { readonly content: Value; readonly locale: Locale } | undefined
}

/**
 * The body as HTML, still unsafe. Another language's comes as Markdown, or empty where its file has none
 * (content-contract 2.6).
 */
export function itemBodyHtml({ content, isLocalised, original }: ItemBody): string | undefined {
  const own = filled(content)
  if (own !== undefined) return isLocalised && !startsWithBlock.test(own) ? markdownToHtml(own) : own
  const other = filled(original?.content)
  return original && other !== undefined
    ? `<div lang="${localeRow(original.locale).lang}">${other}</div>`
    : undefined
}
