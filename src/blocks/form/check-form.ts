/** The rules for the values of a form. The browser checks a form by them before it is sent, the server after. */
import { askedFields, type FormDefinition, type FormField } from './form-definition.ts'
import type { FormValues } from './form-values.ts'

type FieldValue = FormValues[string]
/** Returns the key of a message that says how to correct a value; undefined for a valid value. */
type ValidationRule = (field: FormField, value: FieldValue) => string | undefined

/** Maximum length of a value, in characters. */
export const maxLength = 10_000
/** A mail address: `naam@voorbeeld.nl`, with a dot in the domain. */
const emailShape = /^[^\s@]{1,64}@[^\s@.]+(\.[^\s@.]+)+$/

const textsOf = (value: FieldValue): readonly string[] => [value].flat()
const isTooLong = (text: string): boolean => text.length > maxLength
const isEmpty = (value: FieldValue): boolean => textsOf(value).every((text) => text.trim() === '')

/** Whether a field is filled in by choosing, not by typing. */
const isChoice = ({ type, options }: FormField): boolean =>
  options !== undefined || type === 'toggle' || type === 'checkbox'

/** Whether a text is none of the options of its field. */
const isStrange = ({ options }: FormField, text: string): boolean =>
  options !== undefined && text !== '' && options.every(({ value }) => value !== text)

const isWebAddress = (text: string): boolean => /^https?:\/\//i.test(text) && URL.canParse(text)

/** Whether a filled text has the shape of its type of field, and the key of the message where it has not. */
const shapes: Readonly<Record<string, readonly [isValid: (text: string) => boolean, key: string]>> = {
  email: [(text) => emailShape.test(text), 'form-email'],
  url: [isWebAddress, 'form-url'],
}

const shapeOf = ({ type }: FormField) => (Object.hasOwn(shapes, type) ? shapes[type] : undefined)

/** What is said of an empty field: what it asks for, where there is a message about that. */
const keyOfMissing = (field: FormField): string =>
  isChoice(field) ? 'block-form-choose' : (shapeOf(field)?.[1] ?? 'form-required')

const rules: readonly ValidationRule[] = [
  (_field, value) => (textsOf(value).some(isTooLong) ? 'form-too-long' : undefined),
  (field, value) => (field.required && isEmpty(value) ? keyOfMissing(field) : undefined),
  (field, value) => (textsOf(value).some((text) => isStrange(field, text)) ? 'form-option' : undefined),
  (field, value) => {
    const [isValid, key] = shapeOf(field) ?? []
    return isValid && !isEmpty(value) && !textsOf(value).every((text) => isValid(text.trim()))
      ? key
      : undefined
  },
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
