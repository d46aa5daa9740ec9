/** Which fields of a form are shown and sent, and what can come of sending it. */
import type { ContactLine } from '../../content/payload.ts'
import type { FormDefinition, FormField } from '../../content/types.ts'

export type { FormDefinition, FormField }

type Values = Readonly<Record<string, string | readonly string[]>>

/** What came of sending it: absent before. */
export type FormState =
  | { readonly kind: 'sent' }
  | {
      readonly kind: 'refused'
      /** As they were typed; a list for checkboxes. */
      readonly values: Values
      /** By field; `''` is about the form as a whole. */
      readonly errors: Readonly<Record<string, string>>
    }
  | {
      readonly kind: 'failed'
      readonly values: Values
      /** Key of a sentence that says what can be done. */
      readonly hint: string
      /** Other ways to whom the form is for. */
      readonly contacts?: readonly ContactLine[]
    }

/** Statamic's types of fields that take files, and HTML's: the relay takes none. */
const fileTypes: ReadonlySet<string> = new Set(['assets', 'files', 'file'])

export const isFile = ({ type }: FormField): boolean => fileTypes.has(type)

/** Names with a `_` are the content system's own: `_redirect` would say where the visitor goes. */
const isShown = ({ handle }: FormField, { honeypot }: FormDefinition): boolean =>
  handle !== honeypot && !handle.startsWith('_')

/** The fields that stand in the form, those for files included: there it says how else to send them. */
export const shownFields = (form: FormDefinition): readonly FormField[] =>
  form.fields.filter((field) => isShown(field, form))

/** The fields that a visitor fills in, and that are sent. */
export const askedFields = (form: FormDefinition): readonly FormField[] =>
  shownFields(form).filter((field) => !isFile(field))

/** Id of what a form's block says came of sending it. */
export const resultId = (blockId: string): string => `${blockId}-result`
