import type { ComponentProps } from 'react'
import { classNames } from '../class-names.ts'
import { Icon } from '../icon/icon.tsx'
import { Field, type FieldTexts } from './field.tsx'
import { useField } from './use-field.ts'

/** Props of a select: those of a `<select>`, and the texts of a field. */
export type SelectProps = ComponentProps<'select'> & FieldTexts

/** A choice of one from a list that is too long for radio buttons; its children are `<option>`s. */
export function Select(props: SelectProps) {
  const { field, control } = useField(props)
  return (
    <Field {...field}>
      <div className="input-wrap input-wrap--end">
        <select {...control} className={classNames('input', props.className)} />
        <Icon name="chevron" className="icon--end" />
      </div>
    </Field>
  )
}
