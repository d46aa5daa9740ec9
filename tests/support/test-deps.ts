import { once } from 'node:events'
import type { Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { onTestFinished } from 'vitest'
import { createApp } from '../../server/app.ts'
import type { ContentSource } from '../../server/cms/source.ts'
import { type Config, readConfig } from '../../server/config.ts'
import { assembleDeps, type Deps } from '../../server/deps.ts'
import { cspHash, type Frontend } from '../../server/frontend.ts'
import { createHttpServer } from '../../server/http.ts'
import { createLogger } from '../../server/logger.ts'
import { fakeSource } from './content.ts'
import { report } from './reports.ts'

export type LogLine = Readonly<Record<string, unknown>> & { readonly level: number; readonly msg?: string }

export interface TestDeps extends Deps {
  /** Every line that was logged. */
  readonly logs: LogLine[]
}

export const buildId = 'test-build'
export const siteUrl = 'https://www.example.org'
const inlineStyle = 'body{margin:0}'

export const testFrontend: Frontend = {
  buildId,
  files: (_req, _res, next) => next(),
  assets: () => ({ script: '/_build/entry.js', inlineStyle, styles: [], preloads: [], fonts: [] }),
  finish: async (_url, html) => html,
  styleHash: cspHash(inlineStyle),
}

/** Configuration as the environment would make it, for `https://www.example.org`. */
export const testConfig = (env: Readonly<Record<string, string>> = {}): Config =>
  readConfig({ SITE_URL: siteUrl, ...env }, 'tests/fixtures/none')

interface Options {
  readonly source?: ContentSource
  /** Environment variables. */
  readonly config?: Readonly<Record<string, string>>
  /** Gets the lines of the log. */
  readonly log?: LogLine[]
  readonly frontend?: Partial<Frontend>
}

/** The application's own parts around content in memory. Warnings and errors in its log have to be expected with `expectLog`. */
export async function testDeps({ source, config, log = [], frontend }: Options = {}): Promise<TestDeps> {
  const write = (text: string) => {
    const line: LogLine = JSON.parse(text)
    log.push(line)
    if (line.level >= 40) report('log', line.level >= 50 ? 'error' : 'warn', describe(line))
  }
  const deps = await assembleDeps({
    config: testConfig(config),
    logger: createLogger('trace', { write }),
    frontend: { ...testFrontend, ...frontend },
    source: source ?? fakeSource(),
  })
  deps.lifecycle.state = 'ready'
  return { ...deps, logs: log }
}

const describe = ({ msg, problem, key, err }: LogLine): string =>
  [msg, problem, key, (err as { message?: string } | undefined)?.message].filter(Boolean).join(': ')

/** The real server, for supertest. */
export const testServer = (deps: Deps): Server => createHttpServer(createApp(deps))

/** Server around a source, for tests that need nothing else. */
export const serve = async (options: Options = {}): Promise<Server> => testServer(await testDeps(options))

/** Listens on a free port until the test ends; the answer is the port. */
export async function listen(server: Server): Promise<number> {
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => {
    server.close()
    server.closeAllConnections()
  })
  return (server.address() as AddressInfo).port
}
