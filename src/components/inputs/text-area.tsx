import type { ComponentProps } from 'react'
import { classNames } from '../class-names.ts'
import { Counter } from './counter.tsx'
import { Field, type FieldTexts } from './field.tsx'
import { useField } from './use-field.ts'

export type TextAreaProps = ComponentProps<'textarea'> &
  FieldTexts & {
    /** Says how many characters `maxLength` leaves. */
    readonly counter?: boolean | undefined
  }

/** Text of several lines. */
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
