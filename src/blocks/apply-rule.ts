/** Applies a project's own rule to the fields of a set or an entry. */
import { type FieldSchema, schemaOf, withSchema } from '../content/kinds/field-schema.ts'
import type { Value, Values } from '../content/types.ts'
import { isHtml, isValues, memberOf } from '../content/values/values.ts'
import { isAsset, isSummary } from './compose/parts/shapes.ts'
import type { FieldValues } from './compose/scope.ts'
import type { ContentRule, ContentRules } from './content-rules.ts'

/** Returns the name under which a field is read. */
type Rename = (handle: string) => string

/**
 * The names of a rule for some values. A field whose own name a rule gives to another takes the name of that
 * one, so that both are kept.
 */
function renaming({ fields = {} }: ContentRule, values: Values): Rename {
  const pairs = Object.entries(fields).filter(([, theirs]) => Object.hasOwn(values, theirs))
  const names = new Map(pairs.map(([ours, theirs]) => [theirs, ours]))
  const displaced = new Map(pairs)
  return (handle) => names.get(handle) ?? displaced.get(handle) ?? handle
}

function ruledField(field: FieldSchema, handle: string, rule: ContentRule): FieldSchema {
  const { hidden, ...rest } = field
  const shown = rule.show?.includes(field.handle)
  const reason = rule.hide?.includes(field.handle) ? ('rule' as const) : shown ? undefined : hidden
  return { ...rest, handle, ...(reason && { hidden: reason }) }
}

const isRow = (value: Value): value is Values => isValues(value) && !isAsset(value) && !isSummary(value)

/** Rows of a set under the names of its rule: a rule names fields of its rows as it does its own. */
const ruledRows = (value: Value, rule: ContentRule): Value =>
  Array.isArray(value)
    ? value.map((row: Value) => (isRow(row) && !isHtml(row) ? ruledRow(row, rule) : row))
    : value

function ruledRow(row: Values, rule: ContentRule): Values {
  const rename = renaming(rule, row)
  const schema = schemaOf(row)?.map((field) => ruledField(field, rename(field.handle), rule))
  const kept = Object.keys(row).filter((handle) => !rule.hide?.includes(handle))
  const named: Values = Object.fromEntries(kept.map((handle) => [rename(handle), memberOf(row, handle)]))
  const shown = notMarkup(named)
  return schema ? withSchema(shown, schema) : shown
}

/**
 * A row whose only member has been given the name `html` would pass as sanitized markup, though it is a text
 * of unknown origin.
 */
const notMarkup = (row: Values): Values => (isHtml(row) ? { ...row, id: '' } : row)

/** The fields of rows under the names of the rule. */
const ruledRowFields = (field: FieldSchema, rule: ContentRule): FieldSchema => {
  if (!field.fields) return field
  const handles = Object.fromEntries(field.fields.map(({ handle }) => [handle, null]))
  const rename = renaming(rule, handles)
  return { ...field, fields: field.fields.map((inner) => ruledField(inner, rename(inner.handle), rule)) }
}

/**
 * Returns the fields under the names of the rule, in its order, without those that it hides. Conditions still
 * test all of them, by the names of the project.
 * @param withRows whether the rule names the fields of rows too, as that of a set does
 */
export function applyRule(set: FieldValues, rule: ContentRule | undefined, withRows = false): FieldValues {
  if (!rule) return set
  const { values, all = values, fields } = set
  const rename = renaming(rule, values)
  const first = (rule.order ?? []).filter((handle) => Object.hasOwn(values, handle))
  const kept = [...new Set([...first, ...Object.keys(values)])].filter((name) => !rule.hide?.includes(name))
  const fieldOf = (handle: string) =>
    withRows ? ruledRows(memberOf(values, handle), rule) : memberOf(values, handle)
  const named: Values = Object.fromEntries(kept.map((handle) => [rename(handle), fieldOf(handle)]))
  const ruled = fields
    ?.map((field) => ruledField(field, rename(field.handle), rule))
    .map((field) => (withRows ? ruledRowFields(field, rule) : field))
  return { values: named, all, fields: ruled }
}

/** The rules of a page, with the fields that a rule shows among those that are always shown. */
export const withShown = (rules: ContentRules, rule: ContentRule | undefined): ContentRules =>
  rule?.show ? { ...rules, show: new Set([...rules.show, ...rule.show]) } : rules
