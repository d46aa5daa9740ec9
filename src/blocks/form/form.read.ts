/** Reads the block "form" from the fields that editors filled in, whatever a project calls them. */
import type { BlockFields } from '../../content/values/fields.ts'
import { defined } from '../../content/values/values.ts'
import { common } from '../parts/names.ts'
import type { FormProps } from './form.tsx'
import type { FormDefinition } from './form-definition.ts'

/** Names that projects give to the fields of this block. */
const names = {
  title: common.title,
  text: common.text,
  form: ['form', 'formulier', 'formular', 'form_handle', 'handle', 'contact_form'],
} as const

/**
 * Returns the props of the block's view; undefined for a form without a definition or fields.
 * @param context `form` returns the definition of the form with a handle in the content system, if there is
 * one
 */
export function readForm(
  fields: BlockFields,
  context: { form(handle: string): FormDefinition | undefined },
): FormProps | undefined {
  // A field for a form holds the form's handle, or an object with the handle.
  const [chosen] = fields.sets(...names.form)
  const handle = typeof chosen?.handle === 'string' ? chosen.handle : fields.text(...names.form)
  const form = handle && /^[\w-]{1,64}$/.test(handle) ? context.form(handle) : undefined
  if (!form || form.fields.length === 0) return undefined
  return defined({ title: fields.text(...names.title), text: fields.html(...names.text), form })
}
