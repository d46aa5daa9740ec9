import { messages } from '../errors.ts'
import { isGtmId } from './gtm-id.ts'

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
function injectGtm(id: string): void {
  if (isInjected()) return
  const layer = window as unknown as { dataLayer?: unknown[] }
  layer.dataLayer ??= []
  layer.dataLayer.push({ 'gtm.start': Date.now(), event: 'gtm.js' })
  const script = document.createElement('script')
  script.async = true
  script.src = `https://www.googletagmanager.com/gtm.js?id=${id}`
  script.dataset.gtm = id
  document.head.append(script)
}

interface Analytics {
  readonly apiBase: string
  readonly consentRequired: boolean
  readonly consent: () => string
  /** Calls back when the visitor decides. */
  readonly onConsent: (decided: () => void) => void
}

/** After mount. Where consent is required nothing third-party is requested before the visitor agrees. */
export async function startAnalytics({
  apiBase,
  consentRequired,
  consent,
  onConsent,
}: Analytics): Promise<void> {
  const id = await fetchGtmId(apiBase)
  if (!id) return
  const followConsent = () => {
    if (!consentRequired || consent() === 'yes') injectGtm(id)
    // A script that runs cannot be taken out of a document again: consent that is withdrawn ends with the document.
    else if (isInjected()) location.reload()
  }
  followConsent()
  onConsent(followConsent)
}
