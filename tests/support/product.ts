/** The whole product, wired as at its start, with content that its settings name. */
import { once } from 'node:events'
import { createApp } from '../../server/app.ts'
import type { Deps } from '../../server/deps.ts'
import { createHttpServer } from '../../server/http/server.ts'
import { createLogTotals } from '../../server/logging/log-totals.ts'
import { createLogger } from '../../server/logging/logger.ts'
import { createDeps } from '../../server/process/create-deps.ts'
import { readConfig } from './config.ts'
import { type LogLine, portOf, siteUrl, testFrontend } from './test-deps.ts'

export interface Product {
  readonly deps: Deps
  /** Lines of the log from `info` on. */
  readonly logs: readonly LogLine[]
}

/**
 * Opens the content, and is ready to answer.
 * @param env settings, besides the address of the site and that nothing is kept on disk
 */
export async function openProduct(env: Readonly<Record<string, string>>, contentDir = ''): Promise<Product> {
  const logs: LogLine[] = []
  const logTotals = createLogTotals()
  const deps = await createDeps({
    config: readConfig({ SITE_URL: siteUrl, SNAPSHOT_DIR: '', PICTURES_DIR: '', ...env }, contentDir),
    logger: createLogger(
      'info',
      { write: (text: string) => void logs.push(JSON.parse(text)) },
      { totals: logTotals },
    ),
    logTotals,
    frontend: testFrontend,
    watch: false,
  })
  deps.lifecycle.state = 'ready'
  return { deps, logs }
}

export interface ServedProduct extends Product {
  /** Address of the site, without a slash at its end. */
  readonly url: string
  /** Stops listening, and closes the content. */
  close(): Promise<void>
}

/** The same, listening on a free port until it is closed. */
export async function serveProduct(
  env: Readonly<Record<string, string>>,
  contentDir = '',
): Promise<ServedProduct> {
  const product = await openProduct(env, contentDir)
  const server = createHttpServer(createApp(product.deps)).listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    ...product,
    url: `http://127.0.0.1:${portOf(server)}`,
    async close() {
      server.close()
      server.closeAllConnections()
      await product.deps.content.close()
    },
  }
}
