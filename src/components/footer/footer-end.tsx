/** The controls at the end of the footer: the button that asks for consent again, and the link to the top. */
import type { FormEvent } from 'react'
import { useLocale } from '../../i18n/locale-context.tsx'
import { forgetVideoConsent } from '../../shared/visitor/video-consent.ts'
import { classNames } from '../class-names.ts'
import { Icon } from '../icon/icon.tsx'
import { storePreference } from '../preferences.ts'
import type { RootProps } from '../root-props.ts'

/**
 * Withdraws the decision about analytics, and the consent to videos, without a page load. A visitor who had
 * agreed to analytics needs a page load, because a running script cannot be removed from a document: then the
 * browser submits the form.
 */
function askAgain(event: FormEvent): void {
  forgetVideoConsent()
  if (document.documentElement.dataset.consent === 'yes') return
  event.preventDefault()
  storePreference('consent', 'undecided')
}

/**
 * A button that withdraws the decision about cookies, so that the banner asks again. `back` is the path to
 * return to.
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
 * A link to the top of the page. It leads to the element around the whole page (`#app`) instead of `#top`, so
 * that Tab continues at the first link of the page.
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
