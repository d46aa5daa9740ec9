import { type FormEvent, useEffect, useId, useRef, useState, useSyncExternalStore } from 'react'
import type { Shell, Visitor } from '../../content/payload.ts'
import { useLocale } from '../../i18n/locale-context.tsx'
import { useVisitor } from '../../visitor/visitor-context.tsx'
import { Button, ButtonGroup } from '../buttons/buttons.tsx'
import { onPreference, storePreference } from '../preferences.ts'

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

/** Asks in the flow of the page until there is an answer; confirms it and leaves. Two answers of equal weight. */
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
  if (decision === 'undecided') return <Question ref={ref} shell={shell} back={back} onSubmit={submit} />
  return confirming ? <Confirmation agreed={decision === 'yes'} onHide={() => setConfirming(false)} /> : null
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

interface QuestionProps extends ConsentBannerProps {
  readonly ref?: React.Ref<HTMLElement>
  readonly onSubmit?: (event: FormEvent) => void
}

function Question({ ref, shell, back, onSubmit }: QuestionProps) {
  const { t } = useLocale()
  const title = useId()
  const cookies = cookiePage(shell)
  return (
    <section className="consent" data-state="ask" aria-labelledby={title} tabIndex={-1} ref={ref}>
      <div className="container consent__in">
        <div>
          <p className="consent__title" id={title}>
            {t('consent-title')}
          </p>
          <p>
            {t('consent-text')} {cookies && <a href={cookies}>{t('consent-more')}</a>}
          </p>
        </div>
        <form method="post" action="/preferences" onSubmit={onSubmit}>
          <input type="hidden" name="back" value={back} />
          <ButtonGroup>
            <Button type="submit" name="consent" value="yes">
              {t('consent-yes')}
            </Button>
            <Button type="submit" name="consent" value="no">
              {t('consent-no')}
            </Button>
          </ButtonGroup>
        </form>
      </div>
    </section>
  )
}

function Confirmation({ agreed, onHide }: { agreed: boolean; onHide: () => void }) {
  const { t } = useLocale()
  const hide = useRef<HTMLButtonElement>(null)
  useEffect(() => hide.current?.focus(), [])
  return (
    <section className="consent" aria-label={t('consent-title')}>
      <div className="container consent__in">
        <p role="status">{t(agreed ? 'consent-confirmed-yes' : 'consent-confirmed-no')}</p>
        <Button variant="secondary" ref={hide} onClick={onHide}>
          {t('hide')}
        </Button>
      </div>
    </section>
  )
}

/** The page about cookies or privacy that the footer names. */
function cookiePage({ navigation }: Shell): string | undefined {
  const addresses = navigation.footer.flatMap(({ items }) => items.map(({ href }) => href))
  const named = (name: string) => addresses.find((address) => address?.endsWith(`/${name}`))
  return named('cookies') ?? named('privacy')
}
