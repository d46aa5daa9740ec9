/** Reads the link of a block, with the text of the link. */
import type { BlockFields } from '../../content/values/fields.ts'
import { defined } from '../../content/values/values.ts'

/** The link of a block. */
export interface LinkItem {
  readonly href: string
  /** Text of the link. Without it, the view shows a general text. */
  readonly label?: string
}

/** Reads the address and the text of a link from two fields; undefined without an address. */
export function readLinkItem(
  fields: BlockFields,
  names: { readonly link: readonly string[]; readonly linkLabel: readonly string[] },
): LinkItem | undefined {
  const href = fields.link(...names.link)
  return href ? defined({ href, label: fields.text(...names.linkLabel) }) : undefined
}
