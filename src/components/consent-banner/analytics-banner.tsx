/** The banner of a site without categories: it asks for consent to analytics. */
import { type FormEvent, useEffect, useRef } from 'react'
import { storePreference } from '../preferences.ts'
import type { ConsentBannerProps } from './consent-choice-context.ts'
import { ConsentAnswers, ConsentConfirmation, ConsentQuestion } from './consent-parts.tsx'
import { cookiePage } from './cookie-page.ts'
import { asConsent, type Decision, useConsent } from './use-consent.ts'
import { useTold } from './use-told.ts'

/**
 * The banner that asks for consent to analytics, in the flow of the page, until the visitor decides. After a
 * decision on this page a confirmation takes its place, which can be hidden.
 */
export function AnalyticsBanner({ shell, back }: ConsentBannerProps) {
  const decision = useConsent()
  const told = useTold(decision, decision === 'undecided')
  const ref = useFocusOnReturn(decision)
  const submit = (event: FormEvent) => {
    const { submitter } = event.nativeEvent as SubmitEvent
    if (!(submitter instanceof HTMLButtonElement)) return
    event.preventDefault()
    told.show()
    storePreference('consent', asConsent(submitter.value))
  }
  return (
    <>
      {decision === 'undecided' && (
        <ConsentQuestion ref={ref} more={cookiePage(shell)} data-state="ask">
          <form method="post" action="/preferences" onSubmit={submit}>
            <input type="hidden" name="back" value={back} />
            <ConsentAnswers />
          </form>
        </ConsentQuestion>
      )}
      <ConsentConfirmation {...told.props} />
    </>
  )
}

/** Focuses the question again when the visitor withdraws the decision. */
function useFocusOnReturn(decision: Decision) {
  const ref = useRef<HTMLElement>(null)
  const before = useRef(decision)
  useEffect(() => {
    if (before.current !== 'undecided' && decision === 'undecided') ref.current?.focus()
    before.current = decision
  }, [decision])
  return ref
}
