/** Reads the link of a block and its text. */
import type { BlockFields } from '../../content/fields.ts'
import { defined } from '../../content/values.ts'

export interface LinkItem {
  readonly href: string
  /** Without one, the view has a general text. */
  readonly label?: string
}

/** A link and its text from two fields; none without an address. */
export function readLinkItem(
  fields: BlockFields,
  names: { readonly link: readonly string[]; readonly linkLabel: readonly string[] },
): LinkItem | undefined {
  const href = fields.link(...names.link)
  return href ? defined({ href, label: fields.text(...names.linkLabel) }) : undefined
}
