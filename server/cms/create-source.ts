import { join } from 'node:path'
import type { Logger } from 'pino'
import { type CmsConfig, type Config, ConfigError } from '../config/config.ts'
import { createFetchAdapter } from './fetch/index.ts'
import { flatFiles } from './flat-files/index.ts'
import type { OwnAddresses } from './model/addresses/own-addresses.ts'
import type { CmsUpstream } from './open-client.ts'
import type { RemoteAdapter } from './remote/adapter.ts'
import type { Resources } from './remote/resources/resource.ts'
import { createResources } from './remote/resources/resources.ts'
import { createSnapshot } from './remote/snapshot/snapshot.ts'
import { createRemoteSource } from './remote/source.ts'
import { createRestAdapter } from './rest/index.ts'
import type { LocalizedLabels } from './rich-text/context.ts'
import type { ContentSource } from './source.ts'

/** Bytes of single pages that are kept besides the lists. */
const pagesInMemory = 33_554_432

interface SourceOptions {
  readonly config: Config
  /** Always there for a system over HTTP. */
  readonly upstream: CmsUpstream | undefined
  readonly logger: Logger
  /** Follow changes on disk. */
  readonly watch: boolean
  readonly labels: LocalizedLabels
  readonly ownAddresses: OwnAddresses
}

/**
 * The content source that the configuration names. A folder has to be readable at the start; a system over
 * HTTP may be down.
 * @throws ConfigError when the content folder cannot be read
 */
export async function createSource(options: SourceOptions): Promise<ContentSource> {
  const { config, upstream, logger } = options
  if (config.source === 'files' || !config.cms || !upstream) return readFiles(options)
  const snapshot = config.snapshotDir
    ? createSnapshot({ dir: config.snapshotDir, identity: `${config.source} ${config.cms.url}`, logger })
    : undefined
  const resources = await createResources({ logger, maxBytes: pagesInMemory, snapshot })
  return createRemoteSource({
    adapter: adapters[config.source](config, config.cms, { upstream, resources, logger }),
    resources,
    upstream,
    openUpstream: upstream.forOthers,
    cmsUrl: config.cms.url,
    siteUrl: config.siteUrl,
    labels: options.labels,
    ...options.ownAddresses,
    logger,
  })
}

function readFiles({ config, logger, watch, labels, ownAddresses }: SourceOptions): Promise<ContentSource> {
  return flatFiles({
    labels,
    dir: config.contentDir,
    localeMap: config.cmsLocales,
    timeZone: config.cmsTimeZone,
    ...ownAddresses,
    logger,
    watch,
    keep: { dir: config.snapshotDir && join(config.snapshotDir, 'files') },
  }).catch((cause: Error) => {
    throw new ConfigError([`CONTENT_DIR: ${cause.message}`])
  })
}

interface Parts {
  readonly upstream: CmsUpstream
  readonly resources: Resources
  readonly logger: Logger
}

const adapters: Readonly<
  Record<'fetch' | 'rest', (config: Config, cms: CmsConfig, parts: Parts) => RemoteAdapter>
> = {
  fetch: (config, cms, parts) =>
    createFetchAdapter({
      ...parts,
      cmsUrl: cms.url,
      apiKey: cms.apiKey(),
      keyMethod: parts.upstream.keyMethod,
      locales: config.cmsLocales,
      fallback: cms.fallback,
      maxBytes: cms.maxBytes,
      collections: cms.collections,
      pagesTtl: config.pagesTtl,
      timeZone: config.cmsTimeZone,
    }),
  rest: (config, cms, parts) =>
    createRestAdapter({
      ...parts,
      route: cms.apiRoute,
      locales: config.cmsLocales,
      collections: cms.collections,
      pagesTtl: config.pagesTtl,
      timeZone: config.cmsTimeZone,
    }),
}

/** The HTTP client is a fifth of the server's code: a site that is made of files alone never loads it. */
export async function openUpstream(config: Config, cms: CmsConfig, logger: Logger): Promise<CmsUpstream> {
  const { createCmsUpstream } = await import('./open-client.ts')
  return createCmsUpstream(config, cms, logger)
}
