/** Which fields of a form are shown and sent, and what can be the result of submitting it. */
import type { ContactLine } from '../../content/shell/organization.ts'
import type { FormDefinition, FormField } from '../../content/types.ts'
import type { FormValues } from './form-values.ts'

export type { FormDefinition, FormField }

/** The result of submitting a form. A form that was not submitted yet has none. */
export type FormState =
  | { readonly kind: 'sent' }
  | {
      readonly kind: 'refused'
      /** As the visitor typed them. */
      readonly values: FormValues
      /** Error messages by the handle of their field; the key `''` holds that of the form as a whole. */
      readonly errors: Readonly<Record<string, string>>
    }
  | {
      readonly kind: 'failed'
      readonly values: FormValues
      /** Key of the message that tells the visitor what to do. */
      readonly hint: string
      /** Phone number and email address of the organization, to reach it without the form. */
      readonly contacts?: readonly ContactLine[]
    }

/** Types of fields that take files, in Statamic and in HTML. The server does not forward files. */
const fileTypes: ReadonlySet<string> = new Set(['assets', 'files', 'file'])

/** Whether a field takes files. */
export const isFile = ({ type }: FormField): boolean => fileTypes.has(type)

/**
 * Whether the form shows a field to visitors. The honeypot is a field that only bots fill in. Fields whose
 * names begin with `_` are instructions to the content system: `_redirect` is the address to redirect to
 * after the form was sent.
 */
const isShown = ({ handle }: FormField, { honeypot }: FormDefinition): boolean =>
  handle !== honeypot && !handle.startsWith('_')

/**
 * The fields that the form shows. In the place of a field that takes files, the form says how else to send
 * files.
 */
export const shownFields = (form: FormDefinition): readonly FormField[] =>
  form.fields.filter((field) => isShown(field, form))

/** The fields that a visitor fills in, and that are sent. */
export const askedFields = (form: FormDefinition): readonly FormField[] =>
  shownFields(form).filter((field) => !isFile(field))

/** Id of the element in a form's block that shows the result of submitting the form. */
export const resultId = (blockId: string): string => `${blockId}-result`
