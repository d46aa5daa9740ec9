import type { Logger } from 'pino'
import { defaultLanguages, type Languages } from '../../src/i18n/languages.ts'
import type { Frontend } from '../builds/frontend.ts'
import { createCachedSource } from '../cms/cached-source.ts'
import { createFaultLog } from '../cms/fault-log.ts'
import { createRedirects } from '../cms/redirects/redirects.ts'
import { findServed } from '../cms/redirects/served-page.ts'
import { createSiteLanguagesReader } from '../cms/site-languages.ts'
import { createGlobalsReader } from '../cms/site-settings.ts'
import type { ContentSource } from '../cms/source.ts'
import type { Config } from '../config/config.ts'
import { createConsent } from '../consent/consent.ts'
import type { Deps, Lifecycle } from '../deps.ts'
import { createRateLimit } from '../forms/rate-limit.ts'
import type { FormRelay } from '../forms/relay.ts'
import { createDomains } from '../http/domains/domains.ts'
import { siteOf } from '../http/domains/public-addresses.ts'
import { createExtensionFaults } from '../logging/extension-faults.ts'
import type { LogTotals } from '../logging/log-totals.ts'
import { createUnknownSets } from '../logging/unknown-sets.ts'
import type { SiteMessages } from '../messages/site-messages.ts'
import type { Metrics } from '../metrics/metrics.ts'
import { createDependencyTracker } from '../page-cache/dependency-tracker.ts'
import { createContentRevalidation } from '../page-cache/revalidate-content.ts'
import type { PictureWaits } from '../pictures/create-pictures.ts'
import { createConsentGlobal } from '../project/consent-global/consent-global.ts'
import { noProject, type Project } from '../project/project.ts'
import { withProject } from '../project/with-project.ts'
import { openShared, type Shared } from '../redis/shared.ts'
import { createPolicy } from '../render/content-security-policy.ts'
import { createShellCache, noShellCache } from '../render/shell-cache.tsx'
import { createScheduler } from '../scheduling/scheduler.ts'
import { readLabels } from '../search/facets/labels.ts'
import { readDocument } from '../search/read-documents.ts'
import { createSearch } from '../search/search.ts'
import { loadStems, noStems } from '../search/words/stemmers.ts'
import { createTraces, type Traces } from '../tracing/traces.ts'
import { measureServices } from './measure.ts'
import { measureCalls, measureLog } from './measure-connections.ts'
import { openAccessLog } from './open/open-access-log.ts'
import { openContent } from './open/open-content.ts'
import { openForms } from './open/open-forms.ts'
import { callHooks, openMetrics } from './open/open-metrics.ts'
import { builtInMessages } from './open/open-site-messages.ts'
import { createBrandServices } from './services/brand-services.ts'
import { createPageServices } from './services/page-services.ts'
import { createPictureServices } from './services/picture-services.ts'
import { createPreview } from './services/preview-services.ts'
import { createPublishServices } from './services/publish-services.ts'
import { createReaders } from './services/readers.ts'
import { createReportServices } from './services/report-services.ts'

interface ProcessDeps {
  readonly config: Config
  readonly logger: Logger
  readonly frontend: Frontend
  /** Whether to watch content files and the project folder for changes. */
  readonly watch: boolean
  /** Path of the built code of the thread that parses large files. */
  readonly parseWorker?: string | undefined
  /** What the logger has counted, for metrics. */
  readonly logTotals?: LogTotals | undefined
}

/**
 * Creates all services of the process. Rejects when the content folder cannot be read, and with a build when
 * a file of the project folder is wrong.
 */
export async function createDeps(options: ProcessDeps): Promise<Deps> {
  const { config, logger, frontend, watch, parseWorker, logTotals } = options
  const [metrics, traces] = [await openMetrics(config, logger), createTraces()]
  const shared = await openShared({ config, logger, buildId: frontend.buildId })
  const { source, languages, project, upstream, messages } = await openContent({
    ...{ config, logger, watch, parseWorker, strict: frontend.isBuilt },
    ...{ shared: shared?.responses, hooks: callHooks(traces, metrics) },
  })
  const forms = openForms({ config, logger }, source, upstream)
  if (metrics && upstream) measureCalls(metrics, upstream)
  return assembleDeps({
    ...{ config, logger, frontend, source, forms, project, languages, messages, shared },
    ...{ metrics, traces, logTotals },
  })
}

/** Creates all services around a given content source. */
export async function assembleDeps({
  config,
  logger,
  frontend,
  source,
  forms,
  project = noProject,
  languages = defaultLanguages,
  messages: given,
  pictureWaits,
  shared,
  metrics,
  traces = createTraces(),
  logTotals,
}: Omit<ProcessDeps, 'watch'> & {
  readonly source: ContentSource
  readonly forms?: FormRelay | undefined
  readonly project?: Project
  /** The languages of the site; the default set unless given. */
  readonly languages?: Languages
  /** The texts of the interface; those that the site brings unless given. */
  readonly messages?: SiteMessages
  readonly pictureWaits?: PictureWaits
  readonly shared?: Shared | undefined
  readonly metrics?: Metrics | undefined
  readonly traces?: Traces
}): Promise<Deps> {
  const cached = createCachedSource(withProject(source, project), config, logger)
  const dependencies = createDependencyTracker(cached)
  const { content } = dependencies
  const brand = createBrandServices({
    ...{ content: cached, project, languages, config, logger },
    globals: createGlobalsReader({ content, languages, config, logger }),
  })
  const { globals, look } = brand
  const unknownSets = createUnknownSets(logger)
  const faults = createFaultLog(logger)
  const consent = createConsent(
    config,
    () => project.site.get().consent,
    createConsentGlobal({ content, languages, logger }),
  )
  const policy = createPolicy(config, frontend, { look, consent })
  const scheduler = createScheduler()
  const redirects = createRedirects({ content, languages, globals, logger })
  const siteMessages = given ?? (await builtInMessages(languages, logger))
  const messages = siteMessages.of
  const extensionFaults = createExtensionFaults(logger)
  const readers = createReaders({
    ...{ config, languages, logger, project, messages, unknownSets, faults, extensionFaults },
    marksUnknown: !frontend.isBuilt,
  })
  const menus = readers.menus(content)
  const bodies = readers.bodies(content)
  const rules = project.rules.get
  // Untracked: a language that cannot be loaded makes the pages of others no less complete.
  const siteLanguages = createSiteLanguagesReader(cached, languages)
  const { reports, countMissed } = createReportServices(
    { languages, config, rules, siteMessages, redirects, siteLanguages, scheduler, logger },
    cached,
  )
  const lifecycle: Lifecycle = { state: 'starting' }
  const parts = {
    ...createPublishServices({ config, content: source, logger, shared }),
    config,
    logger,
    frontend,
    policy,
    content,
    dependencies,
    revalidation: createContentRevalidation(content, globals, languages, menus, config),
    writeAccessLog: openAccessLog({ config, logger, frontend, logTotals, metrics, countMissed }),
    ...{ metrics, traces },
    ...{ ...brand, menus },
    contentPictures: createPictureServices({
      ...{ content: cached, config, scheduler, logger },
      ...(pictureWaits && { waits: pictureWaits }),
    }),
    languages,
    consent,
    domains: createDomains(siteOf({ languages, config })),
    ...{ siteLanguages, redirects, bodies, rules, reports },
    search: createSearch({
      ...{ content, languages, logger, scheduler },
      isServed: async (locale, path) =>
        (await findServed({ redirects, languages, config }, locale, path)) !== undefined,
      read: (document) => readDocument({ content, bodies, languages }, document),
      stems: async (locale) => (config.searchStemming ? loadStems(languages.of(locale).lang) : noStems),
      labels: (locale) => readLabels(content, locale),
    }),
    messages,
    siteMessages,
    lifecycle,
    scheduler,
    shellCache: frontend.isBuilt ? createShellCache() : noShellCache,
    faults,
    unknownSets,
    extensionFaults,
    forms,
    formLimit: createRateLimit(),
  }
  const preview = createPreview(parts, source.preview, readers)
  const deps = createPageServices({ ...parts, preview })
  if (metrics) measureServices(metrics, deps)
  if (metrics && logTotals) measureLog(metrics, logTotals)
  return deps
}
