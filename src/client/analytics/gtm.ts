import { forgetMeasurement } from '../../shared/visitor/measurement-cookies.ts'
import { whenVisible } from '../lifecycle/when-visible.ts'
import type { AnalyticsOptions } from './analytics-options.ts'
import { appendGtm } from './append-script.ts'
import { denyAll, grantMeasurement } from './data-layer.ts'
import { fetchGtmId } from './fetch-gtm-id.ts'
import { createPageViews } from './page-views.ts'

const isInjected = (): boolean => document.querySelector('script[data-gtm]') !== null

/** Adds the script of the tag manager, once per document. */
function injectGtm(id: string, consentRequired: boolean): void {
  if (isInjected()) return
  if (consentRequired) {
    denyAll()
    grantMeasurement()
  }
  appendGtm(id)
}

/**
 * Whether the visitor consents to analytics. The document's `data-consent` holds the choice as it was when
 * the document was opened or as last changed in this tab. The cookie is read as well, as another tab may have
 * changed the choice since.
 */
const hasConsent = (): boolean =>
  document.documentElement.dataset.consent === 'yes' && /(?:^|; )consent=yes/.test(document.cookie)

/**
 * Starts to count page views with Google Tag Manager, or with all tools of a site with categories. Where
 * consent is required, nothing is requested from third parties before the visitor agrees, and the cookies of
 * analytics are deleted while there is no consent.
 */
export async function startAnalytics(options: AnalyticsOptions): Promise<void> {
  const { apiBase, consent, consentRequired, buildId, onConsent } = options
  if (consent) return (await import('./tags/start-tags.ts')).startTags({ ...options, consent })
  const id = await fetchGtmId(apiBase)
  if (!id) return
  await whenVisible()
  const countView = createPageViews(buildId)
  const update = () => {
    if (!consentRequired || hasConsent()) {
      injectGtm(id, consentRequired)
      countView()
      return
    }
    // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser
    for (const cookie of forgetMeasurement(document.cookie, location.hostname)) document.cookie = cookie
    // A running script cannot be removed from a document: after consent is withdrawn, only a reload ends the
    // tag manager.
    if (isInjected()) location.reload()
  }
  update()
  onConsent(update)
  // The router's event, whenever it has shown another page.
  addEventListener('pagechange', update)
}
