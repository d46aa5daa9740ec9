import type { ClientState } from '../../content/payload.ts'
import * as messages from '../../shared/errors.ts'
import { forgetMeasurement } from '../../shared/visitor/measurement-cookies.ts'
import { whenVisible } from '../lifecycle/when-visible.ts'
import { denyAll, grantMeasurement, pushEvent } from './data-layer.ts'
import { isGtmId } from './gtm-id.ts'
import { createPageViews } from './page-views.ts'

/** The tag manager's id from the API; undefined when there is none that looks like one. Never rejects. */
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

/** Adds the tag manager's script, once per document. */
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

/** The document knows whether the answer counts, the cookie whether another tab has changed it since. */
const hasConsent = (): boolean =>
  document.documentElement.dataset.consent === 'yes' && /(?:^|; )consent=yes/.test(document.cookie)

interface AnalyticsOptions extends Pick<ClientState, 'apiBase' | 'consentRequired' | 'buildId'> {
  /** Calls back when the visitor decides. */
  readonly onConsent: (decided: () => void) => void
}

/** After mount. Where consent is required nothing third-party is requested before the visitor agrees. */
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
  const follow = () => {
    if (!consentRequired || hasConsent()) {
      injectGtm(id, consentRequired)
      countView()
      return
    }
    // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser
    for (const gone of forgetMeasurement(document.cookie, location.hostname)) document.cookie = gone
    // A script that runs cannot be taken out of a document again: consent that is withdrawn ends with the
    // document.
    if (isInjected()) location.reload()
  }
  follow()
  onConsent(follow)
  addEventListener('pagechange', follow)
}
