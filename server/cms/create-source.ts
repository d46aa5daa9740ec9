/** Creates the content source that the configuration names, and the HTTP client that it needs. */
import type { Logger } from 'pino'
import type { CmsConfig, Config } from '../config/config.ts'
import type { CmsClient } from './cms-client.ts'
import type { CallHooks } from './http-client/call-hooks.ts'
import type { HttpClient } from './http-client/http-client.ts'
import type { PassThroughClient } from './pass-through/pass-through.ts'
import { createRemotePreview } from './remote/preview.ts'
import type { ResourceCache } from './remote/resources/resource.ts'
import { createResourceCache } from './remote/resources/resource-cache.ts'
import { createSnapshot } from './remote/snapshot/snapshot.ts'
import { createRemoteSource } from './remote/source.ts'
import type { ContentSource } from './source.ts'
import type { SourceOptions } from './source-kind.ts'
import { sources } from './sources.ts'

/** Bytes of single pages that are cached besides the lists. */
const pagesInMemory = 33_554_432

/**
 * Creates the content source that the configuration names. A content folder has to be readable at the start;
 * a content system over HTTP may be down.
 * @param upstream the client for the content system; required for a source over HTTP
 * @throws ConfigError when the content folder cannot be read
 */
export async function createSource(
  options: SourceOptions,
  upstream: CmsClient | undefined,
): Promise<ContentSource> {
  const { config, logger } = options
  const kind = sources[config.source]
  if (kind && !kind.isRemote) return kind.open(options)
  if (!config.cms || !upstream?.connection)
    throw new Error(`The source ${config.source} cannot be opened without a content system`)
  const snapshot = config.snapshotDir
    ? createSnapshot({ dir: config.snapshotDir, identity: `${config.source} ${config.cms.url}`, logger })
    : undefined
  const resources = await createResourceCache({
    ...{ logger, maxBytes: pagesInMemory, snapshot },
    shared: options.shared,
  })
  const { connection, previewClient } = upstream
  const cmsUrl = config.cms.url
  const open = (client: HttpClient, cache: ResourceCache, passThroughClient?: PassThroughClient) =>
    createRemoteSource({
      adapter: connection.createAdapter({
        ...{ upstream: client, resources: cache, languages: options.languages, logger },
      }),
      resources: cache,
      upstream: client,
      passThroughClient,
      ...{ cmsUrl, siteUrl: config.siteUrl },
      languages: options.languages,
      fallbackOf: options.fallbackOf,
      labels: options.labels,
      ...options.ownAddresses,
      logger,
    })
  return {
    ...open(upstream, resources, upstream.passThroughClient),
    preview: createRemotePreview({
      ...{ tokenProbe: connection.tokenProbe, drafted: connection.drafted },
      ...{ client: previewClient, open, logger },
    }),
  }
}

/**
 * Loads the HTTP client's code and creates the client. The code is a fifth of the server's: a site whose
 * content is files alone never loads it.
 */
export async function openCmsClient(
  config: Config,
  cms: CmsConfig,
  logger: Logger,
  hooks?: CallHooks,
): Promise<CmsClient> {
  const kind = sources[config.source]
  const { createCmsClient } = await import('./cms-client.ts')
  return createCmsClient(cms, kind?.isRemote ? kind.connect(config, cms) : undefined, logger, hooks)
}
