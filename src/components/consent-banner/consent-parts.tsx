/**
 * The parts of the banner that asks for consent to analytics: the question, two answers, the confirmation.
 */
import { type ReactNode, type Ref, useEffect, useId, useRef } from 'react'
import { useLocale } from '../../i18n/locale-context.tsx'
import { Button, ButtonGroup } from '../buttons/buttons.tsx'
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

/** The two answers, "yes" and "no": buttons of equal weight that submit the form around them. */
export function ConsentAnswers() {
  const { t } = useLocale()
  return (
    <ButtonGroup>
      <Button type="submit" name="consent" value="yes">
        {t('consent-yes')}
      </Button>
      <Button type="submit" name="consent" value="no">
        {t('consent-no')}
      </Button>
    </ButtonGroup>
  )
}

export interface ConsentConfirmationProps extends RootProps {
  /** Whether the visitor gave consent. */
  readonly agreed: boolean
  /** Called when the button "Hide" is pressed. */
  readonly onHide: () => void
  /** Whether "Hide" takes the focus, because the button of the question that had the focus is gone. */
  readonly takesFocus?: boolean
}

/** The confirmation of the decision, shown in the place of the question. */
export function ConsentConfirmation({
  agreed,
  onHide,
  takesFocus = false,
  ...root
}: ConsentConfirmationProps) {
  const { t } = useLocale()
  const hide = useRef<HTMLButtonElement>(null)
  const text = useId()
  useEffect(() => {
    if (takesFocus) hide.current?.focus()
  }, [takesFocus])
  return (
    <section aria-label={t('consent-title')} {...root} className="consent">
      <div className="container consent__in">
        <p role="status" id={text}>
          {t(agreed ? 'consent-confirmed-yes' : 'consent-confirmed-no')}
        </p>
        <Button variant="secondary" ref={hide} onClick={onHide} aria-describedby={text}>
          {t('hide')}
        </Button>
      </div>
    </section>
  )
}
