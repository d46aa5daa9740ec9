/** What surrounds every control of a form: label, hint, error, and the ids that tie them together. */
import type { ReactNode } from 'react'
import { useLocale } from '../../i18n/locale-context.tsx'
import { classNames } from '../class-names.ts'
import { Icon } from '../icon/icon.tsx'
import type { RootProps } from '../root-props.ts'

/** What every field shows besides its control. */
export interface FieldTexts {
  readonly label: string
  readonly hint?: string | undefined
  /** A sentence that says how to put it right. */
  readonly error?: string | undefined
  /**
   * What turned out right; only after the form was sent or the answer was looked up, and never beside an
   * error.
   */
  readonly success?: string | undefined
  /** Attributes of the element around label, notes and control; all others belong to the control. */
  readonly root?: RootProps | undefined
}

/** What is said about a field: before it is filled in, and after it was sent. */
type Notes = Pick<FieldTexts, 'hint' | 'error' | 'success'>

export interface FieldGroupProps extends FieldTexts {
  /** Id of the control. */
  readonly id: string
  readonly required?: boolean | undefined
  readonly children: ReactNode
}

/** Class of the element around a field. */
export const fieldClass = ({ error, success }: Notes, ...more: (string | undefined)[]): string =>
  classNames('field', error ? 'field--error' : success && 'field--success', ...more)

/**
 * Label, hint, error, control, in the order in which they are read. What may be left out is marked, not what
 * must be given.
 */
export function Field({ id, label, required, root, children, ...notes }: FieldGroupProps) {
  return (
    <div {...root} className={fieldClass(notes, root?.className)}>
      <label htmlFor={id}>
        {label}
        <OptionalMark required={required} />
      </label>
      <FieldNotes id={id} {...notes} />
      {children}
    </div>
  )
}

/** Controls that answer one question together. */
export function FieldGroup({ id, label, required, root, children, ...notes }: FieldGroupProps) {
  return (
    <fieldset
      {...root}
      className={fieldClass(notes, root?.className)}
      aria-describedby={describedBy(id, notes)['aria-describedby']}
    >
      <legend>
        {label}
        <OptionalMark required={required} />
      </legend>
      <FieldNotes id={id} {...notes} />
      {children}
    </fieldset>
  )
}

function OptionalMark({ required = true }: { required?: boolean | undefined }) {
  const { t } = useLocale()
  return required ? null : <span className="field__optional"> ({t('field-optional')})</span>
}

/** Hint, and error or success, each with the id by which `describedBy` finds it. */
export function FieldNotes({ id, hint, error, success }: Notes & { readonly id: string }) {
  return (
    <>
      {hint && (
        <p className="field__hint" id={`${id}-hint`}>
          {hint}
        </p>
      )}
      {error && (
        <p className="field__error" id={`${id}-error`}>
          <Icon name="stop" />
          {error}
        </p>
      )}
      {success && !error && (
        <p className="field__success" id={`${id}-success`}>
          <Icon name="ok" />
          {success}
        </p>
      )}
    </>
  )
}

/** Attributes that tie the control to what is said about it; `more` are ids of further texts. */
export function describedBy(id: string, { hint, error, success }: Notes, ...more: (string | undefined)[]) {
  const notes = [hint && `${id}-hint`, error ? `${id}-error` : success && `${id}-success`]
  const ids = [...notes, ...more].filter(Boolean).join(' ')
  return { 'aria-describedby': ids || undefined, 'aria-invalid': error ? (true as const) : undefined }
}
