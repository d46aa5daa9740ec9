import { type ComponentProps, useId } from 'react'
import { describedBy, type FieldTexts } from './field.tsx'

interface Tied {
  readonly id?: string | undefined
  readonly required?: boolean | undefined
  readonly 'aria-describedby'?: string | undefined
  readonly 'aria-invalid'?: ComponentProps<'input'>['aria-invalid']
}

/**
 * Separates what the field shows from what the control gets. `own` ends the id of a text that the control
 * brings itself.
 */
export function useField<Props extends FieldTexts & Tied>(props: Props, own?: string) {
  const generated = useId()
  const { label, hint, error, success, root, ...control } = props
  const id = props.id ?? generated
  const notes = { hint, error, success }
  const described = describedBy(id, notes, own && `${id}-${own}`, props['aria-describedby'])
  return {
    field: { ...notes, label, root, id, required: props.required ?? false },
    // An error makes it invalid; without one the caller decides.
    control: {
      ...control,
      id,
      ...described,
      'aria-invalid': described['aria-invalid'] ?? props['aria-invalid'],
    },
  }
}
