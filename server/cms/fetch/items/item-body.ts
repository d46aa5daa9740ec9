/** Converts the body of an item of the Fetch add-on to HTML. */
import type { Value } from '../../../../src/content/types.ts'
import type { Steps } from '../../../scheduling/steps.ts'
import { toHtmlInSteps } from '../../rich-text/html/to-html.ts'
import { prune } from '../../rich-text/limits.ts'
import { parseMarkdown, readMarkdown } from '../../rich-text/markdown/read-markdown.ts'

/** A text that begins with an HTML block element, so it is no Markdown. */
const startsWithBlock =
  /^\s*<(?:address|article|aside|blockquote|details|div|dl|fieldset|figure|footer|form|h[1-6]|header|hr|main|nav|ol|p|pre|section|table|ul)\b/i

/** A page has one body, so the ids of its footnotes need no number to be unique. */
function* markdownToHtml(text: string): Steps<string> {
  const tree = yield* readMarkdown(yield* parseMarkdown(text), { number: 0 })
  return yield* toHtmlInSteps(prune(tree))
}

const filled = (body: Value): string | undefined =>
  typeof body === 'string' && body.trim() !== '' ? body : undefined

/** The body of an item of the Fetch add-on: the text of a page, in its field `content`. */
export interface ItemBody {
  /** The body as Fetch sends it. */
  readonly content: Value
  /** Whether the body is in another language than Fetch's default one. */
  readonly isLocalized: boolean
  /** The body in Fetch's default language, where it may replace an empty one. */
  readonly original?: { readonly content: Value; readonly lang: string } | undefined
}

/**
 * Returns the body as HTML, which is not sanitized, in steps; undefined without a body. Fetch sends HTML in its default
 * language, but Markdown in others, and an empty body where the translation has none.
 */
export function* itemBodyHtml({ content, isLocalized, original }: ItemBody): Steps<string | undefined> {
  const own = filled(content)
  if (own !== undefined) return isLocalized && !startsWithBlock.test(own) ? yield* markdownToHtml(own) : own
  const other = filled(original?.content)
  return original && other !== undefined ? `<div lang="${original.lang}">${other}</div>` : undefined
}
