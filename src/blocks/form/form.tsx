/** The block "form" of a page: a form of the content system. */
import { Button } from '../../components/buttons/buttons.tsx'
import { Honeypot } from '../../components/inputs/honeypot.tsx'
import type { Html } from '../../content/types.ts'
import { useLocale } from '../../i18n/locale-context.tsx'
import { type BlockAttributes, BlockSection, type HeadingLevel, innerLevel } from '../parts/block-section.tsx'
import { Prose } from '../parts/prose.tsx'
import { type FormDefinition, type FormState, resultId, shownFields } from './form-definition.ts'
import { FormControl } from './form-fields.tsx'
import { FormResult } from './form-result.tsx'
import { type Filled, useSubmission } from './use-submission.ts'

export interface FormProps {
  readonly title?: string
  readonly text?: Html
  readonly form: FormDefinition
  /** The result of the last submission; absent before the first one. */
  readonly state?: FormState
}

/** Returns the value of a field as a list. */
const textsOf = (value: string | readonly string[] | undefined): readonly string[] =>
  typeof value === 'string' ? [value] : (value ?? [])

/**
 * Returns the value of a handle if the object itself has it. A handle may be the name of an inherited
 * property, such as `constructor`.
 */
const ownOf = <T,>(values: Readonly<Record<string, T>>, handle: string): T | undefined =>
  Object.hasOwn(values, handle) ? values[handle] : undefined

/** What the form needs to show its fields and the result of the last submission. */
interface FormParts {
  /** Id of the block. */
  readonly id: string
  readonly form: FormDefinition
  readonly answer: Filled | undefined
  /** Level of the headings inside the form. */
  readonly headingLevel: HeadingLevel
}

/**
 * The form, which the browser submits without any script; it leaves the checks to us, whose words are those of
 * the page. `_page` tells the server the path of the page that
 * shows the result; the fragment of `action` is the id of the element with the result, to scroll to.
 */
function Form({ id: blockId, form, answer, headingLevel }: FormParts) {
  const { t, languages } = useLocale()
  const { state, attempt, isSending, onSubmit } = useSubmission(blockId, form, answer)
  const id = `${blockId}-form`
  const page = languages.find(({ current }) => current)?.href
  const errors = state?.kind === 'refused' ? state.errors : {}
  return (
    <form
      id={id}
      className="form flow"
      method="post"
      action={`/forms/${form.handle}#${resultId(blockId)}`}
      noValidate
      onSubmit={onSubmit}
    >
      {state && (
        <FormResult key={attempt} id={blockId} form={form} state={state} headingLevel={headingLevel} />
      )}
      {page && <input type="hidden" name="_page" value={page} />}
      {shownFields(form).map((field) => (
        <FormControl
          key={field.handle}
          id={`${id}-${field.handle}`}
          field={field}
          values={textsOf(ownOf(state?.values ?? {}, field.handle))}
          error={ownOf(errors, field.handle)}
        />
      ))}
      <Honeypot id={`${id}-${form.honeypot}`} name={form.honeypot} />
      <Button type="submit" busy={isSending}>
        {t('block-form-send')}
      </Button>
    </form>
  )
}

export function FormBlock(props: FormProps & BlockAttributes) {
  const { id, text, form, state } = props
  const parts = { id, form, headingLevel: innerLevel(props) }
  return (
    <BlockSection {...props} name="form">
      {text && <Prose className="prose block__intro" html={text} />}
      {state?.kind === 'sent' ? <FormResult {...parts} state={state} /> : <Form {...parts} answer={state} />}
    </BlockSection>
  )
}
