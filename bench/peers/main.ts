import { join } from 'node:path'
import { createApp } from '../../server/app.ts'
import { builtFrontend } from '../../server/builds/frontend.ts'
import { createHttpClient } from '../../server/cms/http-client/create-http-client.ts'
import { defaultLimits } from '../../server/cms/http-client/limits.ts'
import { sources } from '../../server/cms/sources.ts'
import { readConfig } from '../../server/config/config.ts'
import { cachedPagesFastPath } from '../../server/fast-path/cached-pages.ts'
import { createHttpServer } from '../../server/http/server.ts'
import { createLogger } from '../../server/logging/logger.ts'
import { assembleDeps } from '../../server/process/create-deps.ts'
import { runServer } from '../../server/process/run.ts'
import { followSignals } from '../../server/process/signals.ts'
import { peerSource } from './source.ts'

/**
 * Starts the product with the content of the comparison with other frameworks. `STUB_URL` is the address of
 * that content, `PORT` the port to listen on. With `--cached` pages are cached as in any installation;
 * without, every view fetches its entry and is rendered.
 *
 * @param dist folder of the build
 */
export async function start(dist: string): Promise<void> {
  const isCached = process.argv.includes('--cached')
  const config = readConfig(
    {
      ...process.env,
      ...(!isCached && { PAGE_CACHE_MAX_BYTES: '0' }),
      // `peerSource` caches globals and texts itself, for 60 seconds.
      GLOBALS_TTL_S: '1',
      TRANSLATIONS_TTL_S: '60',
      BUILDS_DIR: '',
      PICTURES_DIR: '',
      SNAPSHOT_DIR: '',
    },
    { embeddedContent: join(dist, 'embedded'), sources },
  )
  const logger = createLogger(config.logLevel)
  const upstream = createHttpClient({
    baseUrl: `${(process.env.STUB_URL ?? 'http://127.0.0.1:4900').replace(/\/*$/, '')}/`,
    secrets: [],
    // The other frameworks do not limit the number of requests.
    limits: { ...defaultLimits, concurrency: 32 },
    probe: () => ({ path: 'globals', query: [['locale', 'nl']] }),
    logger,
  })
  const deps = await assembleDeps({
    config,
    logger,
    frontend: await builtFrontend(join(dist, 'client')),
    source: peerSource({
      upstream,
      entrySeconds: isCached ? config.pagesTtl : 0,
      onError: (err, key) => logger.error({ err, key }, 'The content system could not be asked'),
    }),
  })
  await runServer(createHttpServer(createApp(deps), cachedPagesFastPath(deps)), deps, followSignals())
}
