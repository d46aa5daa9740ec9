import { use } from 'react'
import { AnalyticsBanner } from './analytics-banner.tsx'
import { type ConsentBannerProps, ConsentChoiceContext } from './consent-choice-context.ts'

/** The banner that asks for consent. Renders nothing if the site needs none. */
export function ConsentBanner({ shell, back }: ConsentBannerProps) {
  const Choice = use(ConsentChoiceContext)
  if (!shell.consentRequired) return null
  if (!shell.consent) return <AnalyticsBanner shell={shell} back={back} />
  return Choice && <Choice shell={shell} back={back} />
}
