import type { Logger } from 'pino'
import { type Locale, locales } from '../src/i18n/locales.ts'
import { messageFiles } from '../src/i18n/messages/files.ts'
import type { MessageTable } from '../src/i18n/messages/index.ts'
import { isOwnAddress } from '../src/router/own-addresses.ts'
import { fixedPaths, maxSegments } from '../src/routes.ts'
import type { Frontend } from './assets/frontend.ts'
import { cachedSource } from './cms/cached.ts'
import { createSource, openUpstream } from './cms/create-source.ts'
import { createRedirects, type Redirects } from './cms/redirects/index.ts'
import type { LocalizedLabels } from './cms/rich-text/context.ts'
import { type GlobalsReader, readGlobals } from './cms/site-settings.ts'
import type { ContentSource } from './cms/source.ts'
import { createWatchEdits, type WatchEdits } from './cms/watch-edits.ts'
import type { Config } from './config/config.ts'
import { createFeeds, type Feeds } from './feeds/feeds.ts'
import { createRateLimit, type RateLimit } from './forms/rate-limit.ts'
import { createFormRelay, type FormRelay } from './forms/relay.ts'
import { type ContentSecurityPolicy, createPolicy } from './http/content-security-policy.ts'
import { type BodyReader, createBodyReader } from './loaders/page-body.ts'
import { findServed } from './loaders/served-page.ts'
import { createAccessLog, type WriteRequest } from './logging/access-log.ts'
import { createFaultLog, type FaultLog } from './logging/fault-log.ts'
import { createUnknownSets, type UnknownSets } from './logging/unknown-sets.ts'
import { createFinish, type Finish } from './page-cache/build-response.ts'
import { type DependencyTracker, trackDependencies } from './page-cache/dependency-tracker.ts'
import { preparePage } from './page-cache/make-page.ts'
import { createPageCache, type PageCache } from './page-cache/page-cache.ts'
import { createPrerender, type Prerender } from './page-cache/prerender.ts'
import { createKeptShell, eachShell, type KeptShell } from './render/shell-cache.tsx'
import { createRenderQueue, type RenderQueue } from './scheduling/render-queue.ts'
import { readPage } from './search/read-documents.ts'
import { createSearch, type Search } from './search/search.ts'
import { createSitemap, type Sitemap } from './sitemap/index.ts'

/** What the process is doing; read by health, changed by start and stop. */
export interface Lifecycle {
  state: 'starting' | 'ready' | 'stopping'
}

/** Everything the app needs from outside. Tests pass their own. */
export interface Deps {
  readonly config: Config
  readonly logger: Logger
  readonly frontend: Frontend
  /** Absent in development. */
  readonly policy: ContentSecurityPolicy | undefined
  readonly content: ContentSource
  /** Notes what is asked of `content` while something is made. */
  readonly questions: Pick<DependencyTracker, 'record'>
  readonly watchEdits: WatchEdits
  readonly finish: Finish
  readonly writeRequest: WriteRequest
  readonly pages: FinishedPages
  readonly prerender: Prerender
  readonly search: Search
  /** Of rendering. */
  readonly renderQueue: RenderQueue
  readonly shell: KeptShell
  readonly globals: GlobalsReader
  readonly redirects: Redirects
  readonly sitemap: Sitemap
  readonly bodies: BodyReader
  readonly feeds: Feeds
  readonly messages: Readonly<Record<Locale, MessageTable>>
  readonly lifecycle: Lifecycle
  readonly faults: FaultLog
  readonly unknownSets: UnknownSets
  /** Absent when no content system is connected that could receive forms. */
  readonly forms: FormRelay | undefined
  readonly formLimit: RateLimit
}

/** Pages that are made already. */
export interface FinishedPages extends PageCache {
  /**
   * Canonical paths of pages that were rendered before anyone asked, and are held at this moment; at most
   * 2,000.
   */
  prerendered(): readonly string[]
}

interface Outside {
  readonly config: Config
  readonly logger: Logger
  readonly frontend: Frontend
  /** Follow changes on disk. */
  readonly watch: boolean
}

/** The one place where objects are made. Rejects when the content folder cannot be read. */
export async function createDeps({ config, logger, frontend, watch }: Outside): Promise<Deps> {
  const upstream = config.cms && (await openUpstream(config, config.cms, logger))
  const source = await createSource({
    config,
    upstream,
    logger,
    watch,
    labels: richTextLabels(await allMessages()),
    ownAddresses: {
      ...{ fixed: fixedPaths, isTaken: isOwnAddress, maxSegments },
      searchPath: config.searchPath,
    },
  })
  const forms = upstream && config.source !== 'fetch' ? createFormRelay({ upstream, logger }) : undefined
  return assembleDeps({ config, logger, frontend, source, forms })
}

/** The same around any content source. */
export async function assembleDeps({
  config,
  logger,
  frontend,
  source,
  forms,
}: Omit<Outside, 'watch'> & {
  readonly source: ContentSource
  readonly forms?: FormRelay | undefined
}): Promise<Deps> {
  const questions = trackDependencies(cachedSource(source, config, logger))
  const { content } = questions
  const globals = readGlobals(content, config, logger)
  const unknownSets = createUnknownSets(logger)
  const faults = createFaultLog(logger)
  const policy = createPolicy(config, frontend)
  const admission = createRenderQueue()
  const redirects = createRedirects({ content, globals, logger })
  const bodies = createBodyReader({ content, unknownSets, faults, logger, marksUnknown: !frontend.isBuilt })
  return withPages({
    config,
    logger,
    frontend,
    policy,
    content,
    questions,
    watchEdits: createWatchEdits(content, globals),
    writeRequest: createAccessLog(logger, frontend),
    globals,
    redirects,
    bodies,
    search: createSearch({
      ...{ content, logger, admission },
      isServed: async (locale, path) => (await findServed(redirects, locale, path)) !== undefined,
      read: (document) => readPage({ content, bodies }, document),
    }),
    messages: await allMessages(),
    lifecycle: { state: 'starting' },
    renderQueue: admission,
    shell: frontend.isBuilt ? createKeptShell() : eachShell,
    faults,
    unknownSets,
    forms,
    formLimit: createRateLimit(),
  })
}

/** Finished pages, feeds and the sitemap are made with everything else. */
function withPages(parts: Omit<Deps, 'finish' | 'pages' | 'prerender' | 'feeds' | 'sitemap'>): Deps {
  const { config, content, logger } = parts
  const pages = createPageCache({
    maxBytes: config.pageCacheMaxBytes,
    seconds: config.pagesTtl,
    onError: (err, address) => logger.error({ err, address }, 'A page could not be made again'),
  })
  content.onChange(pages.clear)
  const prerender = createPrerender({
    ...{ content, searchPath: config.searchPath },
    prepare: (path) => preparePage(deps, path),
    holds: pages.holds,
    logger,
  })
  const deps: Deps = {
    ...parts,
    finish: createFinish(parts),
    pages: { ...pages, prerendered: prerender.paths },
    prerender,
    feeds: createFeeds(parts),
    sitemap: createSitemap(parts),
  }
  return deps
}

/** Rich text of the content needs a few words of its own. */
const richTextLabels = (messages: Deps['messages']): LocalizedLabels =>
  Object.fromEntries(
    locales.map(({ locale }) => {
      const { 'block-table': table, 'rich-footnotes': footnotes } = messages[locale]
      const { 'rich-footnote-back': footnoteBack, 'rich-new-tab': newTab } = messages[locale]
      return [locale, { table, footnotes, footnoteBack, newTab }]
    }),
  ) as LocalizedLabels

async function allMessages(): Promise<Record<Locale, MessageTable>> {
  const tables = await Promise.all(
    locales.map(async ({ locale }) => [locale, (await messageFiles[locale]()).default] as const),
  )
  return Object.fromEntries(tables) as unknown as Record<Locale, MessageTable>
}
