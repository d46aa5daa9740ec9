import { type ComponentProps, type ReactNode, useId } from 'react'
import { classNames } from '../class-names.ts'
import { Icon } from '../icon/icon.tsx'
import type { IconName } from '../icon/paths.ts'
import { describedBy, Field, type FieldTexts } from './field.tsx'

type Control<Element extends 'input' | 'textarea' | 'select'> = ComponentProps<Element> & FieldTexts

/** Separates what the field shows from what the control gets. */
function useField<P extends FieldTexts & { id?: string | undefined; required?: boolean | undefined }>(
  props: P,
) {
  const generated = useId()
  const { label, hint, error, ...control } = props
  const id = props.id ?? generated
  const texts = { label, ...(hint && { hint }), ...(error && { error }) }
  const field = { ...texts, id, required: props.required ?? false }
  return { field, control: { ...control, id, ...describedBy(id, texts) } }
}

/** Text, email, tel, url, password, search; numbers as text with `inputMode`. */
export function TextField({ icon, ...props }: Control<'input'> & { readonly icon?: IconName }) {
  const { field, control } = useField(props)
  const input = <input type="text" {...control} className={classNames('input', props.className)} />
  return (
    <Field {...field}>
      {icon ? (
        <div className="input-wrap">
          <Icon name={icon} />
          {input}
        </div>
      ) : (
        input
      )}
    </Field>
  )
}

/** Text of several lines. */
export function TextArea(props: Control<'textarea'>) {
  const { field, control } = useField(props)
  return (
    <Field {...field}>
      <textarea rows={5} {...control} className={classNames('input', props.className)} />
    </Field>
  )
}

/** One of a list that is too long for radio buttons; its children are `<option>`s. */
export function Select(props: Control<'select'>) {
  const { field, control } = useField(props)
  return (
    <Field {...field}>
      <div className="input-wrap">
        <select {...control} className={classNames('input', props.className)} />
        <Icon name="chevron" className="icon--end" />
      </div>
    </Field>
  )
}

export type ChoiceProps = Omit<ComponentProps<'input'>, 'children'> & { readonly children: ReactNode }

const choice = (type: 'checkbox' | 'radio', extra: ComponentProps<'input'> = {}) =>
  function Choice({ children, ...input }: ChoiceProps) {
    return (
      <label className="choice">
        <input {...input} {...extra} type={type} />
        <span>{children}</span>
      </label>
    )
  }

export const Checkbox = choice('checkbox')
export const Radio = choice('radio')
/** Takes effect at once; in a form that is sent, use a checkbox. */
export const Switch = choice('checkbox', { role: 'switch', className: 'switch' })

export interface ErrorSummaryProps {
  readonly title: string
  /** Id of the control, and what is wrong with it. */
  readonly errors: readonly { readonly id: string; readonly text: string }[]
  readonly headingLevel?: 2 | 3 | 4
}

/** Stands above a form that could not be sent; the page gives it focus. */
export function ErrorSummary({ title, errors, headingLevel = 2 }: ErrorSummaryProps) {
  const id = useId()
  const Heading = `h${headingLevel}` as const
  return (
    <div className="error-summary" role="alert" aria-labelledby={id} tabIndex={-1}>
      <Heading id={id}>{title}</Heading>
      <ul>
        {errors.map((error) => (
          <li key={error.id}>
            <a href={`#${error.id}`}>{error.text}</a>
          </li>
        ))}
      </ul>
    </div>
  )
}
