/** Reads the text of fields for text, which may hold values of other kinds where a field was changed. */
import type { Value, Values } from '../types.ts'
import { isValues, textOf } from './values.ts'

const isFile = (value: Values): boolean =>
  typeof value.url === 'string' && (typeof value.extension === 'string' || typeof value.basename === 'string')

/** Whether an item of a list is a row of cells, a link or a set. The parts of a Bard field are texts. */
const isRow = (item: Value): boolean =>
  (Array.isArray(item) && item.length > 0) ||
  (isValues(item) &&
    ('url' in item || 'cells' in item || (typeof item.type === 'string' && item.type !== 'text')))

/** Whether the text of a value alone would not be all of it. */
const isMoreThanText = (value: Value): boolean =>
  Array.isArray(value) ? value.some(isRow) : isValues(value) && isFile(value)

/** The plain text of a value; undefined for files, and for lists of rows, links or sets. */
export const plainTextOf = (value: Value): string | undefined =>
  isMoreThanText(value) ? undefined : textOf(value)
