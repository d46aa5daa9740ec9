/**
 * The parts of the banner that asks for consent to analytics: the question, two answers, the confirmation.
 */
import { type MouseEvent, type ReactNode, type Ref, useEffect, useId, useRef } from 'react'
import { useLocale } from '../../i18n/locale-context.tsx'
import { Button, ButtonGroup, LinkButton } from '../buttons/buttons.tsx'
import type { RootProps } from '../root-props.ts'

export interface ConsentQuestionProps extends RootProps {
  readonly ref?: Ref<HTMLElement>
  /** Address of the page about cookies. */
  readonly more?: string | undefined
  /** The buttons that answer the question. */
  readonly children: ReactNode
}

/** The question about consent: a region in the flow of the page, named by its title. */
export function ConsentQuestion({ ref, more, children, ...root }: ConsentQuestionProps) {
  const { t } = useLocale()
  const title = useId()
  return (
    <section
      aria-labelledby={root['aria-label'] ? undefined : title}
      {...root}
      className="consent"
      tabIndex={-1}
      ref={ref}
    >
      <div className="container consent__in">
        <div>
          <p className="consent__title" id={title}>
            {t('consent-title')}
          </p>
          <p>
            {t('consent-text')} {more && <a href={more}>{t('consent-more')}</a>}
          </p>
        </div>
        {children}
      </div>
    </section>
  )
}

/**
 * The two answers, "yes" and "no": buttons of equal weight that submit the form around them. Each has the
 * confirmation for the page's first script, which knows no texts.
 */
export function ConsentAnswers() {
  const { t } = useLocale()
  return (
    <ButtonGroup>
      <Button type="submit" name="consent" value="yes" data-told={t('consent-confirmed-yes')}>
        {t('consent-yes')}
      </Button>
      <Button type="submit" name="consent" value="no" data-told={t('consent-confirmed-no')}>
        {t('consent-no')}
      </Button>
    </ButtonGroup>
  )
}

export interface ConsentConfirmationProps extends RootProps {
  /** Whether the visitor gave consent; undefined where that is not known yet: it is hidden then. */
  readonly agreed: boolean | undefined
  /** Called when the button "Hide" is pressed. */
  readonly onHide: () => void
  /** Whether "Hide" takes the focus, because the button of the question that had the focus is gone. */
  readonly takesFocus?: boolean
  readonly ref?: Ref<HTMLElement>
}

/**
 * The confirmation of the decision, shown in the place of the question. "Hide" is a link to the content, which
 * also works without scripts where the address leads to the confirmation.
 */
export function ConsentConfirmation({
  agreed,
  onHide,
  takesFocus = false,
  ref,
  ...root
}: ConsentConfirmationProps) {
  const { t } = useLocale()
  const hide = useRef<HTMLAnchorElement>(null)
  const id = useId()
  // Always a text: React takes one that the page's first script has written already, but no element without one.
  const text = agreed === undefined ? '' : t(agreed ? 'consent-confirmed-yes' : 'consent-confirmed-no')
  const press = (event: MouseEvent) => {
    event.preventDefault()
    onHide()
  }
  useEffect(() => {
    if (takesFocus) hide.current?.focus()
  }, [takesFocus])
  return (
    <section
      aria-label={t('consent-title')}
      {...root}
      className={agreed === undefined ? undefined : 'consent'}
      hidden={agreed === undefined}
      ref={ref}
    >
      <div className="container consent__in">
        <p role="status" id={id} suppressHydrationWarning>
          {text}
        </p>
        <LinkButton variant="secondary" href="#main" ref={hide} onClick={press} aria-describedby={id}>
          {t('hide')}
        </LinkButton>
      </div>
    </section>
  )
}
