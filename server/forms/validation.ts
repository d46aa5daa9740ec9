import { askedFields } from '../../src/blocks/form/form-definition.ts'
import type { FormDefinition, FormField } from '../../src/content/types.ts'
import type { FormValues } from './relay.ts'

type FieldValue = FormValues[string]
/** Returns the key of a message that says how to correct a value; undefined for a valid value. */
type ValidationRule = (field: FormField, value: FieldValue) => string | undefined

/** Maximum length of a value, in characters. */
const maxLength = 10_000
/** A mail address: `naam@voorbeeld.nl`, with a dot in the domain. */
const emailShape = /^[^\s@]{1,64}@[^\s@.]+(\.[^\s@.]+)+$/

const isTooLong = (text: string): boolean => text.length > maxLength
const isEmpty = (value: FieldValue): boolean =>
  typeof value === 'string' ? value.trim() === '' : value.every((item) => item.trim() === '')

/** Whether a field is filled in by choosing, not by typing. */
const isChoice = ({ type, options }: FormField): boolean =>
  options !== undefined || type === 'toggle' || type === 'checkbox'

const rules: readonly ValidationRule[] = [
  (_field, value) => ([value].flat().some(isTooLong) ? 'form-too-long' : undefined),
  (field, value) =>
    field.required && isEmpty(value) ? (isChoice(field) ? 'block-form-choose' : 'form-required') : undefined,
  ({ type }, value) =>
    type === 'email' && typeof value === 'string' && !isEmpty(value) && !emailShape.test(value.trim())
      ? 'form-email'
      : undefined,
]

/**
 * Finds the errors of a form that can be found without the content system, whose own error texts are in its
 * default language only. The content system checks the form again.
 * @returns keys of messages by field handle, empty when nothing is wrong
 */
export function findErrors(form: FormDefinition, values: FormValues): Readonly<Record<string, string>> {
  const errors = askedFields(form).flatMap((field) => {
    const value = Object.hasOwn(values, field.handle) ? (values[field.handle] ?? '') : ''
    const key = rules.map((rule) => rule(field, value)).find((found) => found !== undefined)
    return key === undefined ? [] : [[field.handle, key] as const]
  })
  return Object.fromEntries(errors)
}
