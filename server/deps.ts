/** Types of the services and settings that are created once at the start and passed to the whole server. */
import type { Logger } from 'pino'
import type { ContentRules } from '../src/blocks/content-rules.ts'
import type { Languages } from '../src/i18n/languages.ts'
import type { MessagesOf } from '../src/i18n/load-messages.ts'
import type { Brand } from './brand/brand.ts'
import type { LiveLook } from './brand/look.ts'
import type { BrandPictures } from './brand/pictures/pictures.ts'
import type { Frontend } from './builds/frontend.ts'
import type { FaultLog } from './cms/fault-log.ts'
import type { Redirects } from './cms/redirects/redirects.ts'
import type { SiteLanguagesReader } from './cms/site-languages.ts'
import type { GlobalsReader } from './cms/site-settings.ts'
import type { ContentSource } from './cms/source.ts'
import type { Config } from './config/config.ts'
import type { Consent } from './consent/consent.ts'
import type { Feeds } from './feeds/feeds.ts'
import type { RateLimit } from './forms/rate-limit.ts'
import type { FormRelay } from './forms/relay.ts'
import type { Domains } from './http/domains/domains.ts'
import type { WriteAccessLog } from './logging/access-log.ts'
import type { ExtensionFaults } from './logging/extension-faults.ts'
import type { UnknownSets } from './logging/unknown-sets.ts'
import type { Menus } from './menus/menus.ts'
import type { SiteMessages } from './messages/site-messages.ts'
import type { Metrics } from './metrics/metrics.ts'
import type { BodyReader } from './page-body/page-body.ts'
import type { ResponseBuilder } from './page-cache/build-response.ts'
import type { DependencyTracker } from './page-cache/dependency-tracker.ts'
import type { PageCache } from './page-cache/page-cache.ts'
import type { ContentRevalidation } from './page-cache/revalidate-content.ts'
import type { SharedPages } from './page-cache/shared-pages.ts'
import type { ContentPictures } from './pictures/content-pictures.ts'
import type { Prerenderer } from './prerender/prerenderer.ts'
import type { Preview } from './preview/preview.ts'
import type { Publisher } from './publish/publisher.ts'
import type { Purger } from './purge/purger.ts'
import type { Shared } from './redis/shared.ts'
import type { ContentSecurityPolicy } from './render/content-security-policy.ts'
import type { ShellCache } from './render/shell-cache.tsx'
import type { Reports } from './reports/reports.ts'
import type { Scheduler } from './scheduling/scheduler.ts'
import type { Search } from './search/search.ts'
import type { Sitemap } from './sitemap/sitemap.ts'
import type { Traces } from './tracing/traces.ts'

/** State of the process. Start and stop change it, and the health endpoints read it. */
export interface Lifecycle {
  /** `warming`: requests are answered, but not as quickly yet as later. */
  state: 'starting' | 'warming' | 'ready' | 'stopping'
}

/** All services and settings that the Express app and its handlers need. Tests pass their own. */
export interface Deps {
  readonly config: Config
  readonly logger: Logger
  readonly frontend: Frontend
  readonly look: LiveLook
  /** Undefined in development. */
  readonly policy: ContentSecurityPolicy | undefined
  readonly content: ContentSource
  /** Records which content a page reads while it is rendered. */
  readonly dependencies: Pick<DependencyTracker, 'track'>
  readonly revalidation: ContentRevalidation
  readonly responseBuilder: ResponseBuilder
  readonly writeAccessLog: WriteAccessLog
  /** Undefined where no port is set for them. */
  readonly metrics: Metrics | undefined
  readonly traces: Traces
  readonly pages: PageCacheWithPrerender
  readonly prerender: Prerenderer
  /** Tells a cache in front of changed pages; undefined where none is set. */
  readonly purger: Purger | undefined
  /** Stops comparing stored pages with changed content. */
  readonly stopRenewing: () => void
  /** Pages that other machines have rendered; undefined without Redis. */
  readonly sharedPages: SharedPages | undefined
  /** What the machines of the site share; undefined without Redis. */
  readonly shared: Shared | undefined
  /** Takes in what editors publish; undefined without a secret for it and without other machines. */
  readonly publisher: Publisher | undefined
  /** Pages with drafts, for editors; undefined without a secret for it and where the source has none. */
  readonly preview: Preview | undefined
  /** Undefined without a secret for them. */
  readonly reports: Reports | undefined
  readonly search: Search
  readonly scheduler: Scheduler
  readonly shellCache: ShellCache
  readonly globals: GlobalsReader
  readonly brand: Brand
  /** Icons and pictures to share, made of the brand. */
  readonly pictures: BrandPictures
  /** Small pictures of the files of the content. */
  readonly contentPictures: ContentPictures
  readonly menus: Menus
  /** The languages of the site. */
  readonly languages: Languages
  /** Which of them the content has. */
  readonly siteLanguages: SiteLanguagesReader
  readonly consent: Consent
  /** Undefined where no language has a domain of its own. */
  readonly domains: Domains | undefined
  readonly redirects: Redirects
  readonly sitemap: Sitemap
  readonly bodies: BodyReader
  /** The project's own rules on how its content is shown: the same object until they change. */
  readonly rules: () => ContentRules
  readonly feeds: Feeds
  readonly messages: MessagesOf
  /** The same, with their addresses for the browser. */
  readonly siteMessages: SiteMessages
  readonly lifecycle: Lifecycle
  readonly faults: FaultLog
  readonly unknownSets: UnknownSets
  readonly extensionFaults: ExtensionFaults
  /** Undefined when no content system is connected that could receive forms, and none are kept. */
  readonly forms: FormRelay | undefined
  readonly formLimit: RateLimit
}

/** The page cache with the list of its prerendered pages. */
export interface PageCacheWithPrerender extends PageCache {
  /** Canonical paths of prerendered pages that are stored at this moment; at most 2,000. */
  prerendered(): readonly string[]
}
