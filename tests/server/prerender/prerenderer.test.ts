import request from 'supertest'
import { afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest'
import { CmsError } from '../../../server/cms/http-client/cms-error.ts'
import { createLogger } from '../../../server/logging/logger.ts'
import type { PrerenderOutcome } from '../../../server/page-cache/page-cache.ts'
import { prerenderPage } from '../../../server/page-cache/render-response.ts'
import { prerenderPaths } from '../../../server/prerender/prerender-paths.ts'
import { createPrerenderer } from '../../../server/prerender/prerenderer.ts'
import { createDeps } from '../../../server/process/create-deps.ts'
import { createScheduler } from '../../../server/scheduling/scheduler.ts'
import type { TreeItem } from '../../../src/content/types.ts'
import { defaultLanguages, defaultRows } from '../../../src/i18n/languages.ts'
import { fixedPaths } from '../../../src/routes.ts'
import { answerContractSite as answerFetch } from '../../support/cms/fetch-answers.ts'
import { answerContractSite as answerRest } from '../../support/cms/rest-answers.ts'
import { createStandIn } from '../../support/cms/stand-in.ts'
import { readConfig } from '../../support/config.ts'
import { type FakeSource, fakeSource, filesTraits } from '../../support/content.ts'
import {
  buildId,
  type LogLine,
  serveDeps,
  siteUrl,
  type TestDeps,
  testDeps,
  testFrontend,
} from '../../support/test-deps.ts'

const items = (...paths: readonly string[]): readonly TreeItem[] =>
  paths.map((path) => ({ title: path, path, children: [] }))

/** Homes and fixed routes in every language. */
const ahead = ['/', ...fixedPaths, '/search'].flatMap((path) =>
  defaultRows.map(({ locale }) => defaultLanguages.withPrefix(locale, path)),
)

const down = async (): Promise<never> => {
  throw new CmsError('unreachable', 'The content system is down')
}

interface Walk {
  readonly source?: FakeSource
  readonly prepare?: (path: string) => Promise<PrerenderOutcome>
}

/** A prerender whose pages take 40 ms each, with what it did. */
function prerenderOf({ source = fakeSource({ tree: async () => items('/en/a') }), prepare }: Walk = {}) {
  const asked: string[] = []
  const lines: unknown[] = []
  const held = new Set<string>()
  const inTime = async (path: string): Promise<PrerenderOutcome> => {
    asked.push(path)
    await new Promise((resolve) => setTimeout(resolve, 40))
    const outcome = (await prepare?.(path)) ?? 'stored'
    if (outcome === 'stored') held.add(path)
    return outcome
  }
  const prerender = createPrerenderer({
    content: source,
    languages: defaultLanguages,
    config: { searchPath: '/search', designSystem: 'on' },
    prerender: inTime,
    isStored: (path) => held.has(path),
    logger: { debug: () => {}, info: (line: unknown) => void lines.push(line) } as never,
    scheduler: createScheduler({ measureUtilization: () => () => 0 }),
  })
  onTestFinished(prerender.stop)
  return { prerender, source, asked, lines, held }
}

describe('on the clock', () => {
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] })
  })
  afterEach(() => {
    vi.useRealTimers()
  })
  const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms)
  /** More than a walk takes. */
  const minute = 60_000

  test('one page is made at a time, and after each comes a rest as long as it took', async () => {
    const { prerender, asked } = prerenderOf()
    prerender.start()
    expect(asked).toEqual([])
    await pass(0)
    expect(asked).toHaveLength(1)
    await pass(79)
    expect(asked).toHaveLength(1)
    await pass(1)
    expect(asked).toHaveLength(2)
    await pass(800)
    expect(asked).toHaveLength(12)
  })

  test('no rest comes after a page while it is urgent, as when a process warms up', async () => {
    const { prerender, asked } = prerenderOf()
    const state = { isUrgent: true, hasStarted: false }
    prerender.start(() => state.isUrgent)
    void prerender.started().then(() => {
      state.hasStarted = true
    })
    await pass(0)
    await pass(199)
    expect(asked).toHaveLength(5)
    state.isUrgent = false
    await pass(40)
    expect(asked).toHaveLength(5)
    expect(state.hasStarted).toBe(false)
    await pass(minute)
    expect(state.hasStarted).toBe(true)
  })

  test('homes come first, then fixed routes, then the trees from their tops, each address once', async () => {
    const trees: Readonly<Record<string, readonly TreeItem[]>> = {
      nl: [{ title: 'Home', path: '/', children: [] }, ...items('/over ons', '/sitemap')],
      en: [{ title: 'About', path: '/en/about', children: items('/en/about/team') }],
      de: items('/de/straße'),
    }
    const source = fakeSource({ tree: async (locale) => trees[locale] ?? [] })
    const { prerender, asked, lines } = prerenderOf({ source })
    prerender.start()
    await pass(minute)
    expect(asked).toEqual([...ahead, '/over%20ons', '/en/about', '/de/stra%C3%9Fe', '/en/about/team'])
    expect(asked.slice(0, 3)).toEqual(['/', '/en', '/de'])
    expect(prerender.paths()).toEqual(asked)
    expect(lines).toEqual([{ pages: asked.length, skipped: 0, ms: asked.length * 80 }])
  })

  test('addresses of other sites and ones that no page can have are left out', async () => {
    const odd = [
      'https://other.example/x',
      '//other.example/x',
      'mailto:a@b.example',
      '#x',
      '',
      '/a\\b',
      '/..',
    ]
    const source = fakeSource({ tree: async (locale) => (locale === 'en' ? items(...odd, '/en/a') : []) })
    const { prerender, asked } = prerenderOf({ source })
    prerender.start()
    await pass(minute)
    expect(asked).toEqual([...ahead, '/en/a'])
  })

  test('of a huge site 2,000 pages are made ahead', async () => {
    const many = items(...Array.from({ length: 3_000 }, (_, n) => `/page-${n}`))
    const { prerender, asked } = prerenderOf({ source: fakeSource({ tree: async () => many }) })
    prerender.start()
    await pass(2_000 * 80 + minute)
    expect(asked).toHaveLength(2_000)
    expect(prerender.paths()).toHaveLength(2_000)
  })

  test('a page that fails or leads elsewhere is skipped, and the walk goes on', async () => {
    const prepare = async (path: string): Promise<PrerenderOutcome> => {
      if (path === '/en') return down()
      return path === '/de' ? 'skipped' : 'stored'
    }
    const { prerender, lines } = prerenderOf({ prepare })
    prerender.start()
    await pass(minute)
    expect(lines).toMatchObject([{ pages: ahead.length - 1, skipped: 2 }])
    expect(prerender.paths()).toEqual([...ahead.filter((path) => path !== '/en' && path !== '/de'), '/en/a'])
  })

  test('a full cache ends the walk', async () => {
    const prepare = async (path: string): Promise<PrerenderOutcome> =>
      path === '/sitemap' ? 'full' : 'stored'
    const { prerender, asked, lines } = prerenderOf({ prepare })
    prerender.start()
    await pass(minute)
    expect(asked).toEqual(['/', '/en', '/de', '/sitemap'])
    expect(lines).toMatchObject([{ pages: 3, full: true }])
  })

  test('a tree that cannot be had costs its own language', async () => {
    const source = fakeSource({ tree: async (locale) => (locale === 'de' ? down() : items(`/${locale}/a`)) })
    const { prerender, asked } = prerenderOf({ source })
    prerender.start()
    await pass(minute)
    expect(asked).toEqual([...ahead, '/nl/a', '/en/a'].filter((path) => asked.includes(path)))
    expect(asked).toContain('/en/a')
    expect(asked).toContain('/de')
  })

  test('without content nothing is made; it begins once content is there', async () => {
    const cms = { isDown: true }
    const source = fakeSource({ tree: async () => (cms.isDown ? down() : items('/en/a')) })
    const { prerender, asked } = prerenderOf({ source })
    prerender.start()
    await pass(10 * minute)
    expect(asked).toEqual([])
    expect(vi.getTimerCount()).toBe(0)
    cms.isDown = false
    source.change()
    await pass(0)
    expect(asked).toEqual(['/'])
  })

  const all = [...ahead, '/en/a']

  test('changes during a walk lead to one more after it, at most once a minute', async () => {
    const { prerender, source, asked } = prerenderOf()
    prerender.start()
    await pass(100)
    for (let n = 0; n < 50; n += 1) {
      source.change()
      await pass(100)
    }
    await pass(minute - 5_101)
    expect(asked).toEqual(all)
    await pass(1)
    expect(asked).toEqual([...all, '/'])
    await pass(10 * minute)
    expect(asked).toEqual([...all, ...all])
  })

  test('a walk whose own questions find that every page changed ends, and the next one makes them', async () => {
    const edited = new Set(all)
    const walk = prerenderOf({
      async prepare(path) {
        if (edited.delete(path)) source.change()
        return 'stored'
      },
    })
    const { prerender, source, asked, lines } = walk
    prerender.start()
    await pass(minute - 1)
    expect(asked).toEqual(all)
    await pass(minute)
    expect(asked).toEqual([...all, ...all])
    expect(lines).toHaveLength(2)
  })

  test('a change of files during a long walk leads to another as soon as this one ends', async () => {
    const files = fakeSource({ traits: filesTraits, tree: async () => items('/en/a') })
    const { prerender, source, asked } = prerenderOf({ source: files })
    prerender.start()
    await pass(100)
    source.change()
    await pass(all.length * 80 - 101)
    expect(asked).toEqual(all)
    await pass(2)
    expect(asked).toEqual([...all, '/'])
  })

  test('after a short walk a change of files waits until two seconds have passed since its begin', async () => {
    const prepare = async (path: string): Promise<PrerenderOutcome> => (path === '/en' ? 'full' : 'stored')
    const { prerender, source, asked } = prerenderOf({ source: fakeSource({ traits: filesTraits }), prepare })
    prerender.start()
    await pass(100)
    source.change()
    await pass(1_899)
    expect(asked).toEqual(['/', '/en'])
    await pass(1)
    expect(asked).toEqual(['/', '/en', '/'])
  })

  test('a walk that kept no page holds nothing up: content that comes back is walked after two seconds', async () => {
    const cms = { isDown: true }
    const prepare = async (): Promise<PrerenderOutcome> => (cms.isDown ? down() : 'stored')
    const { prerender, source, asked } = prerenderOf({ prepare })
    prerender.start()
    await pass(10_000)
    expect(asked).toEqual(all)
    cms.isDown = false
    source.change()
    await pass(0)
    expect(asked).toEqual([...all, '/'])
  })

  test('content that comes back while it is asked for is walked after two seconds', async () => {
    const cms = { isDown: true }
    const source = fakeSource({
      async tree() {
        if (!cms.isDown) return items('/en/a')
        source.change()
        return down()
      },
    })
    const { prerender, asked } = prerenderOf({ source })
    prerender.start()
    await pass(0)
    cms.isDown = false
    await pass(1_999)
    expect(asked).toEqual([])
    await pass(1)
    expect(asked).toEqual(['/'])
  })

  test('a stop during a walk ends it, also when the content changed meanwhile', async () => {
    const { prerender, source, asked } = prerenderOf()
    prerender.start()
    await pass(100)
    source.change()
    prerender.stop()
    await pass(10 * minute)
    expect(asked).toEqual(['/', '/en'])
    expect(vi.getTimerCount()).toBe(0)
  })

  test('a change long after the last walk begins at once', async () => {
    const { prerender, source, asked } = prerenderOf()
    prerender.start()
    await pass(2 * minute)
    const walked = asked.length
    source.change()
    source.change()
    await pass(0)
    expect(asked).toHaveLength(walked + 1)
  })

  test('nothing runs while nobody asks and nothing changes', async () => {
    const { prerender, asked } = prerenderOf()
    prerender.start()
    await pass(minute)
    const walked = asked.length
    expect(vi.getTimerCount()).toBe(0)
    await pass(100 * minute)
    expect(asked).toHaveLength(walked)
  })

  test.each([
    ['before it began', 0],
    ['while a page is made', 20],
    ['while it rests', 60],
  ])('a stop %s leaves no timer, and no ear for changes', async (_, ms) => {
    const { prerender, source, asked } = prerenderOf()
    prerender.start()
    await pass(ms)
    prerender.stop()
    const made = asked.length
    await pass(40)
    expect(vi.getTimerCount()).toBe(0)
    source.change()
    await pass(10 * minute)
    expect(asked).toHaveLength(made)
  })

  test('what the cache dropped is not named any more', async () => {
    const { prerender, held } = prerenderOf()
    prerender.start()
    await pass(minute)
    held.delete('/sitemap')
    expect(prerender.paths()).toEqual([...ahead.filter((path) => path !== '/sitemap'), '/en/a'])
  })
})

describe('with the site’s own parts', () => {
  // No time passes: a page that took none is followed by no rest, and a busy machine lets none grow old.
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['performance'] })
  })
  afterEach(() => {
    vi.useRealTimers()
  })
  /** Begins to walk, until `isEnough`. */
  async function walk(deps: TestDeps, isEnough: () => boolean) {
    onTestFinished(deps.prerender.stop)
    deps.prerender.start()
    await expect.poll(isEnough, { timeout: 100_000 }).toBe(true)
  }
  const hasWalked = (log: readonly LogLine[]) => log.some(({ msg }) => msg === 'Pages are rendered ahead')
  const own = [
    '/over-ons',
    '/over-ons/team',
    '/alleen-hier',
    '/en/about-us',
    '/en/about-us/team',
    '/de/ueber-uns',
    '/de/stra%C3%9Fe',
  ]

  test('every known page is found made, as document and as payload, until the content changes', async () => {
    const log: LogLine[] = []
    const source = fakeSource({ traits: filesTraits })
    const deps = await testDeps({ source, log })
    await walk(deps, () => hasWalked(log))
    expect(deps.pages.prerendered()).toEqual([...ahead, ...own])
    const server = await serveDeps(deps)
    for (const path of ['/', '/en/sitemap', '/de/designsystem/card', ...own]) {
      await request(server).get(path)
      await request(server).get(`${path === '/' ? '' : path}/_payload.json?${buildId}`)
    }
    const answers = log.filter(({ msg }) => msg === 'request')
    expect(answers.map(({ status, cache }) => `${status} ${cache}`)).toEqual(answers.map(() => '200 hit'))
    expect(answers).toHaveLength(20)

    source.change()
    expect(deps.pages.outdated()).not.toEqual([])
    await expect.poll(deps.pages.outdated, { timeout: 30_000 }).toEqual([])
  }, 120_000)

  test('a small cache keeps what was made first', async () => {
    const log: LogLine[] = []
    const deps = await testDeps({ log, config: { PAGE_CACHE_MAX_BYTES: '60000' } })
    await walk(deps, () => hasWalked(log))
    const named = deps.pages.prerendered()
    expect(named.length).toBeGreaterThan(0)
    expect(named).toEqual(ahead.slice(0, named.length))
    expect(named.length).toBeLessThan(ahead.length)
  }, 120_000)

  test('pages that lead elsewhere, by entry or by rule, and ones that are not there are skipped', async () => {
    const source = fakeSource({
      async page(locale, path) {
        if (path === '/alleen-hier') return { kind: 'redirect', to: '/over-ons', status: 302 }
        return fakeSource().page(locale, path)
      },
      redirects: async (locale) =>
        locale === 'de' ? [{ from: '/ueber-uns', to: '/', override: true, enabled: true }] : [],
    })
    const deps = await testDeps({ source })
    const outcomes = ['/over-ons', '/alleen-hier', '/de/ueber-uns', '/api/nope'].map((path) =>
      prerenderPage(deps, path),
    )
    expect(await Promise.all(outcomes)).toEqual(['stored', 'skipped', 'skipped', 'skipped'])
    await expect(prerenderPage(deps, '/nope')).rejects.toThrow('Page Not Found: /nope')
  })

  test.each([
    ['fetch', () => answerFetch({})],
    ['rest', () => answerRest({})],
  ] as const)(
    'a content system over %s is asked for each page once',
    async (name, respond) => {
      const cms = await createStandIn({ respond: respond() })
      const config = { CONTENT_SOURCE: name, CMS_URL: cms.url, SNAPSHOT_DIR: '' }
      const deps = await createDeps({
        config: readConfig({ SITE_URL: siteUrl, ...config }, ''),
        logger: createLogger('silent'),
        frontend: testFrontend,
        watch: false,
      })
      onTestFinished(() => deps.content.close())
      const listed = (await prerenderPaths(deps))?.filter((path) => !ahead.includes(path)) ?? []
      expect(listed.length).toBeGreaterThan(5)
      for (const path of listed) await prerenderPage(deps, path).catch(() => {})
      expect(listed.filter(deps.pages.has).length).toBeGreaterThan(5)
      // The list of global sets is also what the client tries the system with.
      const pages = cms.requests.filter(({ url }) => !url.endsWith('/globals'))
      const asked = pages.map(({ method, url, body }) => `${method} ${url} ${body}`)
      expect(asked.filter((line, index) => asked.indexOf(line) !== index)).toEqual([])
    },
    30_000,
  )
})
