import { use } from 'react'
import { ConsentBannerContext, type ConsentBannerProps } from './consent-banner-context.ts'

/** The banner that asks for consent. Renders nothing if the site needs none. */
export function ConsentBanner({ shell, back }: ConsentBannerProps) {
  const Banner = use(ConsentBannerContext)
  return shell.consentRequired && Banner && <Banner shell={shell} back={back} />
}
