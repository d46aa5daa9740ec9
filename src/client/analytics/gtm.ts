import type { ClientState } from '../../content/payload.ts'
import * as messages from '../../shared/errors.ts'
import { forgetMeasurement } from '../../shared/visitor/measurement-cookies.ts'
import { whenVisible } from '../lifecycle/when-visible.ts'
import { denyAll, grantMeasurement, pushEvent } from './data-layer.ts'
import { isGtmId } from './gtm-id.ts'
import { createPageViews } from './page-views.ts'

/**
 * Fetches the container id of the tag manager from the API; undefined when there is no valid one. Never
 * rejects.
 */
export async function fetchGtmId(apiBase: string): Promise<string | undefined> {
  try {
    const response = await fetch(`${apiBase}/api/globalsData`)
    if (!response.ok) throw new Error(`The API answered ${response.status}`)
    const { gtm_id: id }: { gtm_id?: unknown } = await response.json()
    if (typeof id === 'string' && isGtmId(id)) return id
    console.warn(messages.gtmMissing)
  } catch (error) {
    console.error(messages.gtm, error)
  }
  return undefined
}

const isInjected = (): boolean => document.querySelector('script[data-gtm]') !== null

/** Adds the script of the tag manager, once per document. */
function injectGtm(id: string, consentRequired: boolean): void {
  if (isInjected()) return
  if (consentRequired) {
    denyAll()
    grantMeasurement()
  }
  pushEvent({ 'gtm.start': Date.now(), event: 'gtm.js' })
  const script = document.createElement('script')
  script.async = true
  script.src = `https://www.googletagmanager.com/gtm.js?id=${id}`
  script.dataset.gtm = id
  document.head.append(script)
}

/**
 * Whether the visitor consents to analytics. The document's `data-consent` holds the choice as it was when
 * the document was opened or as last changed in this tab. The cookie is read as well, as another tab may have
 * changed the choice since.
 */
const hasConsent = (): boolean =>
  document.documentElement.dataset.consent === 'yes' && /(?:^|; )consent=yes/.test(document.cookie)

/** The document's state that analytics need, and how they learn of a change of consent. */
interface AnalyticsOptions extends Pick<ClientState, 'apiBase' | 'consentRequired' | 'buildId'> {
  /** Registers a callback for each decision of the visitor. */
  readonly onConsent: (callback: () => void) => void
}

/**
 * Starts to count page views with Google Tag Manager. Where consent is required, nothing is requested from
 * third parties before the visitor agrees, and the cookies of analytics are deleted while there is no
 * consent.
 */
export async function startAnalytics({
  apiBase,
  consentRequired,
  buildId,
  onConsent,
}: AnalyticsOptions): Promise<void> {
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
