/** Reads the block "rows" from the fields that editors filled in, whatever a project calls them. */
import type { BlockFields } from '../../content/values/fields.ts'
import { defined } from '../../content/values/values.ts'
import { readLinkItem } from '../parts/link-item.ts'
import { readListItems, readListQuery } from '../parts/list-query.ts'
import { common } from '../parts/names.ts'
import type { RowsBlockProps } from './rows.tsx'

/** Names that projects give to the fields of this block. */
const names = {
  ...common,
  entries: [
    'entries',
    'articles',
    'artikelen',
    'berichten',
    'news',
    'nieuws',
    'artikel',
    'meldungen',
    'nachrichten',
  ],
} as const

/** Returns the props of the block's view; undefined with neither pages nor a collection to list. */
export function readRows(fields: BlockFields): RowsBlockProps | undefined {
  const items = readListItems(fields, names)
  const query = items.length === 0 ? readListQuery(fields, names) : undefined
  if (items.length === 0 && !query) return undefined
  return defined({ title: fields.text(...names.title), link: readLinkItem(fields, names), items, query })
}
