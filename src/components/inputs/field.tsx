/** What surrounds the control of every form field: label, hint, error, and the ids that connect them. */
import type { ReactNode } from 'react'
import { useLocale } from '../../i18n/locale-context.tsx'
import { classNames } from '../class-names.ts'
import { Icon } from '../icon/icon.tsx'
import type { RootProps } from '../root-props.ts'

/** The texts that every field shows besides its control. */
export interface FieldTexts {
  readonly label: string
  readonly hint?: string | undefined
  /** The error message, a sentence that says how to correct the value. */
  readonly error?: string | undefined
  /**
   * The message about a valid value, for after the form was submitted or the value was checked. An error
   * replaces the message.
   */
  readonly success?: string | undefined
  /** Attributes of the element around label, notes and control; all others belong to the control. */
  readonly root?: RootProps | undefined
}

/** The texts about a field that `FieldNotes` shows. */
type Notes = Pick<FieldTexts, 'hint' | 'error' | 'success'>

/** Props of the frame around a control, or around several that answer one question. */
export interface FieldGroupProps extends FieldTexts {
  /** Id of the control; for a group, only the start of the ids of its notes. */
  readonly id: string
  /** True by default; other fields are marked as optional. */
  readonly required?: boolean | undefined
  readonly children: ReactNode
}

/** Returns the classes of the element around a field; `more` are further classes. */
export const fieldClass = ({ error, success }: Notes, ...more: (string | undefined)[]): string =>
  classNames('field', error ? 'field--error' : success && 'field--success', ...more)

/**
 * A field with one control: label, hint, error and control in reading order. Optional fields are marked,
 * required ones are not.
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

/** A `<fieldset>` with several controls that answer one question together. */
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

/** The word "optional" behind the label of a field that is not required. */
function OptionalMark({ required = true }: { required?: boolean | undefined }) {
  const { t } = useLocale()
  return required ? null : <span className="field__optional"> ({t('field-optional')})</span>
}

/** The hint, and the error or success message, each with the id that `describedBy` refers to. */
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

/**
 * Returns the ARIA attributes that connect a control with the texts about it. `more` are ids of further
 * texts.
 */
export function describedBy(id: string, { hint, error, success }: Notes, ...more: (string | undefined)[]) {
  const notes = [hint && `${id}-hint`, error ? `${id}-error` : success && `${id}-success`]
  const ids = [...notes, ...more].filter(Boolean).join(' ')
  return { 'aria-describedby': ids || undefined, 'aria-invalid': error ? (true as const) : undefined }
}
