import type { ConsentQuestion } from '../consent/consent-question.ts'
import type { Visitor } from '../shared/visitor/visitor.ts'
import type { Payload } from './payload.ts'

/** The state that the server writes into a document as JSON, for the scripts of the page. */
export interface ClientState
  extends Pick<Payload, 'page' | 'layout' | 'locale' | 'path' | 'status' | 'messages'> {
  /**
   * The payload, only where it cannot be fetched from the page's address: for error screens, results of
   * submitted forms, pages with a query, and pages whose pictures are still being read.
   */
  readonly payload?: Payload
  readonly visitor: Visitor
  /** Id of the build that rendered the document. */
  readonly buildId: string
  /** Milliseconds between requests for the latest build; 0 sends none. */
  readonly buildPollInterval: number
  /** Origin of the API; empty for this site. */
  readonly apiBase: string
  /** True when something waits for the visitor's consent. */
  readonly consentRequired: boolean
  /** On a site with categories. */
  readonly consent?: ConsentQuestion
  /** Whether the site has a verification code for search engines. */
  readonly isVerified: boolean
}
