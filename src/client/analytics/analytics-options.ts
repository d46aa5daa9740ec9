import type { ClientState } from '../../content/client-state.ts'

/** The document's state that analytics need, and how they learn of a change of consent. */
export interface AnalyticsOptions
  extends Pick<ClientState, 'apiBase' | 'consentRequired' | 'consent' | 'buildId'> {
  /** Registers a callback for each decision of the visitor. */
  readonly onConsent: (callback: () => void) => void
}
