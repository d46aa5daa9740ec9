/** Reads the block "table" from the fields that editors filled in, whatever a project calls them. */
import type { BlockFields } from '../../content/fields.ts'
import { defined } from '../../content/values.ts'
import { common } from '../parts/names.ts'
import type { TableProps } from './table.tsx'

/** Names that projects give to the fields of this block. */
const names = {
  title: common.title,
  caption: common.caption,
  table: ['table', 'tabel', 'tabelle', 'rows', 'rijen', 'data', 'cells'],
} as const

/**
 * Whether a cell is empty or holds a number, which may have a sign and a short unit: `-1,5`, `18 mm`, `40%`.
 */
const isNumeric = (cell: string): boolean =>
  cell === '' || /^[-+±]?[\d.,]+(?:\s?[%‰°\p{L}\p{Sc}²³/]{1,6})?$/u.test(cell)

/** The columns and rows of a table. The first row is the header; short rows are filled up with empty cells. */
export function tableProps(cells: readonly (readonly string[])[]): Pick<TableProps, 'columns' | 'rows'> {
  const width = Math.max(0, ...cells.map((row) => row.length))
  const [columns = [], ...rows] = cells.map((row) => [...row, ...Array<string>(width - row.length).fill('')])
  return {
    columns: columns.map((label, column) => ({
      label,
      numeric: rows.length > 0 && rows.every((row) => isNumeric(row[column] ?? '')),
    })),
    rows,
  }
}

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
