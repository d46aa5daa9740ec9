/** Starts the whole product on the test site of each content system. */
import { once } from 'node:events'
import request from 'supertest'
import { onTestFinished, vi } from 'vitest'
import { createApp } from '../../server/app.ts'
import { createHttpServer } from '../../server/http/server.ts'
import { createLogger } from '../../server/logging/logger.ts'
import { createDeps } from '../../server/process/create-deps.ts'
import { answerContractSite as answerFetch } from '../support/cms/fetch-answers.ts'
import { envelope } from '../support/cms/fetch-values.ts'
import { answerContractSite as answerRest } from '../support/cms/rest-answers.ts'
import {
  createStandIn,
  type StandInAnswer,
  type StandInRequest,
  type StandInServer,
} from '../support/cms/stand-in.ts'
import { readConfig } from '../support/config.ts'
import { type LogLine, portOf, siteUrl, testFrontend } from '../support/test-deps.ts'

export const sources = ['fetch', 'rest'] as const
export type SourceName = (typeof sources)[number]
export type Respond = (asked: StandInRequest) => StandInAnswer | undefined
type Env = Readonly<Record<string, string>>

/** The site "Molenhof", as each system answers it. */
export const molenhof: Readonly<Record<SourceName, () => Respond>> = {
  fetch: () => answerFetch({}),
  rest: () => answerRest({}),
}

export interface Site {
  readonly url: string
  readonly logs: readonly LogLine[]
  /** Asks as a visitor who is already on the site, so that nobody's language decides. */
  get(path: string, headers?: Env): request.Test
  head(path: string): request.Test
  post(path: string): request.Test
  /** Lines about failures of the content system. */
  faults(): readonly string[]
  /** Every warning and error, with what it is about. */
  complaints(): readonly string[]
  health(): Promise<Readonly<Record<string, unknown>>>
}

export interface RemoteSite extends Site {
  readonly cms: StandInServer
}

const describeLine = ({ msg, problem, file }: LogLine) => [msg, problem, file].filter(Boolean).join(': ')

/** The whole product, as its start wires it. It ends with the test. */
async function open(env: Env, contentDir: string, watch: boolean): Promise<Site> {
  const logs: LogLine[] = []
  const deps = await createDeps({
    config: readConfig({ SITE_URL: siteUrl, SNAPSHOT_DIR: '', PICTURES_DIR: '', ...env }, contentDir),
    logger: createLogger('info', { write: (text: string) => void logs.push(JSON.parse(text)) }),
    frontend: testFrontend,
    watch,
  })
  deps.lifecycle.state = 'ready'
  const server = createHttpServer(createApp(deps)).listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(async () => {
    server.close()
    server.closeAllConnections()
    await deps.content.close()
  })
  const url = `http://127.0.0.1:${portOf(server)}`
  const ask = (method: 'get' | 'head' | 'post', path: string, headers: Env = {}) =>
    request(url)
      [method](path)
      .set({ 'sec-fetch-site': 'same-origin', ...headers })
  return {
    url,
    logs,
    get: (path, headers) => ask('get', path, headers),
    head: (path) => ask('head', path),
    post: (path) => ask('post', path),
    faults: () => logs.filter(({ level, cms }) => level >= 50 && cms !== undefined).map(describeLine),
    complaints: () => logs.filter(({ level }) => level >= 40).map(describeLine),
    health: async () => (await ask('get', '/health')).body,
  }
}

/** The product in front of a content system over HTTP. */
export async function openRemote(source: SourceName, respond: Respond, env: Env = {}): Promise<RemoteSite> {
  const cms = await createStandIn({ respond })
  const site = await open({ CONTENT_SOURCE: source, CMS_URL: cms.url, ...env }, '', false)
  return { ...site, cms }
}

/** The product on a project's files. */
export const openFiles = (dir: string, { watch = false } = {}): Promise<Site> =>
  open({ CONTENT_DIR: dir }, dir, watch)

/** The clock of the product's lifetimes stands still; the returned function moves it. */
export function stopClock(): (seconds: number) => void {
  vi.useFakeTimers({ toFake: ['performance'] })
  onTestFinished(() => void vi.useRealTimers())
  return (seconds) => void vi.advanceTimersByTime(seconds * 1000)
}

export interface FetchItem {
  readonly id: string
  readonly uri: string | false
  readonly [name: string]: unknown
}
interface FetchSite {
  /** All pages in a language; undefined is the default one. */
  pages(locale: string | undefined): readonly unknown[]
  readonly collections?: Readonly<Record<string, (locale: string | undefined) => readonly unknown[]>>
}

const isItem = (item: unknown): item is FetchItem =>
  typeof item === 'object' && item !== null && 'id' in item && 'uri' in item

const gone = (what: string): StandInAnswer => ({
  status: 404,
  headers: { 'content-type': 'text/html' },
  body: `${what} not found.`,
})

/** A single item has the default language's address; an unknown one of another language is a 500. */
function single(
  list: (locale: string | undefined) => readonly unknown[],
  isWanted: (item: FetchItem) => boolean,
  locale: string | undefined,
): StandInAnswer {
  const base = list(undefined).filter(isItem).find(isWanted)
  const item = list(locale)
    .filter(isItem)
    .find(({ id }) => id === base?.id)
  if (base && item) return { body: envelope({ ...item, uri: base.uri, url: base.url }) }
  return locale ? { status: 500, body: '<html>Whoops</html>' } : { body: envelope([]) }
}

/** A small site of a test's own as the Fetch add-on answers it. */
export function fetchSite({ pages, collections = {} }: FetchSite): Respond {
  return ({ path, query }) => {
    const [, , , action = '', ...rest] = path.split('/')
    const locale = query.get('locale') ?? undefined
    const [handle = '', slug] = rest
    const list = collections[handle]
    if (action === 'pages') return { body: envelope(pages(locale)) }
    if (action === 'globals' || action === 'assets') return { body: envelope([]) }
    if (action === 'collection')
      return list ? { body: envelope(list(locale)) } : gone(`Collection [${handle}]`)
    if (action === 'entry' && list) return single(list, (item) => item.slug === slug, locale)
    if (action !== 'page') return undefined
    const uri = handle === 'home' ? '/' : `/${rest.join('/')}`
    const isThere = pages(undefined).some((item) => isItem(item) && item.uri === uri)
    return isThere ? single(pages, (item) => item.uri === uri, locale) : gone(`Page [${uri}]`)
  }
}
