/** Applies a project's own rule to the fields of a set or an entry. */
import type { FieldSchema } from '../content/kinds/field-schema.ts'
import type { Values } from '../content/types.ts'
import { memberOf } from '../content/values.ts'
import type { FieldValues } from './compose/scope.ts'
import type { ContentRule, ContentRules } from './content-rules.ts'

const ruledFields = (fields: FieldValues['fields'], rename: (handle: string) => string, rule: ContentRule) =>
  fields?.map((field): FieldSchema => {
    const { hidden, ...rest } = field
    const shown = rule.show?.includes(field.handle)
    const reason = rule.hide?.includes(field.handle) ? ('rule' as const) : shown ? undefined : hidden
    return { ...rest, handle: rename(field.handle), ...(reason && { hidden: reason }) }
  })

/** Returns the fields under the names of the rule, in its order, without those that it hides. */
export function applyRule({ values, fields }: FieldValues, rule: ContentRule | undefined): FieldValues {
  if (!rule) return { values, fields }
  const ours = new Map(Object.entries(rule.fields ?? {}).map(([name, theirs]) => [theirs, name]))
  const rename = (handle: string) => ours.get(handle) ?? handle
  const first = (rule.order ?? []).filter((handle) => Object.hasOwn(values, handle))
  const order = new Set([...first, ...Object.keys(values)])
  const named: Values = Object.fromEntries(
    [...order]
      .filter((handle) => !rule.hide?.includes(handle))
      .map((handle) => [rename(handle), memberOf(values, handle)]),
  )
  return { values: named, fields: ruledFields(fields, rename, rule) }
}

/** The rules of a page, with the fields that a rule shows among those that are always shown. */
export const withShown = (rules: ContentRules, rule: ContentRule | undefined): ContentRules =>
  rule?.show ? { ...rules, show: new Set([...rules.show, ...rule.show]) } : rules
