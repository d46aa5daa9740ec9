import { once } from 'node:events'
import type { Server } from 'node:http'
import { afterEach, describe, expect, onTestFinished, test, vi } from 'vitest'
import type { StandInAnswer, StandInRequest } from '../../../scripts/cms-mock/server.mjs'
import { createApp } from '../../../server/app.ts'
import type { Deps } from '../../../server/deps.ts'
import { createFastPath } from '../../../server/fast-path/fast-path.ts'
import { createHttpServer } from '../../../server/http/server.ts'
import { createLogger } from '../../../server/logging/logger.ts'
import { createDeps } from '../../../server/process/create-deps.ts'
import { answerContractSite as answerFetch } from '../../support/cms/fetch-answers.ts'
import { answerContractSite as answerRest } from '../../support/cms/rest-answers.ts'
import { createStandIn } from '../../support/cms/stand-in.ts'
import { flatFilesOfContractSite } from '../../support/cms/write-flat-files.ts'
import { readConfig } from '../../support/config.ts'
import { flood, heapUsed } from '../../support/flood.ts'
import { writeProject } from '../../support/project.ts'
import { seeded } from '../../support/random.ts'
import { siteUrl, testFrontend } from '../../support/test-deps.ts'

/** Of what objects take, in bytes. */
const maxGrowth = 5_242_880
/** More than anything here may keep. */
const count = 400
/** Unknown addresses of a long flood between which no time passes. */
const each = 40
/** Seconds that a flood of unknown addresses lasts: long enough for lists to grow old many times. */
const lasting = 300
/** Of unknown addresses that are remembered. */
const maxNegatives = 200

interface Site {
  readonly server: Server
  readonly deps: Deps
  /** Requests that the content system got. */
  readonly calls: () => number
}

type Env = Readonly<Record<string, string>>

async function start(env: Env, calls: () => number = () => 0): Promise<Site> {
  const deps = await createDeps({
    config: readConfig({ SITE_URL: siteUrl, SNAPSHOT_DIR: '', BUILDS_DIR: '', ...env }, ''),
    logger: createLogger('info', { write: () => {} }),
    frontend: testFrontend,
    watch: false,
  })
  deps.lifecycle.state = 'ready'
  const server = createHttpServer(createApp(deps), createFastPath(deps)).listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(async () => {
    server.close()
    server.closeAllConnections()
    await deps.content.close()
  })
  return { server, deps, calls }
}

type Respond = (request: StandInRequest) => StandInAnswer | undefined

async function startWithSystem(source: string, respond: Respond): Promise<Site> {
  const system = await createStandIn({ respond })
  return start({ CONTENT_SOURCE: source, CMS_URL: system.url }, () => system.requests.length)
}

const sites: Readonly<Record<string, () => Promise<Site>>> = {
  files: async () => {
    const { dir } = await writeProject(flatFilesOfContractSite())
    return start({ CONTENT_SOURCE: 'files', CONTENT_DIR: dir })
  },
  rest: () => startWithSystem('rest', answerRest({})),
  fetch: () => startWithSystem('fetch', answerFetch({})),
}

const known = ['/', '/en', '/de', '/sitemap', '/en/sitemap', '/designsystem']
const pageOf = (index: number): string => known[index % known.length] ?? '/'
const unknownPath = (index: number) => `${['', '/en', '/de'][index % 3]}/no-such-page-${index}`

/** Somebody whom nobody saw before. */
const visitorOf = (below: (limit: number) => number) => (index: number) => ({
  path: pageOf(index),
  headers: {
    'Accept-Language': `x${below(1_000_000)}-Y, de;q=0.${below(9)}, nl`,
    Cookie: `session=${below(1_000_000)}; theme=${['dark', 'light', 'pink', below(100)][below(4)]}; locale=nl`,
    'User-Agent': `Visitor/${below(1_000_000)}`,
    'Accept-Encoding': ['gzip', 'br', 'identity', `x-${below(1_000)}`][below(4)] ?? '',
  },
})

/** How many of these addresses have an answer that is kept. */
const held = ({ deps: { pages } }: Site, paths: readonly string[]): number =>
  paths.filter((path) => pages.has(path) || pages.notFound.get(path)).length
const allOf = (path: (index: number) => string) => Array.from({ length: count }, (_, index) => path(index))

async function openSite(open: () => Promise<Site>): Promise<Site> {
  // Time passes when a test says so, not with the speed of the machine.
  vi.useFakeTimers({ toFake: ['performance'] })
  const site = await open()
  await flood(site.server, 60, (index) => ({ path: pageOf(index) }))
  await flood(site.server, 60, (index) => ({ path: unknownPath(count + index) }))
  return site
}

afterEach(() => vi.useRealTimers())

describe.each(Object.entries(sites))('%s', (_, open) => {
  test('a flood of unknown addresses leaves little behind, and asks the content system next to nothing', {
    timeout: 120_000,
  }, async () => {
    const site = await openSite(open)
    const before = { heap: heapUsed(), calls: site.calls() }
    for (let asked = 0; asked < count; asked += each) {
      const statuses = await flood(site.server, each, (index) => ({ path: unknownPath(asked + index) }))
      expect(statuses).toEqual({ 404: each })
      vi.advanceTimersByTime((lasting * 1_000 * each) / count)
    }
    expect(site.calls() - before.calls).toBeLessThanOrEqual(200)
    expect(heapUsed() - before.heap).toBeLessThanOrEqual(maxGrowth)
  })

  test('of unknown addresses between which no time passes, only some of the answers are kept', {
    timeout: 120_000,
  }, async () => {
    const site = await openSite(open)
    expect(await flood(site.server, count, (index) => ({ path: unknownPath(index) }))).toEqual({ 404: count })
    const kept = held(site, allOf(unknownPath))
    expect(kept).toBeGreaterThan(0)
    expect(kept).toBeLessThanOrEqual(maxNegatives)
  })

  test('a flood of queries and of visitors makes no page its own, and asks the content system nothing', {
    timeout: 120_000,
  }, async () => {
    const site = await openSite(open)
    const before = { heap: heapUsed(), held: held(site, known), calls: site.calls() }
    const withQuery = (index: number) => `/en?utm_source=${index}&x${index}=1`
    expect(await flood(site.server, count, (index) => ({ path: withQuery(index) }))).toEqual({ 200: count })
    expect(held(site, allOf(withQuery))).toBe(0)
    expect(await flood(site.server, count, visitorOf(seeded(7)))).toEqual({ 200: count })
    expect(held(site, known)).toBe(before.held)
    expect(site.calls()).toBe(before.calls)
    expect(heapUsed() - before.heap).toBeLessThanOrEqual(maxGrowth)
  })
})
