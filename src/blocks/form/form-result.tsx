import type { ReactNode } from 'react'
import { ErrorSummary } from '../../components/inputs/error-summary.tsx'
import { Notification } from '../../components/notification/notification.tsx'
import { useLocale } from '../../i18n/locale-context.tsx'
import { askedFields, type FormDefinition, type FormState, resultId } from './form-definition.ts'

/**
 * The browser goes here after the form was sent, with or without JavaScript: its address ends with this id.
 */
const Result = ({ id, children }: { id: string; children: ReactNode }) => (
  <div id={resultId(id)} className="form__result" tabIndex={-1}>
    {children}
  </div>
)

export interface FormResultProps {
  /** Of the block. */
  readonly id: string
  readonly form: FormDefinition
  readonly state: FormState
  /** One below the block's own heading. */
  readonly headingLevel: 2 | 3
}

function Errors({
  id,
  form,
  errors,
  headingLevel,
}: FormResultProps & { errors: Readonly<Record<string, string>> }) {
  const { t } = useLocale()
  const labels = new Map(askedFields(form).map(({ handle, label }) => [handle, label]))
  const list = Object.entries(errors).map(([handle, text]) => ({
    id: handle ? `${id}-form-${handle}` : `${id}-form`,
    text: labels.has(handle) ? `${labels.get(handle)}: ${text}` : text,
  }))
  return <ErrorSummary title={t('block-form-errors')} errors={list} headingLevel={headingLevel} takesFocus />
}

/** A system that answered too late may have taken it. */
const titleOf = (hint: string): string => (hint === 'form-unsure' ? 'form-unsure-title' : 'form-failed')

/** What came of sending the form. */
export function FormResult(props: FormResultProps) {
  const { id, state } = props
  const { t } = useLocale()
  if (state.kind === 'refused' && Object.keys(state.errors).length === 0) return null
  return (
    <Result id={id}>
      {state.kind === 'sent' && <Notification tone="success" role="status" title={t('block-form-sent')} />}
      {state.kind === 'refused' && <Errors {...props} errors={state.errors} />}
      {state.kind === 'failed' && (
        <Notification
          tone="danger"
          role="alert"
          title={t(titleOf(state.hint))}
          actions={state.contacts?.map(({ text, href }) => (
            <a key={text} href={href}>
              {text}
            </a>
          ))}
        >
          {t(state.hint)}
        </Notification>
      )}
    </Result>
  )
}
