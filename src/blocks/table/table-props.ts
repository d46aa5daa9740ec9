/** Makes columns and rows of the cells of a table. */
import { type Cell, textOfCell } from '../../content/values/cells.ts'
import type { TableProps } from './table.tsx'

/**
 * Whether a cell is empty or holds a number, which may have a sign and a short unit: `-1,5`, `18 mm`, `40%`.
 */
const isNumeric = (cell: Cell): boolean =>
  typeof cell === 'string' && (cell === '' || /^[-+±]?[\d.,]+(?:\s?[%‰°\p{L}\p{Sc}²³/]{1,6})?$/u.test(cell))

/** The columns and rows of a table. The first row is the header; short rows are filled up with empty cells. */
export function tableProps(cells: readonly (readonly Cell[])[]): Pick<TableProps, 'columns' | 'rows'> {
  const width = Math.max(0, ...cells.map((row) => row.length))
  const [columns = [], ...rows] = cells.map((row) => [...row, ...Array<Cell>(width - row.length).fill('')])
  return {
    columns: columns.map((label, column) => ({
      label: textOfCell(label),
      numeric: rows.length > 0 && rows.every((row) => isNumeric(row[column] ?? '')),
    })),
    rows,
  }
}
