/** Everything that the app needs, made up for tests. */
import { once } from 'node:events'
import type { Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, onTestFinished } from 'vitest'
import { createApp } from '../../server/app.ts'
import type { Frontend, PageAssets } from '../../server/builds/frontend.ts'
import type { ContentSource } from '../../server/cms/source.ts'
import type { Config } from '../../server/config/config.ts'
import type { Deps } from '../../server/deps.ts'
import { createFastPath } from '../../server/fast-path/fast-path.ts'
import { createHttpServer } from '../../server/http/server.ts'
import { createLogTotals } from '../../server/logging/log-totals.ts'
import { createLogger } from '../../server/logging/logger.ts'
import { headersOfAll } from '../../server/middleware/security-headers.ts'
import type { PictureWaits } from '../../server/pictures/create-pictures.ts'
import { assembleDeps } from '../../server/process/create-deps.ts'
import { openMetrics } from '../../server/process/open/open-metrics.ts'
import type { Project } from '../../server/project/project.ts'
import type { Languages } from '../../src/i18n/languages.ts'
import { readConfig } from './config.ts'
import { fakeSource } from './content.ts'
import { report } from './reports.ts'

export type LogLine = Readonly<Record<string, unknown>> & { readonly level: number; readonly msg?: string }

export interface TestDeps extends Deps {
  /** Every line that was logged. */
  readonly logs: LogLine[]
}

export const buildId = 'test-build'
export const siteUrl = 'https://www.example.org'

const assets: PageAssets = {
  script: '/_build/entry.js',
  styles: ['/_build/site.css'],
  laterStyles: [],
  preloads: [],
  fonts: [],
}

export const testFrontend: Frontend = {
  buildId,
  buildTime: 1_795_000_000_000,
  files: (_req, _res, next) => next(),
  assets: () => assets,
  transformHtml: (_url, html) => html,
  isBuilt: true,
}

/** Configuration as the environment would make it, for `https://www.example.org`. */
const testConfig = (env: Readonly<Record<string, string>> = {}): Config =>
  readConfig({ SITE_URL: siteUrl, PICTURES_DIR: '', ...env }, 'tests/fixtures/none')

interface Options {
  readonly source?: ContentSource
  /** Environment variables. */
  readonly config?: Readonly<Record<string, string>>
  /** Gets the lines of the log. */
  readonly log?: LogLine[]
  readonly frontend?: Partial<Frontend>
  readonly project?: Project
  /** The default set unless given. */
  readonly languages?: Languages
  /** Milliseconds that pages and visitors wait for pictures; so long unless given that a busy machine decides nothing. */
  readonly pictureWaits?: PictureWaits
}

/**
 * The application's own parts around content in memory. Warnings and errors in its log have to be expected
 * with `expectLog`.
 */
export async function testDeps({
  source,
  config,
  log = [],
  frontend,
  project,
  languages,
  pictureWaits = { picture: 20_000, facts: 20_000 },
}: Options = {}): Promise<TestDeps> {
  const write = (text: string) => {
    const line: LogLine = JSON.parse(text)
    log.push(line)
    if (line.level >= 40) report('log', line.level >= 50 ? 'error' : 'warn', describe(line))
  }
  const logTotals = createLogTotals()
  const [settings, logger] = [testConfig(config), createLogger('trace', { write }, { totals: logTotals })]
  const deps = await assembleDeps({
    ...{ config: settings, logger, metrics: await openMetrics(settings, logger), logTotals },
    frontend: { ...testFrontend, ...frontend },
    source: source ?? fakeSource(),
    pictureWaits,
    ...(project && { project }),
    ...(languages && { languages }),
  })
  deps.lifecycle.state = 'ready'
  return { ...deps, logs: log }
}

const describe = ({ msg, problem, key, err }: LogLine): string =>
  [msg, problem, key, (err as { message?: string } | undefined)?.message].filter(Boolean).join(': ')

/** The real server. */
const testServer = (deps: Deps): Server =>
  createHttpServer(createApp(deps), createFastPath(deps), deps.scheduler.connected, headersOfAll(deps))

/** Listens on a free port, and answers which. */
async function start(server: Server): Promise<number> {
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return portOf(server)
}

export const portOf = (server: Server): number => (server.address() as AddressInfo).port

function stop(server: Server): void {
  server.close()
  server.closeAllConnections()
}

/** A server that listens until the test ends. (supertest would open and close it around each request.) */
export async function serveDeps(deps: Deps): Promise<Server> {
  const server = testServer(deps)
  await start(server)
  onTestFinished(() => stop(server))
  return server
}

/** The same around a source, for tests that need nothing else. */
export const serve = async (options: Options = {}): Promise<Server> => serveDeps(await testDeps(options))

/** One server for all tests of a file, for those that change nothing. */
export async function serveFile(options: Options = {}): Promise<Server> {
  const server = testServer(await testDeps(options))
  await start(server)
  afterAll(() => stop(server))
  return server
}
