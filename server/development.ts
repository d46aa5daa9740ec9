/** The development server: pages and styles from their sources, with hot reload. */
import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import type { ViteDevServer } from 'vite'
import type { Frontend } from './builds/frontend.ts'
import { sources } from './cms/sources.ts'
import { readConfig } from './config/config.ts'
import type { Deps } from './deps.ts'
import { logSummary } from './doctor/development.ts'
import { createLogger } from './logging/logger.ts'
import { createDeps } from './process/create-deps.ts'
import { runServer } from './process/run.ts'
import { followSignals } from './process/signals.ts'

/** The server, Vite and the environment of a development process. */
interface Development {
  readonly server: Server
  readonly vite: ViteDevServer
  readonly env: Readonly<Record<string, string | undefined>>
  /** Folder of the embedded content. */
  readonly embedded: string
}

/**
 * Starts the development server, which serves sources instead of a build, on the loopback address unless HOST
 * says otherwise.
 */
export async function startDevelopment({ server, vite, env, embedded }: Development): Promise<void> {
  const onSignal = followSignals()
  // A cached page would hide an edit of the sources.
  const config = {
    ...readConfig({ HOST: '127.0.0.1', ...env }, { embeddedContent: embedded, sources }),
    ...{ pageCacheMaxBytes: 0, warmUpTime: 0 },
  }
  const logger = createLogger(config.logLevel)
  const deps = await createDeps({ config, logger, frontend: sourceFrontend(vite), watch: true })
  deps.content.onChange(() => vite.ws.send({ type: 'full-reload' }))
  server.on('request', (req, res) => void answer(vite, deps, req, res))
  await runServer(server, deps, onSignal)
  await logSummary(deps).catch((err: unknown) => logger.warn({ err }, 'The content could not be examined'))
}

/** The frontend whose files Vite serves from their sources. */
const sourceFrontend = (vite: ViteDevServer): Frontend => ({
  buildId: 'development',
  buildTime: Date.now(),
  files: vite.middlewares,
  assets: (page, layout) => ({
    script: '/src/entry-client.tsx',
    styles: [
      '/src/styles/first-screen.css',
      '/src/styles/below.css',
      ...(layout === 'designsystem' ? ['/src/showcase/designsystem.css'] : []),
      ...(page === 'search' ? ['/src/components/pager/pager.css', '/src/search/search.css'] : []),
    ],
    laterStyles: [],
    preloads: [],
    fonts: [],
  }),
  transformHtml: async (url, html) => Buffer.from(await vite.transformIndexHtml(url, html.toString())),
  isBuilt: false,
})

/**
 * Answers with the app of the current sources. It is imported for every request, and the runner returns the
 * same module until one of its files changes.
 */
async function answer(
  vite: ViteDevServer,
  deps: Deps,
  req: IncomingMessage,
  res: ServerResponse,
): Promise<void> {
  try {
    const ssr = vite.environments.ssr as unknown as { runner: { import(url: string): Promise<unknown> } }
    const doctor = await ssr.runner.import('/server/doctor/development.ts')
    if (await (doctor as typeof import('./doctor/development.ts')).answerDoctor(deps, req, res)) return
    const { createApp } = (await ssr.runner.import('/server/app.ts')) as typeof import('./app.ts')
    createApp(deps)(req, res)
  } catch (error) {
    deps.logger.error({ err: error }, 'The server could not be loaded')
    vite.ws.send({
      type: 'error',
      err: { message: String((error as Error).message), stack: String((error as Error).stack) },
    })
    res.writeHead(500, { 'content-type': 'text/html' })
    res.end(
      await vite.transformIndexHtml(
        req.url ?? '/',
        '<!doctype html><title>Error</title><p>The server could not be loaded; see the overlay or the log.</p>',
      ),
    )
  }
}
