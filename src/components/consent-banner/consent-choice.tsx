/** The banner of a site with categories of consent: to all, to none, or to each category. */
import { type FormEvent, type ReactNode, useEffect, useRef, useState } from 'react'
import { agreedCategories, consentCookie } from '../../consent/agreed-categories.ts'
import { answerOf } from '../../consent/answer-of.ts'
import { choosable, embeds } from '../../consent/consent-question.ts'
import type { ShellConsent } from '../../consent/shell-consent.ts'
import { LocaleProvider, useLocale } from '../../i18n/locale-context.tsx'
import { forgetVideoConsent, videoConsent } from '../../shared/visitor/video-consent.ts'
import { storePreference } from '../preferences.ts'
import type { ConsentBannerProps } from './consent-choice-context.ts'
import { ConsentOptions } from './consent-options.tsx'
import { ConsentConfirmation, ConsentQuestion } from './consent-parts.tsx'
import { cookiePage } from './cookie-page.ts'
import { useConsent } from './use-consent.ts'
import { useTold } from './use-told.ts'

/** Whether the banner was asked for again. */
type Phase = 'asked' | 'reopened'

/** Keys of the categories that the cookie agrees to, and that of frames where a frame was told "always". */
function presentChoice(consent: ShellConsent): ReadonlySet<string> {
  const agreed = agreedCategories(consent, consentCookie(document.cookie))
  const isToldByFrame = choosable(consent).includes(embeds) && videoConsent() !== undefined
  return isToldByFrame ? new Set([...agreed, embeds]) : agreed
}

/** The categories that a pressed button agrees to. */
const chosenBy: Readonly<
  Record<string, (consent: ShellConsent, form: HTMLFormElement) => readonly string[]>
> = {
  yes: choosable,
  no: () => [],
  some: (_, form) => new FormData(form).getAll('category').map(String),
}

function store(consent: ShellConsent, chosen: readonly string[]): void {
  const answer = answerOf(consent, chosen)
  if (!chosen.includes(embeds)) forgetVideoConsent()
  storePreference('consent', answer.consent, answer.details)
}

/**
 * Calls back when the footer's button is pressed, in place of what it does without categories: the present
 * choice holds until another is stored. Returns a function that stops listening.
 */
function onChange(ask: () => void): () => void {
  const listen = (event: SubmitEvent) => {
    const { submitter } = event
    if (!(submitter instanceof HTMLButtonElement) || submitter.value !== 'undecided') return
    event.preventDefault()
    event.stopPropagation()
    ask()
  }
  document.addEventListener('submit', listen, true)
  return () => document.removeEventListener('submit', listen, true)
}

/** Asks until the visitor has decided, and again when the footer's button is pressed. */
export function ConsentChoice({ shell, back }: ConsentBannerProps) {
  const { consent } = shell
  if (!consent) return null
  const { 'ask-title': title, 'ask-text': text } = consent.texts
  return (
    <WithWords words={{ 'consent-title': title, 'consent-text': text }}>
      <Choice consent={consent} back={back} more={cookiePage(shell)} />
    </WithWords>
  )
}

interface WithWordsProps {
  /** Texts by the keys of the messages that they replace. */
  readonly words: Readonly<Record<string, string>>
  readonly children: ReactNode
}

/** Gives other words to the parts of the banner, which ask about analytics elsewhere. */
export function WithWords({ words, children }: WithWordsProps) {
  const language = useLocale()
  const t = (key: string) => words[key] ?? language.t(key)
  return <LocaleProvider value={{ ...language, t }}>{children}</LocaleProvider>
}

interface ChoiceProps extends Pick<ConsentBannerProps, 'back'> {
  readonly consent: ShellConsent
  /** Address of the page about cookies. */
  readonly more: string | undefined
}

function Choice({ consent, back, more }: ChoiceProps) {
  const decision = useConsent()
  const [phase, setPhase] = useState<Phase>('asked')
  const isAsking = phase === 'reopened' || decision === 'undecided'
  const told = useTold(decision, isAsking)
  const ref = useRef<HTMLElement>(null)
  useEffect(() => onChange(() => setPhase('reopened')), [])
  useEffect(() => {
    if (phase !== 'reopened') return
    ref.current?.focus({ preventScroll: true })
    // On a phone the question may be higher than the screen: it is read from its title on.
    ref.current?.scrollIntoView()
  }, [phase])
  const submit = (event: FormEvent<HTMLFormElement>) => {
    const { submitter } = event.nativeEvent as SubmitEvent
    const choose = submitter instanceof HTMLButtonElement ? chosenBy[submitter.value] : undefined
    if (!choose) return
    event.preventDefault()
    store(consent, choose(consent, event.currentTarget))
    setPhase('asked')
    told.show()
  }
  const isOpen = phase === 'reopened'
  return (
    <>
      {isAsking && (
        <ConsentQuestion ref={ref} more={more} data-state={isOpen ? 'reopened' : 'ask'}>
          <form className="flow" method="post" action="/preferences" onSubmit={submit} key={String(isOpen)}>
            <input type="hidden" name="back" value={back} />
            <ConsentOptions consent={consent} {...(isOpen && { present: presentChoice(consent) })} />
          </form>
        </ConsentQuestion>
      )}
      <WithWords words={confirmation(consent)}>
        <ConsentConfirmation {...told.props} />
      </WithWords>
    </>
  )
}

/**
 * The sentence that says what was stored, in place of either answer. The server, which shows it without
 * scripts, does not read which categories a "no" leaves.
 */
function confirmation(consent: ShellConsent): WithWordsProps['words'] {
  const { 'confirmed-all': yes, 'confirmed-some': no } = consent.texts
  if (typeof document === 'undefined') return { 'consent-confirmed-yes': yes, 'consent-confirmed-no': no }
  const agreed = presentChoice(consent).size - 1
  const name = agreed === 0 ? 'none' : agreed === choosable(consent).length ? 'all' : 'some'
  const text = consent.texts[`confirmed-${name}`]
  return { 'consent-confirmed-yes': text, 'consent-confirmed-no': text }
}
