import type { ReactNode } from 'react'
import { useLocale } from '../../i18n/locale-context.tsx'
import { classNames } from '../class-names.ts'
import { Icon } from '../icon/icon.tsx'

/** What every field shows besides its control. */
export interface FieldTexts {
  readonly label: string
  readonly hint?: string
  /** A sentence that says how to put it right. */
  readonly error?: string
}

export interface FieldProps extends FieldTexts {
  /** Id of the control. */
  readonly id: string
  readonly required?: boolean
  readonly children: ReactNode
}

/** Label, hint, error, control, in the order in which they are read. What may be left out is marked, not what must be given. */
export function Field({ id, label, hint, error, required = true, children }: FieldProps) {
  const { t } = useLocale()
  return (
    <div className={classNames('field', error !== undefined && 'field--error')}>
      <label htmlFor={id}>
        {label}
        {!required && <span className="field__optional"> ({t('field-optional')})</span>}
      </label>
      <FieldNotes id={id} {...(hint && { hint })} {...(error && { error })} />
      {children}
    </div>
  )
}

function FieldNotes({ id, hint, error }: { id: string; hint?: string; error?: string }) {
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
    </>
  )
}

/** Attributes that tie the control to its hint and error. */
export function describedBy(id: string, { hint, error }: Omit<FieldTexts, 'label'>) {
  const ids = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ')
  return { 'aria-describedby': ids || undefined, 'aria-invalid': error ? (true as const) : undefined }
}

/** Controls that answer one question together. */
export function FieldGroup({ id, label, hint, error, children }: FieldProps) {
  return (
    <fieldset
      className={classNames('field', error !== undefined && 'field--error')}
      aria-describedby={
        describedBy(id, { ...(hint && { hint }), ...(error && { error }) })['aria-describedby']
      }
    >
      <legend>{label}</legend>
      <FieldNotes id={id} {...(hint && { hint })} {...(error && { error })} />
      {children}
    </fieldset>
  )
}
