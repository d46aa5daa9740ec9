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

/**
 * Returns the props of the block's view; undefined without rows. The first row is the header. Rows that are
 * shorter than the longest one are filled up with empty cells.
 */
export function readTable(fields: BlockFields): TableProps | undefined {
  const [header, ...rows] = fields.table(...names.table)
  if (!header) return undefined
  const width = Math.max(header.length, ...rows.map((row) => row.length))
  const padded = [header, ...rows].map((row) => [...row, ...Array<string>(width - row.length).fill('')])
  const [columns = [], ...body] = padded
  return defined({
    title: fields.text(...names.title),
    caption: fields.text(...names.caption),
    columns: columns.map((label, column) => ({
      label,
      numeric: body.length > 0 && body.every((row) => isNumeric(row[column] ?? '')),
    })),
    rows: body,
  })
}
