/** Reads the block "profile" from the fields that editors filled in, whatever a project calls them. */
import type { BlockFields } from '../../content/values/fields.ts'
import { defined, distinct } from '../../content/values/values.ts'
import { readLinkItem } from '../parts/link-item.ts'
import { common } from '../parts/names.ts'
import type { ProfileProps } from './profile.tsx'

/** Names that projects give to the fields of this block. */
const names = common

/** Returns the props of the block's view; undefined without a dike that has a title. */
export function readProfile(fields: BlockFields): ProfileProps | undefined {
  const all = fields.rows(...names.items).flatMap((row) => {
    const title = row.text(...names.title)
    return title ? [defined({ title, text: row.text(...names.text), link: readLinkItem(row, names) })] : []
  })
  const items = distinct(all, ({ title }) => title)
  if (items.length === 0) return undefined
  return defined({
    label: fields.text(...names.label),
    title: fields.text(...names.title),
    text: fields.text(...names.text),
    items,
  })
}
