import type { Value } from '../../../../src/content/types.ts'
import { isValues } from '../../../../src/content/values/values.ts'
import { asList } from '../../model/values.ts'
import { isBard } from '../../rich-text/bard/read-bard.ts'
import { readAssets } from './asset-field.ts'
import { isoDate } from './date-values.ts'
import { type FieldScope, htmlValue, misfit, type ReadField } from './field-reader.ts'
import { readEntries, readLink, readTerms, readUsers } from './relations.ts'
import { readBardField, readGrid, readGroup, readReplicator } from './sets.ts'
import { readTable } from './table-field.ts'
import type { Field } from './types.ts'

const isScalar = (value: Value): value is string | number | boolean =>
  typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean'

const string: ReadField = (value) => (isScalar(value) ? String(value) : misfit)

const number: ReadField = (value) => {
  const read = typeof value === 'string' && value.trim() !== '' ? Number(value) : value
  return typeof read === 'number' && Number.isFinite(read) ? read : misfit
}

const toggle: ReadField = (value) => {
  if (value === 'true' || value === 1 || value === '1') return true
  if (value === 'false' || value === 0 || value === '0' || value === '') return false
  return typeof value === 'boolean' ? value : misfit
}

const strings: ReadField = (value) => {
  if (isScalar(value)) return [String(value)]
  return Array.isArray(value) && value.every(isScalar) ? value.map(String) : misfit
}

const choice: ReadField = (value, config, scope) => {
  if (config.multiple === true) return strings(value, config, scope)
  const only = Array.isArray(value) && value.length === 1 ? (value as readonly Value[])[0] : value
  return isScalar(only) ? String(only) : misfit
}

const code: ReadField = (value, config, scope) =>
  isValues(value) ? string(value.code, config, scope) : string(value, config, scope)

const markdown: ReadField = (value, _, { text }) =>
  isScalar(value) ? htmlValue(text.fromMarkdown(String(value))) : misfit

const date: ReadField = (value) => isoDate(value) ?? misfit

const hasType = (item: Value): boolean => isValues(item) && typeof item.type === 'string'

/**
 * A field of an add-on: its value is read by its shape, with the fields or sets that the blueprint has for
 * it.
 */
const unknown: ReadField = (value, config, scope) => {
  if (config.sets !== undefined && isBard(value)) return readBardField(value, config, scope)
  if (config.sets !== undefined && asList(value).some(hasType)) return readReplicator(value, config, scope)
  if (config.fields !== undefined && isValues(value)) return readGroup(value, config, scope)
  if (config.fields !== undefined && asList(value).some(isValues)) return readGrid(value, config, scope)
  return scope.augmentLoose(value, scope)
}

/** For fields that only editors see, such as instructions. */
const hidden: ReadField = () => undefined

const readers: ReadonlyMap<string, ReadField> = new Map<string, ReadField>([
  ...['text', 'textarea', 'slug', 'color', 'time', 'icon', 'video', 'template'].map(
    (type) => [type, string] as const,
  ),
  ...['integer', 'float', 'range'].map((type) => [type, number] as const),
  ...['select', 'radio', 'button_group'].map((type) => [type, choice] as const),
  ...['section', 'html', 'spacer', 'revealer'].map((type) => [type, hidden] as const),
  ['toggle', toggle],
  ['checkboxes', strings],
  ['list', strings],
  ['taggable', strings],
  ['code', code],
  ['markdown', markdown],
  ['bard', readBardField],
  ['replicator', readReplicator],
  ['grid', readGrid],
  ['group', readGroup],
  ['table', readTable],
  ['assets', readAssets],
  ['entries', readEntries],
  ['terms', readTerms],
  ['users', readUsers],
  ['link', readLink],
  ['date', date],
])

const pictureFile = /^[^\n<>{}:]{1,300}\.(?:avif|gif|jpe?g|png|svg|webp)$/i

/** The file that a text names: editors type the path of a picture into a field for text as well. */
const namedPicture = (read: Value, { handle, type }: Field, { context }: FieldScope): Value =>
  type === 'text' && handle !== 'title' && typeof read === 'string' && pictureFile.test(read)
    ? (context.asset(undefined, read) ?? read)
    : read

/**
 * Reads the stored value of a field of an entry by the type of the field: null when the value is empty, but
 * false for an empty toggle. Undefined for a field that only editors see. A value that does not fit the field
 * is reported, and read by its shape, as are values of unknown types of fields: what was written stays.
 */
export function augmentField(value: Value, field: Field, scope: FieldScope): Value {
  const { handle, type, config } = field
  if (value === undefined) return undefined
  if (value === null) return type === 'toggle' ? false : null
  const read = (readers.get(type) ?? unknown)(value, config, scope)
  if (read === misfit) {
    scope.context.report(`The value of field ${handle} is no ${type}`)
    return scope.augmentLoose(value, scope)
  }
  return read === undefined && !isForEditors(type) ? null : namedPicture(read, field, scope)
}

const isForEditors = (type: string): boolean => readers.get(type) === hidden
