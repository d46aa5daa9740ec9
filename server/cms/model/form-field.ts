import type { FormField, Value, Values } from '../../../src/content/types.ts'
import { isValues } from '../../../src/content/values/values.ts'
import { asList, asText, isFalsy } from './values.ts'

type Option = NonNullable<FormField['options']>[number]

/** Reads options: a map, a list of texts, or a list of `{ key, value }` or `{ value, label }`. */
function optionsOf(stored: Value): readonly Option[] {
  const rows = isValues(stored) ? Object.entries(stored) : asList(stored).map(pairOf)
  return rows.flatMap(([key, text]) => {
    const value = asText(key)
    return value === undefined ? [] : [{ value, label: asText(text) ?? value }]
  })
}

/** The stored value and label of one item of a list of options. */
const pairOf = (item: Value): readonly [Value, Value] =>
  isValues(item) ? [item.key ?? item.value, item.label ?? item.value] : [item, item]

/** Whether a field must be filled in; `validate` is a list of rules, or one text with `|` between them. */
function isRequired({ validate, required }: Values): boolean {
  const rules = Array.isArray(validate) ? asList(validate) : (asText(validate)?.split('|') ?? [])
  return rules.includes('required') || !isFalsy(required)
}

/** A field as the blueprint of a form has it. */
interface BlueprintField {
  readonly handle: string
  readonly type: string
  /** Every key of the field except its handle. */
  readonly config: Values
}

/** Reads a field of a form from its blueprint, which has one shape in flat files and over HTTP. */
export function readFormField({ handle, type, config }: BlueprintField): FormField {
  const hint = asText(config.instructions)
  const options = optionsOf(config.options)
  return {
    handle,
    type: asText(config.input_type) ?? type,
    label: asText(config.display) ?? handle,
    required: isRequired(config),
    ...(hint ? { hint } : {}),
    ...(options.length > 0 ? { options } : {}),
  }
}
