import { Button } from '../../components/buttons/buttons.tsx'
import { ErrorSummary } from '../../components/inputs/inputs.tsx'
import { Notification } from '../../components/notification/notification.tsx'
import type { Html } from '../../content/types.ts'
import { useLocale } from '../../i18n/locale-context.tsx'
import { type BlockAttributes, BlockSection } from '../parts/block-section.tsx'
import { Prose } from '../parts/prose.tsx'
import type { FormDefinition, FormState } from './form-definition.ts'
import { FormControl } from './form-fields.tsx'

export interface FormProps {
  readonly title?: string
  readonly text?: Html
  readonly form: FormDefinition
  readonly state?: FormState
}

type Refusal = Extract<FormState, { kind: 'refused' }>

const noRefusal: Refusal = { kind: 'refused', values: {}, errors: {} }

const textsOf = (value: string | readonly string[] | undefined): readonly string[] =>
  typeof value === 'string' ? [value] : (value ?? [])

/** A field may have the name of something that every object has: `constructor`. */
const ownOf = <T,>(values: Readonly<Record<string, T>>, handle: string): T | undefined =>
  Object.hasOwn(values, handle) ? values[handle] : undefined

/** People leave it empty; what fills it in is not a person. */
function Honeypot({ id, name }: { id: string; name: string }) {
  const { t } = useLocale()
  return (
    <div className="form__trap" aria-hidden="true">
      <label htmlFor={id}>{t('block-form-honeypot')}</label>
      <input id={id} name={name} type="text" tabIndex={-1} autoComplete="off" />
    </div>
  )
}

function Errors({ id, errors }: { id: string; errors: Refusal['errors'] }) {
  const { t } = useLocale()
  const list = Object.entries(errors).map(([handle, text]) => ({ id: handle ? `${id}-${handle}` : id, text }))
  return list.length > 0 ? (
    <ErrorSummary title={t('block-form-errors')} errors={list} headingLevel={3} />
  ) : null
}

/** Sent by the browser itself: it works without JavaScript. `_page` is where the answer is shown. */
function Form({ id, form, refusal }: { id: string; form: FormDefinition; refusal: Refusal }) {
  const { t, languages } = useLocale()
  const page = languages.find(({ current }) => current)?.href
  return (
    <form id={id} className="form flow" method="post" action={`/forms/${form.handle}`}>
      <Errors id={id} errors={refusal.errors} />
      {page && <input type="hidden" name="_page" value={page} />}
      {form.fields.map((field) => (
        <FormControl
          key={field.handle}
          id={`${id}-${field.handle}`}
          field={field}
          values={textsOf(ownOf(refusal.values, field.handle))}
          error={ownOf(refusal.errors, field.handle)}
        />
      ))}
      <Honeypot id={`${id}-${form.honeypot}`} name={form.honeypot} />
      <Button type="submit">{t('block-form-send')}</Button>
    </form>
  )
}

export function FormBlock({ id, headingId, title, text, form, state }: FormProps & BlockAttributes) {
  const { t } = useLocale()
  return (
    <BlockSection name="form" headingId={headingId} title={title}>
      {text && <Prose className="prose block__intro" html={text} />}
      {state?.kind === 'sent' ? (
        <Notification tone="success" role="status" title={t('block-form-sent')} />
      ) : (
        <Form id={`${id}-form`} form={form} refusal={state ?? noRefusal} />
      )}
    </BlockSection>
  )
}
