import { isBlock } from '../../blocks/block-types.ts'
import type { ContentBlock } from '../../content/payload.ts'

/** Characters of markup up to which a text stands beside the form. */
const shortText = 600
/** Number of numbers or files up to which a list stands there. */
const fewItems = 8

const isShort = (block: ContentBlock): boolean => {
  if (isBlock('rich_text', block)) return block.props.html.html.length <= shortText
  if (isBlock('notice', block)) return (block.props.html?.html.length ?? 0) <= shortText
  return isBlock('stats', block) && block.props.items.length <= fewItems
}

/** The blocks of a page with a form, by where they stand. */
export interface ContactAreas {
  readonly form: readonly ContentBlock[]
  readonly beside: readonly ContentBlock[]
  readonly below: readonly ContentBlock[]
}

/**
 * Divides the blocks of a page: its first form, short blocks beside it, and all others below; each in its
 * order. Undefined for a page without a form.
 */
export function contactAreas(blocks: readonly ContentBlock[]): ContactAreas | undefined {
  const form = blocks.find(({ type }) => type === 'form')
  if (!form) return undefined
  const others = blocks.filter((block) => block !== form)
  return {
    form: [form],
    beside: others.filter(isShort),
    below: others.filter((block) => !isShort(block)),
  }
}
