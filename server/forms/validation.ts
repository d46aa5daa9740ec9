import { askedFields } from '../../src/blocks/form/form-definition.ts'
import type { FormDefinition, FormField } from '../../src/content/types.ts'
import type { FormValues } from './relay.ts'

type Value = FormValues[string]
/** The key of a message that says how to put it right. */
type Rule = (field: FormField, value: Value) => string | undefined

/** Characters of one value. */
const maxLength = 10_000
const emailShape = /^[^\s@]{1,64}@[^\s@.]+(\.[^\s@.]+)+$/

const isTooLong = (text: string): boolean => text.length > maxLength
const isEmpty = (value: Value): boolean =>
  typeof value === 'string' ? value.trim() === '' : value.every((item) => item.trim() === '')

const isChoice = ({ type, options }: FormField): boolean =>
  options !== undefined || type === 'toggle' || type === 'checkbox'

const rules: readonly Rule[] = [
  (_field, value) => ([value].flat().some(isTooLong) ? 'form-too-long' : undefined),
  (field, value) =>
    field.required && isEmpty(value) ? (isChoice(field) ? 'block-form-choose' : 'form-required') : undefined,
  ({ type }, value) =>
    type === 'email' && typeof value === 'string' && !isEmpty(value) && !emailShape.test(value.trim())
      ? 'form-email'
      : undefined,
]

/**
 * What can be seen without the content system, whose own texts are in its default language: keys of messages
 * by field handle, empty when nothing is wrong. The content system has the last word.
 */
export function findErrors(form: FormDefinition, values: FormValues): Readonly<Record<string, string>> {
  const errors = askedFields(form).flatMap((field) => {
    const value = Object.hasOwn(values, field.handle) ? (values[field.handle] ?? '') : ''
    const key = rules.map((rule) => rule(field, value)).find((found) => found !== undefined)
    return key === undefined ? [] : [[field.handle, key] as const]
  })
  return Object.fromEntries(errors)
}
