/** Reads the fields of a set, row or entry into parts, in the order of the blueprint. */

import { isSwitchedOff, isThere } from '../../../content/kinds/field-conditions.ts'
import type { FieldSchema, HiddenReason } from '../../../content/kinds/field-schema.ts'
import { schemaOf } from '../../../content/kinds/field-schema.ts'
import { hiddenByName } from '../../../content/kinds/hidden-fields.ts'
import type { Value, Values } from '../../../content/types.ts'
import { memberOf } from '../../../content/values/values.ts'
import type { ComposeScope, FieldValues } from '../scope.ts'
import { familyOf } from './families.ts'
import type { Part } from './part.ts'
import { readValue } from './read-value.ts'
import { systemMembers } from './shapes.ts'

/** Why visitors do not see a field: what it is, or that its condition does not hold. */
type Reason = HiddenReason | 'condition'

/** Whether project rules show or hide a field; undefined where they say nothing. */
const ruled = (handle: string, { rules }: ComposeScope): boolean | undefined =>
  rules?.show.has(handle) ? true : rules?.hide.has(handle) ? false : undefined

/** Whether a field is there: by its own conditions, and by a switch beside it, such as `show_intro`. */
function isOn(handle: string, schema: FieldSchema | undefined, values: Values, scope: ComposeScope): boolean {
  if (schema?.conditions && !isThere(schema.conditions, values, scope.root ?? values)) return false
  return !isSwitchedOff(handle, (name) => memberOf(values, name))
}

/**
 * Why visitors do not see a field: by the project's rules, the field's conditions, its blueprint, or its
 * name. Undefined when they do.
 * @param values the field and those beside it
 */
export function reasonHidden(
  handle: string,
  schema: FieldSchema | undefined,
  values: Values,
  scope: ComposeScope,
): Reason | undefined {
  const rule = ruled(handle, scope)
  if (rule !== undefined) return rule ? undefined : 'rule'
  if (!isOn(handle, schema, values, scope)) return 'condition'
  return schema ? schema.hidden : hiddenByName(handle)
}

/**
 * Leaves out the fields that visitors do not see for one of some reasons, for readers that look for fields by
 * their names. Conditions of the others still test them: they stay among `all`.
 */
export function withoutHidden(
  { values, all = values, fields }: FieldValues,
  reasons: readonly Reason[],
  scope: ComposeScope,
): FieldValues {
  const schemas = new Map(fields?.map((field) => [field.handle, field]))
  const isKept = (handle: string) => {
    const reason = reasonHidden(handle, schemas.get(handle), all, scope)
    return reason === undefined || !reasons.includes(reason)
  }
  return { values: pick(values, isKept), all, fields }
}

/** Some of the values; the same object where they are all of them. */
function pick(values: Values, isKept: (handle: string) => boolean): Values {
  const handles = Object.keys(values)
  const kept = handles.filter(isKept)
  if (kept.length === handles.length) return values
  return Object.fromEntries(kept.map((handle) => [handle, memberOf(values, handle)]))
}

/** Reads the visible fields of values into parts. Fields that repeat under numbered names become rows. */
export function readParts(
  { values, all = values, fields = schemaOf(values) }: FieldValues,
  scope: ComposeScope,
): readonly Part[] {
  const schemas = new Map(fields?.map((field) => [field.handle, field]))
  const isShown = (handle: string) =>
    (schemas.has(handle) || !systemMembers.has(handle)) &&
    reasonHidden(handle, schemas.get(handle), all, scope) === undefined
  const family = familyOf({ values, fields }, isShown)
  const [first] = family?.handles ?? []
  return Object.keys(values).flatMap((handle) => {
    if (family && handle === first)
      return [{ handle, kind: 'rows', rows: family.rows, fields: family.fields }]
    if (family?.handles.has(handle) || !isShown(handle)) return []
    return readPart(handle, memberOf(values, handle), schemas.get(handle), scope)
  })
}

/** Reads one field; empty where there is nothing for visitors in it. */
export function readPart(
  handle: string,
  value: Value,
  schema: FieldSchema | undefined,
  scope: ComposeScope,
): readonly Part[] {
  const named = { handle, display: schema?.display }
  return readValue(handle, value, schema, scope).map((content) => ({ ...named, ...content }))
}
