/** Reads tables, in each of the forms in which projects keep them. */
import type { Value, Values } from '../../../../src/content/types.ts'
import { isValues } from '../../../../src/content/values/values.ts'
import { asList } from '../../model/values.ts'
import { type FieldScope, misfit, type ReadField } from './field-reader.ts'

/** A cell stays as it was written, markup and all; one with more than a text is read by its shape. */
function readCell(cell: Value, scope: FieldScope): Value {
  if (cell === null || cell === undefined) return ''
  return typeof cell === 'object' ? (scope.augmentLoose(cell, scope) ?? '') : String(cell)
}

/** The cells of a row: `{cells: […]}`, a list, or an object whose members are the cells. */
function cellsOf(row: Value): readonly Value[] | undefined {
  if (!isValues(row)) return Array.isArray(row) ? asList(row) : undefined
  if (Object.hasOwn(row, 'cells')) return isValues(row.cells) ? Object.values(row.cells) : asList(row.cells)
  return Object.entries(row).flatMap(([name, cell]) => (name === 'id' || name === 'type' ? [] : [cell]))
}

/** The rows of a table: a list, an object with `rows`, or an object whose members are the rows. */
function rowsOf(value: Value): readonly Value[] | undefined {
  if (Array.isArray(value)) return asList(value)
  if (!isValues(value)) return undefined
  const rows = Object.hasOwn(value, 'rows') ? value.rows : Object.values(value)
  return Array.isArray(rows) && rows.some((row) => cellsOf(row)) ? asList(rows) : undefined
}

/** Reads a table as rows of the form `{cells: […]}`. */
export const readTable: ReadField = (value, _, scope) => {
  const rows = rowsOf(value)
  if (!rows || (rows.length > 0 && !rows.some((row) => cellsOf(row)))) return misfit
  return rows.flatMap((row): readonly Values[] => {
    const cells = cellsOf(row)
    return cells ? [{ cells: cells.map((cell) => readCell(cell, scope)) }] : []
  })
}
