export type { FormDefinition, FormField } from '../../content/types.ts'

/** What came of sending it: absent before. */
export type FormState =
  | { readonly kind: 'sent' }
  | {
      readonly kind: 'refused'
      /** As they were typed; a list for checkboxes. */
      readonly values: Readonly<Record<string, string | readonly string[]>>
      /** By field; `''` is about the form as a whole. */
      readonly errors: Readonly<Record<string, string>>
    }
