import request from 'supertest'
import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { createPassThrough } from '../../../../server/cms/pass-through/pass-through.ts'
import { createLogger } from '../../../../server/logging/logger.ts'
import { createDeps } from '../../../../server/process/create-deps.ts'
import { answerContractSite as answerFetch } from '../../../support/cms/fetch-answers.ts'
import { answerContractSite as answerRest } from '../../../support/cms/rest-answers.ts'
import { createStandIn, type StandInAnswer, type StandInRequest } from '../../../support/cms/stand-in.ts'
import { readConfig } from '../../../support/config.ts'
import { eventually } from '../../../support/eventually.ts'
import { sendRaw } from '../../../support/raw.ts'
import { serveDeps, siteUrl, testFrontend } from '../../../support/test-deps.ts'

type Respond = (request: StandInRequest) => StandInAnswer | undefined
type System = 'rest' | 'fetch'

const key = 'geheim-en-lang'
const answers: Readonly<Record<System, () => Respond>> = { rest: answerRest, fetch: answerFetch }

interface Choices {
  readonly env?: Readonly<Record<string, string>>
  /** Answers before the site "Molenhof" does. */
  readonly respond?: Respond
}

/** The real application in front of a content system, which has been read once. */
async function open(name: System, { env = {}, respond = () => undefined }: Choices = {}) {
  const site = answers[name]()
  const cms = await createStandIn({ respond: (asked) => respond(asked) ?? site(asked) })
  let log = ''
  const deps = await createDeps({
    config: readConfig(
      ...([
        { SITE_URL: siteUrl, CONTENT_SOURCE: name, CMS_URL: cms.url, SNAPSHOT_DIR: '', ...env },
        '',
      ] as const),
    ),
    logger: createLogger('trace', {
      write: (text: string) => {
        log += text
      },
    }),
    frontend: testFrontend,
    watch: false,
  })
  deps.lifecycle.state = 'ready'
  onTestFinished(() => deps.content.close())
  await deps.content.tree('nl')
  const server = await serveDeps(deps)
  return {
    cms,
    server,
    log: () => log,
    get: (path: string) => request(server).get(`/api/cms/${path}`.replace(/\/$/, '')).redirects(0),
    /** Addresses that the system was asked for meanwhile, decoded. */
    async during(act: () => Promise<unknown>): Promise<readonly string[]> {
      const before = cms.requests.length
      await act()
      return cms.requests.slice(before).map(({ method, url }) => `${method} ${decodeURIComponent(url)}`)
    },
  }
}

/** The same from the system itself, without what is only for its editors. */
async function fromSystem(url: string): Promise<unknown> {
  const text = await (await fetch(url, { headers: { 'content-type': 'application/json' } })).text()
  return JSON.parse(text, (name, value) =>
    ['edit_url', 'updated_by', 'content_raw'].includes(name) ? undefined : value,
  )
}

const isProblem = (status: number) => ({
  status,
  type: 'application/problem+json',
  body: expect.objectContaining({ status }),
})

describe('status and body are as the system gives them: rest', () => {
  test.each([
    ['collections/news/entries', 'collections/news/entries?filter[site]=nl&limit=50&page=1'],
    [
      'collections/pages/entries?locale=en&limit=2&page=2&sort=-title',
      'collections/pages/entries?filter[site]=en&limit=2&sort=-title&page=2',
    ],
    ['collections/pages/entries/p-erf', 'collections/pages/entries/p-erf'],
    ['collections/pages/tree?locale=de', 'collections/pages/tree?site=de'],
    ['navs/main/tree?locale=en', 'navs/main/tree?site=en'],
    ['globals/general', 'globals/general?site=nl'],
  ])('/api/cms/%s asks for %s', async (path, wanted) => {
    const { cms, get, during } = await open('rest')
    const asked = await during(async () => {
      const answer = await get(path).expect(200).expect('X-Content-Type-Options', 'nosniff')
      expect(answer.headers['content-type']).toBe('application/json; charset=utf-8')
      expect(answer.body).toEqual(await fromSystem(`${cms.url}api/${wanted}`))
      expect(answer.text).not.toMatch(/edit_url|updated_by/)
    })
    expect(asked[0]).toBe(`GET /api/${wanted}`)
  })

  test('a list without the filter on sites says so as the system does', async () => {
    const { get } = await open('rest', {
      respond: ({ query }) =>
        query.get('limit') === '7'
          ? { status: 422, body: { message: 'Forbidden filter: site', trace: ['/var/www/.env'] } }
          : undefined,
    })
    const { status, type, body } = await get('collections/news/entries?limit=7')
    expect([status, type, body]).toEqual([422, 'application/json', { message: 'Forbidden filter: site' }])
  })

  test('HEAD tells what GET would, and the system is asked by GET', async () => {
    const { server, get, during } = await open('rest')
    const asked = await during(() => request(server).head('/api/cms/globals/general').expect(200))
    expect(asked).toEqual(['GET /api/globals/general?site=nl'])
    await get('globals/general').expect(200)
  })
})

describe('status and body are as the system gives them: fetch', () => {
  test.each([
    ['pages?limit=3&page=2', 'pages?limit=3&offset=3&filter=published'],
    ['page', 'page/home'],
    ['page/erf/molen?locale=en', 'page/erf/molen?locale=en'],
    ['collection/news?locale=en', 'collection/news?locale=en&limit=50&offset=0&filter=published'],
    ['global/general?locale=de', 'global/general?locale=de'],
  ])('/api/cms/%s asks for %s', async (path, wanted) => {
    const { cms, get, during } = await open('fetch')
    const asked = await during(async () => {
      const answer = await get(path).expect(200)
      expect(answer.headers['content-type']).toBe('application/json; charset=utf-8')
      expect(answer.text).not.toMatch(/edit_url|content_raw/)
      const direct = (await fromSystem(`${cms.url}!/Fetch/${wanted}`)) as { data: unknown }
      expect(Object.keys(answer.body)).toEqual(Object.keys(direct))
      expect(JSON.stringify(answer.body).length).toBeGreaterThan(100)
    })
    expect(asked[0]).toBe(`GET /!/Fetch/${wanted}`)
  })

  test('drafts are neither in lists nor in what a page brings with it', async () => {
    const { cms, get } = await open('fetch')
    expect(JSON.stringify(await fromSystem(`${cms.url}!/Fetch/page/nieuws`))).toContain('Ongereed')
    for (const path of ['page/nieuws', 'collection/news', 'pages']) {
      const { text } = await get(path).expect(200)
      expect(text).not.toMatch(/Ongereed|"Concept"|"published":false/)
    }
  })
})

describe('what the content does not make public is 404 as problem JSON, and costs the system no call', () => {
  const rest = [
    ...['', 'collections', 'collections/quotes/entries', 'collections/translations/entries', 'users'],
    ...[
      'collections/quotes/tree',
      'collections/unknown/entries',
      'globals',
      'globals/legal',
      'globals/redirects',
    ],
    ...['collections/pages/entries/p-concept', 'collections/news/entries/p-later', 'forms', 'forms/contact'],
    ...[
      'collections/news/entries/p-erf',
      'collections/pages/entries/p-erf-en',
      'navs/secret/tree',
      'assets/main',
    ],
    ...[
      'taxonomies/tags/terms',
      'collections/__proto__/entries',
      'collections/news',
      '%2561',
      'http:evil.example',
    ],
  ]
  test('rest', async () => {
    const { get, during } = await open('rest')
    for (const path of rest)
      expect(
        await during(async () => expect(await get(path), path).toMatchObject(isProblem(404))),
        path,
      ).toEqual([])
  })

  const fetch = [
    ...['', 'globals', 'global/legal', 'collection/quotes', 'collection/translations', 'collection/pages'],
    ...[
      'page/concept',
      'page/home',
      'page/home/erf',
      'page/0',
      'page/yard',
      'page/ERF',
      'users',
      'user/admin',
    ],
    ...[
      'formset/contact',
      'search',
      'assets',
      'asset',
      'taxonomies',
      'clear-cache',
      'entry/news/eerste',
      'PAGES',
    ],
  ]
  test('fetch', async () => {
    const { get, during } = await open('fetch')
    for (const path of fetch)
      expect(
        await during(async () => expect(await get(path), path).toMatchObject(isProblem(404))),
        path,
      ).toEqual([])
  })

  test('an operator names global sets and menus that are public as well', async () => {
    const { get } = await open('rest', { env: { API_GLOBALS: 'legal', API_MENUS: 'topics' } })
    expect((await get('globals/legal').expect(200)).body.data.coc).toBe('12345678')
    expect((await get('globals/legal?locale=en')).status).toBe(404)
    expect((await get('navs/topics/tree')).body).toEqual({ message: 'Not found.' })
  })

  test('an entry that is scheduled or withdrawn meanwhile is not shown', async () => {
    const hidden = { status: 'scheduled', private: true, published: true }
    const { get } = await open('rest', {
      respond: ({ path }) =>
        path === '/api/collections/pages/entries/p-erf'
          ? { body: { data: { id: 'p-erf', locale: 'nl', title: 'Geheim', ...hidden } } }
          : undefined,
    })
    expect(await get('collections/pages/entries/p-erf')).toMatchObject(isProblem(404))
  })

  test.each<[System, string]>([
    ['rest', 'collections/pages/entries'],
    ['fetch', 'pages'],
  ])(
    'what %s shows only with a password is in no list, nor in what an entry brings with it',
    async (system, list) => {
      const secret = { id: 's', title: 'Geheim', protect: 'password', published: true, locale: 'nl' }
      const shown = {
        id: 'o',
        title: 'Open',
        protect: null,
        published: true,
        locale: 'nl',
        related: [secret],
      }
      const { get } = await open(system, {
        respond: ({ path, query }) =>
          path.endsWith(`/${list}`) && query.get('limit') === '7'
            ? { body: { data: [secret, shown] } }
            : undefined,
      })
      const { text } = await get(`${list}?limit=7`).expect(200)
      expect(text).toContain('Open')
      expect(text).not.toContain('Geheim')
    },
  )

  test('with files there is no content system over HTTP', async () => {
    const deps = await createDeps({
      config: readConfig({ CMS_URL: 'http://127.0.0.1:9/' }, 'tests/fixtures/quirk-site'),
      logger: createLogger('silent'),
      frontend: testFrontend,
      watch: false,
    })
    onTestFinished(() => deps.content.close())
    const server = await serveDeps(deps)
    for (const path of ['', '/pages', '/globals/general?limit=x'])
      expect(await request(server).get(`/api/cms${path}`), path).toMatchObject(isProblem(404))
  })
})

describe('parameters', () => {
  test('that are unknown change nothing and reach no system', async () => {
    const { get, during } = await open('rest')
    const plain = await get('collections/news/entries')
    const unknown = [
      'filter[published]=false&filter[status]=draft',
      'fields=secret&site=de&token=x&api_key=y&debug=true&deep=false&constructor=1',
      'query_scope[x]=y',
    ]
    for (const query of unknown)
      expect(
        await during(async () => {
          expect((await get(`collections/news/entries?${query}`)).body).toEqual(plain.body)
        }),
      ).toEqual([])
  })

  test.each([
    'limit=0',
    'limit=-1',
    'limit=101',
    'limit=abc',
    'limit=1&limit=2',
    'limit[]=1',
    'page=0',
    'page=1001',
    'page=1e3',
    'sort=password',
    'sort=title&sort=date',
  ])('%s is refused', async (query) => {
    const { get, during } = await open('rest')
    const asked = await during(async () => {
      const answer = await get(`collections/news/entries?${query}`)
      // Without a meaning of its own, `limit[]` is another name.
      expect(answer.status).toBe(query === 'limit[]=1' ? 200 : 400)
      if (answer.status === 400) expect(answer).toMatchObject(isProblem(400))
    })
    expect(asked).toHaveLength(query === 'limit[]=1' ? 1 : 0)
  })

  test('an unknown language is 404, as in all of the API', async () => {
    const { get } = await open('rest')
    expect(await get('globals/general?locale=fr')).toMatchObject(isProblem(404))
  })
})

describe('addresses that only look like listed ones', () => {
  test.each([
    ['/api/cms/..%2fcp', 404],
    ['/api/cms/%2e%2e/%2e%2e/cp', 404],
    ['/api/cms/collections/..%2f..%2fusers/entries', 404],
    ['/api/cms/collections%2fnews%2fentries', 404],
    ['/api/cms/globals/general%00', 404],
    ['/api/cms/globals/general%0d%0aX-Evil:%201', 404],
    ['/api/cms/globals/general%5c', 404],
    ['/api/cms/globals/%zz', 400],
    ['/api/cms//globals//general', 308],
    ['/api//cms/globals/general', 308],
    ['/api/cms/globals/general/', 308],
  ])('%s answers %i without a call', async (path, status) => {
    const { server, during } = await open('rest')
    const asked = await during(async () => {
      const answer = await sendRaw(server, `GET ${path} HTTP/1.1`, 'Host: a.example', 'Connection: close')
      expect(answer.status).toBe(status)
      expect(answer.head).toMatch(
        status === 308 ? /Location: \/api\/cms\/globals\/general\r/ : /problem\+json/,
      )
      expect(answer.head).not.toMatch(/^X-Evil/m)
    })
    expect(asked).toEqual([])
  })

  test('nothing is written', async () => {
    const { server } = await open('rest')
    for (const method of ['post', 'put', 'delete'] as const)
      await request(server)[method]('/api/cms/globals/general').expect(405).expect('Allow', 'GET, HEAD')
  })
})

describe.each(['rest', 'fetch'] as const)('a content system that fails: %s', (name) => {
  const path = name === 'rest' ? 'collections/news/entries' : 'collection/news'
  const impatient = { CMS_TIMEOUT_MS: '1500', CMS_FIRST_BYTE_TIMEOUT_MS: '1500' }

  test.each([
    ['hang', 504],
    ['drip=1', 504],
    ['reset', 503],
    ['status=500', 500],
    ['status=503,3', 503],
    ['status=401', 502],
    ['status=429,70', 503],
    ['html', 502],
    ['huge=10', 502],
    ['gzip-bomb=10', 502],
    ['deep', 502],
    ['not-json', 502],
    ['empty', 502],
    ['redirect=https://evil.example/?api_key=geheim-en-lang', 502],
    ['redirect-loop', 502],
    ['wrong-types=string', 502],
    ['wrong-types=bare', 502],
  ])('%s is told as problem JSON with status %i, and the site goes on', async (fault, status) => {
    const env = { CMS_API_KEY: key, ...(status === 504 && impatient) }
    const { cms, server, get, log } = await open(name, { env })
    await request(server).get('/erf').expect(200)
    cms.fault(fault)
    const answer = await get(path)
    expect(answer).toMatchObject(isProblem(status))
    expect(answer.headers.location).toBeUndefined()
    expect(answer.text).not.toMatch(/<|evil|geheim/)
    if (status === 503) expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0)
    if (fault === 'status=429,70') expect(answer.headers['retry-after']).toBe('70')
    expect(log()).not.toContain(key)
    cms.clearFaults()
    await request(server).get('/erf/molen').expect(200)
    expect((await get(path)).status).toBe(200)
  })

  test('that is down is told as 503, and its own breaker spares it', async () => {
    const { cms, server, get } = await open(name)
    await cms.down()
    for (let n = 1; n <= 7; n++) expect(await get(`${path}?limit=${n}`)).toMatchObject(isProblem(503))
    await cms.up()
    // Those who ask through the site have met failures; the site itself has not.
    await request(server).get('/erf/molen').expect(200)
  })

  test('that is slow keeps no page from its call', async () => {
    const { cms, server, get } = await open(name, { env: { CMS_CONCURRENCY: '2' } })
    cms.fault('hang', /limit=/)
    const slow = Array.from({ length: 6 }, (_, n) =>
      get(`${path}?limit=${n + 1}`).then(({ status }) => status),
    )
    await request(server).get('/erf/molen').expect(200)
    cms.clearFaults()
    for (const status of await Promise.all(slow)) expect([503, 504]).toContain(status)
  })

  test('an error is not kept, an answer is for 15 seconds', async () => {
    vi.useFakeTimers({ toFake: ['performance'] })
    onTestFinished(() => void vi.useRealTimers())
    const { cms, get, during } = await open(name)
    vi.advanceTimersByTime(1_000)
    cms.fault('status=500')
    await get(path).expect(500)
    cms.clearFaults()
    const calls = () => during(() => get(path).expect(200))
    expect(await calls()).toHaveLength(1)
    vi.advanceTimersByTime(14_000)
    expect(await calls()).toEqual([])
    vi.advanceTimersByTime(2_000)
    expect(await calls()).toHaveLength(1)
  })
})

describe('limits', () => {
  test('those who ask the same at the same time share one call', async () => {
    const { get, during } = await open('rest')
    const asked = await during(() =>
      Promise.all(Array.from({ length: 5 }, () => get('collections/news/entries').expect(200))),
    )
    expect(asked).toHaveLength(1)
  })

  test('a visitor reaches the system thirty times a minute; what is known is told all the same', async () => {
    const { get, during } = await open('rest')
    const asked = await during(async () => {
      for (let n = 1; n <= 30; n++) await get(`collections/news/entries?limit=${n}`).expect(200)
      const answer = await get('collections/news/entries?limit=31')
      expect(answer).toMatchObject(isProblem(429))
      expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0)
      await get('collections/news/entries?limit=30').expect(200)
    })
    expect(asked).toHaveLength(30)
  })

  test('after a change of the content everything is asked for anew, and what was under way is not kept', async () => {
    const gates: (() => void)[] = []
    const { fetch, clear } = createPassThrough({
      resolve: async () => ({ request: { path: 'x' }, isList: true }),
      redact: (text) => text,
      send: async () => {
        const n = gates.length
        await new Promise<void>((resolve) => gates.push(resolve))
        return { status: 200, headers: { 'content-type': 'application/json' }, text: `{"data":[${n}]}` }
      },
    })
    const asked = { path: 'x', locale: 'nl', limit: 1, page: 1, globals: [], menus: [] } as const
    const old = fetch(asked, () => {})
    await eventually(() => expect(gates).toHaveLength(1))
    clear()
    const young = fetch(asked, () => {})
    await eventually(() => expect(gates).toHaveLength(2))
    for (const open of gates) open()
    expect([(await old)?.body, (await young)?.body]).toEqual(['{"data":[0]}', '{"data":[1]}'])
    expect((await fetch(asked, () => {}))?.body).toBe('{"data":[1]}')
  })
})

describe('the key', () => {
  const echo: Respond = ({ path, headers, body }) =>
    path.toLowerCase().includes('global/general') || path.endsWith('/globals/general')
      ? { body: { data: { handle: 'general', echo: `${headers.authorization} ${body}`, [key]: key } } }
      : undefined

  test.each([
    ['rest', 'globals/general'],
    ['fetch', 'global/general'],
  ] as const)('of %s is sent, and neither answered nor logged', async (name, path) => {
    const { cms, get, log } = await open(name, { env: { CMS_API_KEY: key }, respond: echo })
    const answer = await get(path).expect(200)
    const sent = cms.requests.at(-1)
    expect(`${sent?.headers.authorization} ${sent?.body}`).toContain(key)
    expect(answer.text).toContain('***')
    expect(answer.text + JSON.stringify(answer.headers) + log()).not.toContain(key)
  })
})
