import type { FormEvent } from 'react'
import { useLocale } from '../../i18n/locale-context.tsx'
import { forgetVideoConsent } from '../../shared/visitor/video-consent.ts'
import { classNames } from '../class-names.ts'
import { Icon } from '../icon/icon.tsx'
import { storePreference } from '../preferences.ts'
import type { RootProps } from '../root-props.ts'

/**
 * A script that measures cannot be taken out of a document: after a yes the browser sends the form, and gets
 * another document.
 */
function askAgain(event: FormEvent): void {
  forgetVideoConsent()
  if (document.documentElement.dataset.consent === 'yes') return
  event.preventDefault()
  storePreference('consent', 'undecided')
}

/**
 * Withdraws the answer about cookies, so that the question is asked again. `back` is the path to return to.
 */
export function ChangeConsent({ back, ...root }: RootProps & { readonly back: string }) {
  const { t } = useLocale()
  return (
    <form method="post" action="/preferences" {...root} onSubmit={askAgain}>
      <input type="hidden" name="back" value={back} />
      <button className="footer__button" type="submit" name="consent" value="undecided">
        {t('consent-change')}
      </button>
    </form>
  )
}

/**
 * Leads to the whole page, not to #top: from there Tab goes on with the first link instead of below this one.
 */
export function BackToTop({ className, ...root }: RootProps) {
  const { t } = useLocale()
  return (
    <a className={classNames('footer__top', className)} {...root} href="#app">
      <Icon name="up" />
      {t('back-to-top')}
    </a>
  )
}
