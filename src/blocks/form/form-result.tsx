import type { ReactNode } from 'react'
import { ErrorSummary } from '../../components/inputs/error-summary.tsx'
import { Notification } from '../../components/notification/notification.tsx'
import { useLocale } from '../../i18n/locale-context.tsx'
import type { HeadingLevel } from '../parts/block-section.tsx'
import { askedFields, type FormDefinition, type FormState, resultId } from './form-definition.ts'

/**
 * The element around the result of submitting a form. The browser scrolls to it, as the address of the page
 * then has the id of this element as fragment.
 */
const Result = ({ id, children }: { id: string; children: ReactNode }) => (
  <div id={resultId(id)} className="form__result" tabIndex={-1}>
    {children}
  </div>
)

export interface FormResultProps {
  /** Id of the block. */
  readonly id: string
  readonly form: FormDefinition
  readonly state: FormState
  /** Level of the error summary's heading. */
  readonly headingLevel: HeadingLevel
}

/** The summary of the errors in a form, with links to its fields. */
function Errors({
  id,
  form,
  errors,
  headingLevel,
}: FormResultProps & { errors: Readonly<Record<string, string>> }) {
  const { t } = useLocale()
  const labels = new Map(askedFields(form).map(({ handle, label }) => [handle, label]))
  // The ids are those that the block gives to the form and its controls.
  const list = Object.entries(errors).map(([handle, text]) => ({
    id: handle ? `${id}-form-${handle}` : `${id}-form`,
    text: labels.has(handle) ? `${labels.get(handle)}: ${text}` : text,
  }))
  return <ErrorSummary title={t('block-form-errors')} errors={list} headingLevel={headingLevel} takesFocus />
}

/**
 * Returns the key of the title of a failure. If the content system responded too late, it may have accepted
 * the message, so the title must not deny that.
 */
const titleOf = (hint: string): string => (hint === 'form-unsure' ? 'form-unsure-title' : 'form-failed')

/** Shows the result of submitting a form: success, what the visitor has to correct, or a failure. */
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
