import type { FormDefinition, FormField, Value, Values } from '../../../src/content/types.ts'
import { isValues } from '../../../src/content/values.ts'
import { asList, asText, asValues, isFalsy } from '../values.ts'
import type { Field } from './augment-types.ts'
import { blueprintFields } from './blueprints.ts'
import type { SiteIndex } from './index-site.ts'

type Option = NonNullable<FormField['options']>[number]

/** Options are a map, a list of texts, or a list of `{ key, value }`. */
function optionsOf(stored: Value): readonly Option[] {
  const rows = isValues(stored) ? Object.entries(stored) : asList(stored).map(pairOf)
  return rows.flatMap(([key, text]) => {
    const value = asText(key)
    return value === undefined ? [] : [{ value, label: asText(text) ?? value }]
  })
}

const pairOf = (item: Value): readonly [Value, Value] =>
  isValues(item) ? [item.key ?? item.value, item.value ?? item.label] : [item, item]

/** `validate` is a list, or rules divided by `|`. */
function isRequired({ validate, required }: Values): boolean {
  const rules = Array.isArray(validate) ? asList(validate) : (asText(validate)?.split('|') ?? [])
  return rules.includes('required') || !isFalsy(required)
}

function toFormField({ handle, type, config }: Field): FormField {
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

/** Forms by handle, with the fields of their blueprints (content-contract 4.1). */
export function readForms({ files, blueprints }: SiteIndex): Readonly<Record<string, FormDefinition>> {
  const found = [...files.values()].flatMap(({ path, value }) => {
    const handle = /^resources\/forms\/([^/]+)\.yaml$/.exec(path)?.[1]
    if (handle === undefined) return []
    const form = asValues(value)
    const fields = blueprintFields(blueprints, 'forms', handle).map(toFormField)
    return [[handle, { handle, fields, honeypot: asText(form.honeypot) ?? 'honeypot' }] as const]
  })
  return Object.fromEntries(found)
}
