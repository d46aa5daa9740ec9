/** Takes the facts that open a page out of its blocks, for pages that show them beside the text. */
import { isBlock } from '../../blocks/block-types.ts'
import type { ContentBlock } from '../../content/payload.ts'
import type { Html } from '../../content/types.ts'

/** A list of facts at the start of a text; no list has another inside. */
const opening = /^\s*<dl class="facts">.*?<\/dl>/s

/** The blocks of a page without the facts that open it. */
export interface SplitFacts {
  /** A list of names and values, with the title that it has; absent where the page opens with something else. */
  readonly facts?: { readonly title?: string; readonly html: Html }
  readonly blocks: readonly ContentBlock[]
}

/** Divides blocks into the facts that come first and all that follows. */
export function splitFacts(blocks: readonly ContentBlock[]): SplitFacts {
  const [first, ...others] = blocks
  if (!first || !isBlock('rich_text', first)) return { blocks }
  const { title, html } = first.props
  const [list] = opening.exec(html.html) ?? []
  if (list === undefined) return { blocks }
  const rest = html.html.slice(list.length)
  const facts = { ...(title !== undefined && { title }), html: { html: list } }
  return {
    facts,
    blocks: rest.trim() === '' ? others : [{ ...first, props: { html: { html: rest } } }, ...others],
  }
}
