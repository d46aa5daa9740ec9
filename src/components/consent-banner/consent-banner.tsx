import { type FormEvent, use, useEffect, useRef, useState } from 'react'
import type { Shell } from '../../content/payload.ts'
import { storePreference } from '../preferences.ts'
import { ConsentChoiceContext } from './consent-choice-context.ts'
import { ConsentAnswers, ConsentConfirmation, ConsentQuestion } from './consent-parts.tsx'
import { asConsent, type Decision, useConsent } from './use-consent.ts'

export interface ConsentBannerProps {
  readonly shell: Shell
  /** Path to return to after the form was submitted without JavaScript. */
  readonly back: string
}

/** The banner that asks for consent. Renders nothing if the site needs none. */
export function ConsentBanner({ shell, back }: ConsentBannerProps) {
  const Choice = use(ConsentChoiceContext)
  if (!shell.consentRequired) return null
  if (shell.consent) return Choice && <Choice consent={shell.consent} back={back} more={cookiePage(shell)} />
  return <AnalyticsBanner shell={shell} back={back} />
}

/**
 * The banner that asks for consent to analytics, in the flow of the page, until the visitor decides. After a
 * decision on this page a confirmation takes its place, which can be hidden.
 */
function AnalyticsBanner({ shell, back }: ConsentBannerProps) {
  const decision = useConsent()
  const [confirming, setConfirming] = useState(false)
  const ref = useFocusOnReturn(decision)
  const submit = (event: FormEvent) => {
    const { submitter } = event.nativeEvent as SubmitEvent
    if (!(submitter instanceof HTMLButtonElement)) return
    event.preventDefault()
    setConfirming(true)
    storePreference('consent', asConsent(submitter.value))
  }
  if (decision !== 'undecided')
    return confirming ? (
      <ConsentConfirmation agreed={decision === 'yes'} onHide={() => setConfirming(false)} takesFocus />
    ) : null
  return (
    <ConsentQuestion ref={ref} more={cookiePage(shell)} data-state="ask">
      <form method="post" action="/preferences" onSubmit={submit}>
        <input type="hidden" name="back" value={back} />
        <ConsentAnswers />
      </form>
    </ConsentQuestion>
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

/** Returns the address of the page about cookies or privacy, if the footer links to one. */
function cookiePage({ navigation }: Shell): string | undefined {
  const addresses = navigation.footer.flatMap(({ items }) => items.map(({ href }) => href))
  const named = (name: string) => addresses.find((address) => address?.endsWith(`/${name}`))
  return named('cookies') ?? named('privacy')
}
