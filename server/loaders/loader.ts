import type { PageData, Payload } from '../../src/content/payload.ts'
import type { MessageTable } from '../../src/i18n/load-messages.ts'
import type { Locale } from '../../src/i18n/locales.ts'
import type { Translate } from '../../src/i18n/translate.ts'
import type { RouteMatch } from '../../src/router/match.ts'
import type { FaultLog } from '../cms/fault-log.ts'
import type { Redirects } from '../cms/redirects/redirects.ts'
import type { GlobalsReader } from '../cms/site-settings.ts'
import type { ContentSource } from '../cms/source.ts'
import type { Config } from '../config/config.ts'
import type { BodyReader } from '../page-body/page-body.ts'
import type { Scheduler } from '../scheduling/scheduler.ts'
import type { Search } from '../search/search.ts'
import type { PageDescription } from './page-description.ts'

/** What loading a page takes. */
export interface LoaderDeps {
  readonly config: Config
  readonly content: ContentSource
  readonly globals: GlobalsReader
  readonly redirects: Redirects
  readonly bodies: BodyReader
  readonly search: Search
  readonly messages: Readonly<Record<Locale, MessageTable>>
  readonly faults: FaultLog
  readonly scheduler: Scheduler
}

/** An entry that sends its visitors elsewhere. */
export interface EntryRedirect {
  readonly kind: 'redirect'
  readonly to: string
  readonly status: number
}

/** What lies at an address: everything that its page needs, or where its visitors are sent. */
export type LoadedPayload =
  | { readonly kind: 'payload'; readonly payload: Payload }
  | { readonly kind: 'redirect'; readonly to: string; readonly status: number }

/** What the loader of one kind of page returns. Head and shell are added to it for all pages alike. */
export interface LoadedPage extends PageDescription {
  readonly kind: 'found'
  readonly data: PageData
}

/** What a loader works with. */
export interface LoadContext {
  readonly match: RouteMatch
  readonly deps: LoaderDeps
  readonly t: Translate
  /** The requested address with its query: for messages, and for pages that read their query. */
  readonly fullPath: string
}
/** Finds what one kind of page shows. */
export type PageLoader = (context: LoadContext) => Promise<LoadedPage | EntryRedirect> | LoadedPage
