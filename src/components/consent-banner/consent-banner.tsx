import { type FormEvent, useEffect, useRef, useState, useSyncExternalStore } from 'react'
import type { Shell } from '../../content/payload.ts'
import type { Visitor } from '../../shared/visitor/visitor.ts'
import { useVisitor } from '../../shared/visitor/visitor-context.tsx'
import { onPreference } from '../preference-event.ts'
import { storePreference } from '../preferences.ts'
import { ConsentAnswers, ConsentConfirmation, ConsentQuestion } from './consent-parts.tsx'

type Consent = Visitor['consent']

const decisions: readonly Consent[] = ['yes', 'no']
const asConsent = (text: string | undefined): Consent =>
  decisions.find((decision) => decision === text) ?? 'undecided'
const readConsent = (): Consent => asConsent(document.documentElement.dataset.consent)

/** The visitor's answer, also after a change on this page. */
function useConsent(): Consent {
  const { consent } = useVisitor()
  return useSyncExternalStore(onPreference, readConsent, () => consent)
}

export interface ConsentBannerProps {
  readonly shell: Shell
  /** Path to come back to. */
  readonly back: string
}

/** Asks in the flow of the page until there is an answer; confirms it and leaves. */
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

/** Whoever asks to change the answer continues at the question. */
function useFocusOnReturn(decision: Consent) {
  const ref = useRef<HTMLElement>(null)
  const before = useRef(decision)
  useEffect(() => {
    if (before.current !== 'undecided' && decision === 'undecided') ref.current?.focus()
    before.current = decision
  }, [decision])
  return ref
}

/** The page about cookies or privacy that the footer names. */
function cookiePage({ navigation }: Shell): string | undefined {
  const addresses = navigation.footer.flatMap(({ items }) => items.map(({ href }) => href))
  const named = (name: string) => addresses.find((address) => address?.endsWith(`/${name}`))
  return named('cookies') ?? named('privacy')
}
