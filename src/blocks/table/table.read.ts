/** Reads the block "table" from the fields that editors filled in, whatever a project calls them. */
import type { BlockFields } from '../../content/values/fields.ts'
import { defined } from '../../content/values/values.ts'
import { common } from '../parts/names.ts'
import type { TableProps } from './table.tsx'
import { tableProps } from './table-props.ts'

/** Names that projects give to the fields of this block. */
const names = {
  title: common.title,
  caption: common.caption,
  table: ['table', 'tabel', 'tabelle', 'rows', 'rijen', 'data', 'cells'],
} as const

/** Returns the props of the block's view; undefined without rows. */
export function readTable(fields: BlockFields): TableProps | undefined {
  const cells = fields.table(...names.table)
  if (cells.length === 0) return undefined
  return defined({
    title: fields.text(...names.title),
    caption: fields.text(...names.caption),
    ...tableProps(cells),
  })
}
