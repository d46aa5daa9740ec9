import type { PageData, Payload } from '../../src/content/payload.ts'
import type { Languages } from '../../src/i18n/languages.ts'
import type { MessagesOf } from '../../src/i18n/load-messages.ts'
import type { Translate } from '../../src/i18n/translate.ts'
import type { RouteMatch } from '../../src/router/match.ts'
import type { PageType } from '../../src/routes.ts'
import type { LiveLook } from '../brand/look.ts'
import type { FaultLog } from '../cms/fault-log.ts'
import type { Redirects } from '../cms/redirects/redirects.ts'
import type { SiteLanguagesReader } from '../cms/site-languages.ts'
import type { GlobalsReader } from '../cms/site-settings.ts'
import type { ContentSource } from '../cms/source.ts'
import type { Config } from '../config/config.ts'
import type { Consent } from '../consent/consent.ts'
import type { Menus } from '../menus/menus.ts'
import type { SiteMessages } from '../messages/site-messages.ts'
import type { BodyReader } from '../page-body/page-body.ts'
import type { ContentPictures } from '../pictures/content-pictures.ts'
import type { Scheduler } from '../scheduling/scheduler.ts'
import type { Search } from '../search/search.ts'
import type { PageDescription } from './page-description.ts'

/** Services that the loaders of pages use. */
export interface LoaderDeps {
  readonly config: Config
  readonly look: Pick<LiveLook, 'get'>
  readonly content: ContentSource
  readonly globals: GlobalsReader
  readonly languages: Languages
  readonly menus: Pick<Menus, 'load'>
  readonly siteLanguages: SiteLanguagesReader
  readonly consent: Consent
  readonly redirects: Redirects
  readonly bodies: BodyReader
  readonly search: Search
  readonly contentPictures: Pick<ContentPictures, 'facts' | 'isBeingRead'>
  /** For a page that nobody waits for: makes the pictures that most visitors will ask for. */
  readonly makePicturesAhead?: ContentPictures['makeAhead'] | undefined
  readonly messages: MessagesOf
  readonly siteMessages: Pick<SiteMessages, 'address'>
  readonly faults: FaultLog
  readonly scheduler: Scheduler
}

/** A redirect that an entry of the content defines. */
export interface EntryRedirect {
  readonly kind: 'redirect'
  /** Path of this site or absolute URL. */
  readonly to: string
  readonly status: number
}

/** The query of an address in another spelling than that of the site, such as `?page=1`. */
export interface RespelledQuery {
  readonly kind: 'respelled'
  /** The query of the site, with its `?`; may be empty. */
  readonly query: string
}

/** The result for an address: the payload of its page, or a redirect. */
export type LoadedPayload =
  | {
      readonly kind: 'payload'
      readonly payload: Payload
      /** The query by which a part of a list was chosen; undefined on a page where such a query means nothing. */
      readonly listQuery?: string | undefined
      /** Whether the page will soon say more of its pictures: they are being read. */
      readonly isProvisional: boolean
    }
  | {
      readonly kind: 'redirect'
      readonly to: string
      readonly status: number
      /** Whether only the part of a list is spelled otherwise: the other parameters of the address stay. */
      readonly isRespelled?: boolean
    }

/** The result of the loader of one kind of page. Head and shell are added later, alike for all pages. */
export interface LoadedPage extends PageDescription {
  readonly kind: 'found'
  readonly data: PageData
  /** The type of page that shows an entry; undefined for a page of text, and for all that is no entry. */
  readonly pageType?: PageType | undefined
}

/** The input of a loader. */
export interface LoadContext {
  readonly match: RouteMatch
  readonly deps: LoaderDeps
  /** Returns messages in the language of the page. */
  readonly t: Translate
  /** The requested address with its query: for messages, and for pages that read their query. */
  readonly fullPath: string
}
/** Loads the data of one kind of page. */
export type PageLoader = (
  context: LoadContext,
) => Promise<LoadedPage | EntryRedirect | RespelledQuery> | LoadedPage
