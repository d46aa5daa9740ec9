import { type ComponentProps, useId } from 'react'
import { describedBy, type FieldTexts } from './field.tsx'

/** Attributes of a control that connect it with the texts of its field. */
interface Tied {
  readonly id?: string | undefined
  readonly required?: boolean | undefined
  readonly 'aria-describedby'?: string | undefined
  readonly 'aria-invalid'?: ComponentProps<'input'>['aria-invalid']
}

/**
 * Separates the props of a form field (label, hint, error) from those of its control, and connects both by
 * ids.
 * @param extra end of the id of a further text about the control: `limit` for the counter's `{id}-limit`
 */
export function useField<Props extends FieldTexts & Tied>(props: Props, extra?: string) {
  const generated = useId()
  const { label, hint, error, success, root, ...control } = props
  const id = props.id ?? generated
  const notes = { hint, error, success }
  const described = describedBy(id, notes, extra && `${id}-${extra}`, props['aria-describedby'])
  return {
    field: { ...notes, label, root, id, required: props.required ?? false },
    // A field with an error is invalid; without one, the prop `aria-invalid` decides.
    control: {
      ...control,
      id,
      ...described,
      'aria-invalid': described['aria-invalid'] ?? props['aria-invalid'],
    },
  }
}
