import type { ComponentProps } from 'react'
import { classNames } from '../class-names.ts'
import { Counter } from './counter.tsx'
import { Field, type FieldTexts } from './field.tsx'
import { useField } from './use-field.ts'

/** Props of a text area: those of a `<textarea>`, the texts of a field, and a counter. */
export type TextAreaProps = ComponentProps<'textarea'> &
  FieldTexts & {
    /** Whether the field shows how many characters of `maxLength` are left. */
    readonly counter?: boolean | undefined
  }

/** A field for text of several lines. */
export function TextArea({ counter = false, ...props }: TextAreaProps) {
  const most = counter ? props.maxLength : undefined
  const { field, control } = useField(props, most === undefined ? undefined : 'limit')
  return (
    <Field {...field}>
      <textarea rows={5} {...control} className={classNames('input', props.className)} />
      {most !== undefined && <Counter id={control.id} most={most} />}
    </Field>
  )
}
