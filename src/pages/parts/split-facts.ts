/** Takes the facts of a page out of its blocks, for pages that show them beside the text. */
import { isBlock } from '../../blocks/block-types.ts'
import type { ContentBlock } from '../../content/payload.ts'
import type { Html } from '../../content/types.ts'

/** A list of facts at the start of a text; no list has another inside. */
const opening = /^\s*<dl class="facts">.*?<\/dl>/s

/** The blocks of a page without its facts. */
export interface SplitFacts {
  /** A list of names and values, with the title that it has; absent where the page has none. */
  readonly facts?: { readonly title?: string; readonly html: Html }
  readonly blocks: readonly ContentBlock[]
}

/** The list that a block opens with, and what follows it. */
function listIn(block: ContentBlock) {
  if (!isBlock('rich_text', block)) return undefined
  const { title, html } = block.props
  const [list] = opening.exec(html.html) ?? []
  if (list === undefined) return undefined
  const rest = html.html.slice(list.length)
  return { facts: { ...(title !== undefined && { title }), html: { html: list } }, rest: rest.trim() && rest }
}

/** Divides blocks into the facts of the page, which open it or are a block of their own, and all others. */
export function splitFacts(blocks: readonly ContentBlock[]): SplitFacts {
  for (const [index, block] of blocks.entries()) {
    const { facts, rest = '' } = listIn(block) ?? {}
    if (!facts || (index > 0 && rest)) continue
    const text = rest ? [{ ...block, props: { html: { html: rest } } }] : []
    return { facts, blocks: [...blocks.slice(0, index), ...text, ...blocks.slice(index + 1)] }
  }
  return { blocks }
}
