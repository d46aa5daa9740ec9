/** Reads the block "profile" from the fields that editors filled in, whatever a project calls them. */
import type { BlockFields } from '../../content/values/fields.ts'
import { defined, distinct } from '../../content/values/values.ts'
import { readLinkItem } from '../parts/link-item.ts'
import { common } from '../parts/names.ts'
import type { ProfileProps } from './profile.tsx'

/** Names that projects give to the fields of this block. */
const names = {
  ...common,
  moments: ['moments', 'momenten', 'tide', 'getij', 'tij', 'tide_moments', 'momente', 'gezeiten'],
} as const

/**
 * Returns the props of the block's view; undefined without a dike or moment that has a title. Moments of the
 * tide make the block show the tide in the place of the dikes.
 */
export function readProfile(fields: BlockFields): ProfileProps | undefined {
  const moments = fields.rows(...names.moments)
  const rows = moments.length > 0 ? moments : fields.rows(...names.items)
  const all = rows.flatMap((row) => {
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
    isTide: moments.length > 0 || undefined,
  })
}
