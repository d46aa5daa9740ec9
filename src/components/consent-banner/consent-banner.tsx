import { type FormEvent, useEffect, useRef, useState, useSyncExternalStore } from 'react'
import type { Shell } from '../../content/payload.ts'
import type { Visitor } from '../../shared/visitor/visitor.ts'
import { useVisitor } from '../../shared/visitor/visitor-context.tsx'
import { onPreference } from '../preference-event.ts'
import { storePreference } from '../preferences.ts'
import { ConsentAnswers, ConsentConfirmation, ConsentQuestion } from './consent-parts.tsx'

/** The visitor's decision about consent to analytics. */
type Consent = Visitor['consent']

const decisions: readonly Consent[] = ['yes', 'no']

/** Reads a decision; any other text means that there is none. */
const asConsent = (text: string | undefined): Consent =>
  decisions.find((decision) => decision === text) ?? 'undecided'

/** Reads the visitor's decision from the attribute `data-consent` of `<html>`. */
const readConsent = (): Consent => asConsent(document.documentElement.dataset.consent)

/** Returns the visitor's decision about consent, also after it changed on this page. */
function useConsent(): Consent {
  const { consent } = useVisitor()
  return useSyncExternalStore(onPreference, readConsent, () => consent)
}

export interface ConsentBannerProps {
  readonly shell: Shell
  /** Path to return to after the form was submitted without JavaScript. */
  readonly back: string
}

/**
 * The banner that asks for consent to analytics, in the flow of the page, until the visitor decides. After a
 * decision on this page a confirmation takes its place, which can be hidden. Renders nothing if the site
 * needs no consent.
 */
export function ConsentBanner({ shell, back }: ConsentBannerProps) {
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
  if (!shell.consentRequired) return null
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
function useFocusOnReturn(decision: Consent) {
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
