import { type SubmitEvent, useEffect, useState } from 'react'
import { useLocale } from '../../i18n/locale-context.tsx'
import { findErrors } from './check-form.ts'
import { askedFields, type FormDefinition, type FormState, resultId } from './form-definition.ts'
import { type FormValues, readValue } from './form-values.ts'

/** The result of a submission that was refused or failed, with the values that the visitor typed. */
export type Filled = Exclude<FormState, { kind: 'sent' }>

/** Milliseconds after which a form that is being sent may be sent again: the browser may have been stopped. */
const longest = 20_000

/** What the visitor has filled in, by handle. */
function valuesOf(element: HTMLFormElement, form: FormDefinition): FormValues {
  const data = new FormData(element)
  const textsOf = (name: string) => data.getAll(name).filter((value) => typeof value === 'string')
  return Object.fromEntries(askedFields(form).map((field) => [field.handle, readValue(field, textsOf)]))
}

/** Moves the focus to the summary of errors, or to what is said of a failure. */
function focusResult(blockId: string): void {
  const result = document.getElementById(resultId(blockId))
  const summary = result?.querySelector<HTMLElement>('.error-summary') ?? result
  summary?.focus()
}

/**
 * Checks a form in the browser before it is sent, by the rules of the server, and tells what it finds in the
 * same way: without loading the page again. What is valid the browser sends; without scripts it sends all.
 * @param answer how the server answered the last submission
 */
export function useSubmission(blockId: string, form: FormDefinition, answer: Filled | undefined) {
  const { t } = useLocale()
  const [found, setFound] = useState<{ readonly state: Filled; readonly attempt: number }>()
  const [isSending, setSending] = useState(false)

  useEffect(() => {
    if (!found) return
    const prefix = `${t('form-title-error')}: `
    if (!document.title.startsWith(prefix)) document.title = prefix + document.title
    focusResult(blockId)
  }, [found, blockId, t])

  useEffect(() => {
    if (!isSending) return
    const end = () => setSending(false)
    const timer = setTimeout(end, longest)
    // The browser shows the page again as it was left.
    addEventListener('pageshow', end)
    return () => {
      clearTimeout(timer)
      removeEventListener('pageshow', end)
    }
  }, [isSending])

  const check = (element: HTMLFormElement): Filled | undefined => {
    // The fields keep what was typed by themselves.
    const values = answer?.values ?? {}
    const errors = Object.entries(findErrors(form, valuesOf(element, form)))
    if (errors.length > 0)
      return {
        kind: 'refused',
        values,
        errors: Object.fromEntries(errors.map(([handle, key]) => [handle, t(key)])),
      }
    return navigator.onLine ? undefined : { kind: 'failed', values, hint: 'form-unreachable' }
  }

  const onSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    const state = isSending ? undefined : check(event.currentTarget)
    if (isSending || state) event.preventDefault()
    else setSending(true)
    if (state) setFound((known) => ({ state, attempt: (known?.attempt ?? 0) + 1 }))
  }

  return { state: found?.state ?? answer, attempt: found?.attempt ?? 0, isSending, onSubmit }
}
