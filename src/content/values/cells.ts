/** Reads the cells of tables: texts, and rich text where a cell has links or other markup. */
import { looksLikeMarkup } from '../markup.ts'
import type { Html, Value } from '../types.ts'
import { isHtml, isValues, listOf, memberOf, textOf } from './values.ts'

/** A cell of a table; empty for a cell without content. */
export type Cell = string | Html

/** Matches markup that says more than its text: a link, an emphasis, a list, a picture. */
const rich = /<(?:a|b|strong|em|i|u|s|code|sub|sup|mark|ul|ol|img|br)\b/i

function cellOf(value: Value, sanitize: (html: string) => Html): Cell {
  if (isHtml(value)) return rich.test(value.html) ? value : (textOf(value) ?? '')
  const isRich = typeof value === 'string' && rich.test(value) && looksLikeMarkup(value)
  return isRich ? sanitize(value) : (textOf(value) ?? '')
}

/** The plain text of a cell. */
export const textOfCell = (cell: Cell): string => (typeof cell === 'string' ? cell : (textOf(cell) ?? ''))

/**
 * Reads the rows of a table, each a list of cells or an object with `cells`. Rows without content are left
 * out.
 */
export const cellsOf = (
  rows: readonly Value[],
  sanitize: (html: string) => Html,
): readonly (readonly Cell[])[] =>
  rows
    .map((row) => listOf(isValues(row) ? memberOf(row, 'cells') : row).map((cell) => cellOf(cell, sanitize)))
    .filter((cells) => cells.some((cell) => cell !== ''))
