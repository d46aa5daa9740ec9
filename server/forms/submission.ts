import { askedFields } from '../../src/blocks/form/form-definition.ts'
import { type FormValues, readValue } from '../../src/blocks/form/form-values.ts'
import type { FormDefinition } from '../../src/content/types.ts'
import { HttpError } from '../http/http-error.ts'

/** A form that a visitor submitted. */
export interface Submission {
  readonly values: FormValues
  /** The values that the page may show again: all but passwords. */
  readonly shown: FormValues
  /** Whether the honeypot was filled in, a field that visitors do not see. */
  readonly isTrapped: boolean
  /** Path of the page that the form was sent from, from its `_page` field. */
  readonly page: string | undefined
}

/** Maximum number of values in a body. */
const maxFields = 100

const textsOf = (body: Readonly<Record<string, unknown>>, name: string): readonly string[] =>
  (Object.hasOwn(body, name) ? [body[name]].flat() : []).filter((value) => typeof value === 'string')

/**
 * Reads the body of a form. Only fields of its definition are read.
 * @throws HttpError 413 for more than 100 values
 */
export function readSubmission(body: Readonly<Record<string, unknown>>, form: FormDefinition): Submission {
  if (Object.values(body).flat().length > maxFields)
    throw new HttpError(413, `The form has more than ${maxFields} values`)
  const rows = askedFields(form).map(
    (field) => [field, readValue(field, (name) => textsOf(body, name))] as const,
  )
  const valuesOf = (some: typeof rows): FormValues =>
    Object.fromEntries(some.map(([{ handle }, value]) => [handle, value]))
  return {
    values: valuesOf(rows),
    shown: valuesOf(rows.filter(([{ type }]) => type !== 'password')),
    isTrapped: textsOf(body, form.honeypot).some((text) => text !== ''),
    page: textsOf(body, '_page')[0],
  }
}
