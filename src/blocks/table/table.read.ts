/** Reads the block "table" from the fields that editors filled in. */
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

/** Whether a cell holds a number. */
const isNumeric = (cell: string): boolean =>
  cell === '' || /^[-+±]?[\d.,]+(?:\s?[%‰°\p{L}\p{Sc}²³/]{1,6})?$/u.test(cell)

/** Reads the block "table". The first row is the header; shorter rows are filled up with empty cells. */
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
