/** Walks through all values of an entry, and tells of each whether its page shows it, or why not. */
import { withShown } from '../../../src/blocks/apply-rule.ts'
import { ornamentOf } from '../../../src/blocks/block-readers.ts'
import type { Part } from '../../../src/blocks/compose/parts/part.ts'
import { readPart, reasonHidden } from '../../../src/blocks/compose/parts/read-parts.ts'
import { isEnabled, systemMembers } from '../../../src/blocks/compose/parts/shapes.ts'
import type { FieldValues } from '../../../src/blocks/compose/scope.ts'
import { type ContentRule, noRules } from '../../../src/blocks/content-rules.ts'
import { createScope } from '../../../src/blocks/read-entry.ts'
import { headFields } from '../../../src/content/head/page-head.ts'
import { schemaOf } from '../../../src/content/kinds/field-schema.ts'
import type { Value, Values } from '../../../src/content/types.ts'
import { isValues, memberOf } from '../../../src/content/values/values.ts'
import type { Finding, NotForVisitors } from '../finding.ts'
import { findPart, findText, type Lookup } from './find-part.ts'
import { isEmpty, leavesOf, reasonUnread } from './leaves.ts'
import { type FieldValue, leftOutOfEntry, type Spot, type WalkOptions } from './spot.ts'

const headNames: ReadonlySet<string> = new Set(Object.values(headFields).flat())

/** Walks through the fields of an entry. */
export function* walkEntry(values: Values, options: WalkOptions): Generator<Finding> {
  const { context, collection } = options
  const rules = context.rules ?? noRules
  const rule = rules.collections.get(collection)
  const scope = createScope({ ...context, rules: withShown(rules, rule) }, values)
  const spot: Spot = { path: '', scope, isEntry: true }
  // The source adds it to the fields of every page.
  const own = Object.fromEntries(Object.entries(values).filter(([name]) => name !== 'slug'))
  yield* walkFields({ values: own, fields: schemaOf(values) }, spot, options, rule)
}

const joined = (path: string, name: string | number): string =>
  path === '' ? String(name) : `${path}.${name}`

function* walkFields(
  { values, fields = schemaOf(values) }: FieldValues,
  spot: Spot,
  options: WalkOptions,
  rule?: ContentRule,
): Generator<Finding> {
  const schemas = new Map(fields?.map((field) => [field.handle, field]))
  const ours = new Map(Object.entries(rule?.fields ?? {}).map(([name, theirs]) => [theirs, name]))
  for (const handle of Object.keys(values)) {
    const value = memberOf(values, handle)
    if (systemMembers.has(handle) || isEmpty(value)) continue
    const at = { ...spot, path: joined(spot.path, handle), isEntry: false }
    const [name, schema] = [ours.get(handle) ?? handle, schemas.get(handle)]
    const hidden = rule?.hide?.includes(handle)
      ? 'rule'
      : (reasonHidden(name, schema, values, spot.scope) ??
        (spot.isEntry ? leftOutOfEntry(name, schema) : undefined))
    const field = { handle: name, value, schema }
    if (!hidden) yield* walkValue(field, at, options)
    else yield* walkHidden(field, hidden, at, options, spot.isEntry)
  }
}

/** Reasons for which a field is not part of the body, but may be part of the head. */
const mayBeInHead = new Set<NotForVisitors>(['seo', 'form', 'system'])

function* walkHidden(
  field: FieldValue,
  hidden: NotForVisitors,
  at: Spot,
  options: WalkOptions,
  isOfEntry = false,
): Generator<Finding> {
  for (const text of leavesOf(field.value)) {
    const isTried = isOfEntry && mayBeInHead.has(hidden) && headNames.has(field.handle)
    const place = isTried ? findText(text, options.shown)?.place : undefined
    yield { path: at.path, set: at.set, text, ...(place === undefined ? { hidden } : { place }) }
  }
}

function* walkValue(field: FieldValue, at: Spot, options: WalkOptions): Generator<Finding> {
  const { handle, value, schema } = field
  noteEntries(value, options)
  const parts = readPart(handle, value, schema, at.scope)
  if (parts.length === 0) yield* walkUnread(field, at, options)
  else for (const part of parts) yield* walkPart(part, value, at, options)
}

/** Tells of entries without a page, which stand among the values with all of their fields. */
function noteEntries(value: Value, { entered }: WalkOptions): void {
  for (const item of Array.isArray(value) ? (value as readonly Value[]) : [value])
    if (isValues(item) && typeof item.id === 'string' && typeof item.title === 'string') entered(item.id)
}

/** A value of which nothing was read: a setting or a key, or a shape that the readers do not know. */
function* walkUnread(
  { handle, value, schema }: FieldValue,
  { path, set }: Spot,
  { shown }: WalkOptions,
): Generator<Finding> {
  const reasonOf = reasonUnread(handle, value, schema)
  for (const text of leavesOf(value)) {
    const hidden = reasonOf(text)
    const found = hidden ? { hidden, text } : findText(text, shown)
    if (found) yield { path, set, ...found }
  }
}

function* walkPart(part: Part, value: Value, at: Spot, options: WalkOptions): Generator<Finding> {
  if (part.kind === 'group')
    yield* walkFields({ values: part.values, fields: part.fields }, { ...at, rowRule: undefined }, options)
  else if (part.kind === 'rows') yield* walkRows(part, value, at, options)
  else if (part.kind === 'sets') yield* walkSets(part, value, at, options)
  else if (isSize(value, at)) yield { path: at.path, set: at.set, text: String(value), hidden: 'setting' }
  else yield* toFinding(findPart(part, options.shown), at)
}

/** Whether a number says how large the space or line is that a set without content makes. */
const isSize = (value: Value, { set }: Spot): boolean =>
  typeof value === 'number' && set !== undefined && ornamentOf(set.type) !== undefined

function* toFinding(found: Lookup | undefined, { path, set }: Spot): Generator<Finding> {
  if (found) yield { path, set, place: found.place, text: found.text }
}

/** The path of each item of a list; for a value that is none, its own. */
function pathsIn(value: Value, path: string): (item: Value) => string {
  if (!Array.isArray(value)) return () => path
  const indexes = new Map(value.map((item, index) => [item as Value, index]))
  return (item) => joined(path, indexes.get(item) ?? 0)
}

function* walkRows(
  { rows, fields }: Part & { readonly kind: 'rows' },
  value: Value,
  at: Spot,
  options: WalkOptions,
): Generator<Finding> {
  const pathOf = pathsIn(value, at.path)
  for (const row of rows) {
    const spot = { ...at, path: pathOf(row), rowRule: undefined }
    yield* walkFields({ values: row, fields }, spot, options, at.rowRule)
  }
}

function* walkSets(
  { sets, schemas }: Part & { readonly kind: 'sets' },
  value: Value,
  at: Spot,
  options: WalkOptions,
): Generator<Finding> {
  const pathOf = pathsIn(value, at.path)
  for (const set of sets.filter(isValues)) {
    const type = typeof set.type === 'string' ? set.type.trim() : ''
    const spot = { ...at, path: `${pathOf(set)}:${type}` }
    yield* walkSet({ values: set, fields: schemas?.get(type) }, type, spot, options)
  }
}

function* walkSet(fields: FieldValues, type: string, at: Spot, options: WalkOptions): Generator<Finding> {
  const rules = at.scope.rules ?? noRules
  const rule = rules.sets.get(type)
  const set = { type, values: fields.values }
  const hidden = isEnabled(fields.values) ? (rule?.block === 'hidden' ? 'rule' : undefined) : 'off'
  if (!hidden)
    return yield* walkFields(
      fields,
      { ...at, set, rowRule: rule, scope: { ...at.scope, rules: withShown(rules, rule) } },
      options,
      rule,
    )
  for (const [handle, value] of Object.entries(fields.values))
    if (!systemMembers.has(handle))
      for (const text of leavesOf(value)) yield { path: joined(at.path, handle), set, hidden, text }
}
