/** Reads the block "call to action" from the fields that editors filled in, whatever a project calls them. */
import type { BlockFields } from '../../content/values/fields.ts'
import { defined } from '../../content/values/values.ts'
import { readLinkItem } from '../parts/link-item.ts'
import { common } from '../parts/names.ts'
import type { CallToActionProps } from './call-to-action.tsx'

/** Names that projects give to the fields of this block. */
const names = { ...common, linkLabel: [...common.linkLabel, 'label'] } as const

/** Returns the props of the block's view; undefined without a title. */
export function readCallToAction(fields: BlockFields): CallToActionProps | undefined {
  const title = fields.text(...names.title)
  if (!title) return undefined
  return defined({
    title,
    text: fields.text(...names.text),
    link: readLinkItem(fields, names),
    picture: fields.picture(...names.picture),
  })
}
