import { rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import request from 'supertest'
import { describe, expect, test } from 'vitest'
import { builtFrontend } from '../../../server/builds/frontend.ts'
import { routeRules } from '../../../server/builds/route-rules.ts'
import { defaultLanguages } from '../../../src/i18n/languages.ts'
import { routes, searchRoute, showcases } from '../../../src/routes.ts'
import { emptyFolder, keep, serveBuild, writeBuildFolder } from '../../support/builds.ts'
import { fakeSource } from '../../support/content.ts'
import { buildId, serve, serveDeps, serveFile, testDeps, testFrontend } from '../../support/test-deps.ts'

const own = { id: buildId, timestamp: testFrontend.buildTime }
const meta = `/builds/meta/${buildId}.json`

describe('/builds', async () => {
  const site = await serveFile({ config: { PAGES_TTL_S: '90' } })

  test('the latest build is told with its id and time', async () => {
    const { status, headers, body } = await request(site).get('/builds/latest.json')
    expect([status, headers['content-type']]).toEqual([200, 'application/json; charset=utf-8'])
    expect(body).toEqual(own)
  })

  test('the manifest has the rules of the routes, and no page before one is rendered', async () => {
    const { body } = await request(site).get(meta)
    expect(body).toEqual({
      ...own,
      matcher: routeRules(defaultLanguages, [...routes, searchRoute('/search')], 90),
      prerendered: [],
    })
  })

  test.each(['/builds/latest.json', meta])(
    '%s is asked for again each time, and says if nothing changed',
    async (path) => {
      const { headers } = await request(site).get(path)
      expect(headers['cache-control']).toBe('no-cache')
      const again = await request(site)
        .get(`${path}?1795000000000`)
        .set('If-None-Match', headers.etag ?? '')
      expect([again.status, again.text, again.headers['cache-control']]).toEqual([304, '', 'no-cache'])
    },
  )

  test.each(['/builds/latest.json', meta])('%s is the same for every visitor', async (path) => {
    const first = await request(site).get(path)
    const other = await request(site)
      .get(`${path}?x[]=1&x=2`)
      .set('Accept-Language', 'de')
      .set('Accept', 'text/html')
      .set('Cookie', 'i18n_redirected=en; theme=dark')
    for (const { headers } of [first, other]) {
      expect(headers['set-cookie']).toBeUndefined()
      expect(headers.vary ?? '').not.toMatch(/language|cookie/i)
    }
    expect([other.status, other.text]).toEqual([200, first.text])
  })

  test('HEAD tells what GET would', async () => {
    const { headers } = await request(site).get('/builds/latest.json')
    const head = await request(site).head('/builds/latest.json').expect(200)
    for (const name of ['etag', 'cache-control', 'content-type', 'content-length'])
      expect(head.headers[name], name).toBe(headers[name])
  })

  test.each([
    '/builds',
    '/builds/latest',
    '/builds/meta.json',
    '/builds/meta/unknown.json',
    '/builds/meta/.json',
    '/builds/meta/test-build',
    '/builds/meta/TEST-BUILD.json',
    '/builds/meta/%20.json',
    `/builds/meta/${'a'.repeat(65)}.json`,
    '/builds/meta/test-build.json/more',
    '/builds/_payload.json',
  ])('%s is 404 as JSON that nobody keeps', async (path) => {
    const { status, headers, body } = await request(site).get(path)
    expect([status, headers['content-type']]).toEqual([404, 'application/problem+json; charset=utf-8'])
    expect(headers['cache-control']).toBe('no-store')
    expect(body).toMatchObject({ status: 404 })
  })

  test('it is read only', async () => {
    const { status, headers } = await request(site).post('/builds/latest.json')
    expect([status, headers.allow]).toEqual([405, 'GET, HEAD'])
  })
})

test('builds are told while there is no content', async () => {
  const never = () => Promise.reject(new Error('down'))
  const site = await serve({ source: fakeSource({ globals: never, page: never }) })
  await request(site).get('/builds/latest.json').expect(200, own)
  await request(site).get(meta).expect(200)
})

test('the manifest lists the pages that are rendered at that moment, and is another one when they are others', async () => {
  const deps = await testDeps()
  const rendered = ['/']
  const site = await serveDeps({ ...deps, pages: { ...deps.pages, prerendered: () => [...rendered] } })
  const first = await request(site).get(meta)
  expect(first.body.prerendered).toEqual(['/'])
  rendered.push('/en')
  const second = await request(site)
    .get(meta)
    .set('If-None-Match', first.headers.etag ?? '')
  expect([second.status, second.body.prerendered]).toEqual([200, ['/', '/en']])
})

describe('a kept build', () => {
  const serveKept = async () => {
    const folder = await emptyFolder()
    await keep(folder, await writeBuildFolder('earlier', 41))
    return { folder, site: await serveBuild(await writeBuildFolder('current', 42), folder) }
  }

  test('has a manifest of its own, without rules and without rendered pages', async () => {
    const { site } = await serveKept()
    const { headers } = await request(site)
      .get('/builds/meta/earlier.json')
      .expect(200, {
        id: 'earlier',
        timestamp: 41,
        matcher: { static: {}, wildcard: {}, dynamic: {} },
        prerendered: [],
      })
    expect(headers['cache-control']).toBe('no-cache')
  })

  test('is never the latest', async () => {
    const { folder, site } = await serveKept()
    await keep(folder, await writeBuildFolder('later', 43))
    await request(site).get('/builds/latest.json').expect(200, { id: 'current', timestamp: 42 })
    await request(site).get('/builds/meta/later.json').expect(200)
  })

  test('is unknown once it is gone', async () => {
    const { folder, site } = await serveKept()
    await request(site).get('/builds/meta/earlier.json').expect(200)
    await rm(join(folder, 'earlier'), { recursive: true })
    await request(site).get('/builds/meta/earlier.json').expect(404)
  })
})

describe('the rules of the routes', () => {
  const fresh = { ttl: 60 }
  const rendered = { prerender: true, ttl: 60 }

  test('fixed pages are rendered ahead in every language, and content is below each language', () => {
    const fixed = [
      '/sitemap',
      '/search',
      '/designsystem',
      ...showcases.map((name) => `/designsystem/${name}`),
    ]
    const paths = ['', '/en', '/de'].flatMap((prefix) => [
      prefix || '/',
      ...fixed.map((path) => prefix + path),
    ])
    const {
      static: table,
      wildcard,
      dynamic,
    } = routeRules(defaultLanguages, [...routes, searchRoute('/search')], 60)
    expect(table).toEqual(Object.fromEntries(paths.map((path) => [path, rendered])))
    expect(wildcard).toEqual({ '/': fresh, '/en': fresh, '/de': fresh })
    expect(dynamic).toEqual({})
  })

  test.each([
    ['/about', 'static', '/en/about'],
    ['/x/:id', 'dynamic', '/en/x/:id'],
    ['/x{/:id}', 'dynamic', '/en/x{/:id}'],
    ['/x/*rest', 'wildcard', '/en/x'],
    ['/:id/*rest', 'dynamic', '/en/:id/*rest'],
  ] as const)('a route %s is found in the table `%s` as %s', (path, kind, key) => {
    const rules = routeRules(defaultLanguages, [{ path, page: 'content', layout: 'default' }], 60)
    expect(Object.keys(rules[kind])).toHaveLength(3)
    expect(rules[kind][key]).toEqual(fresh)
  })
})

describe('which build it is', () => {
  test('is what its build.json says', async () => {
    const { client } = await writeBuildFolder('0123456789ab', 1_795_000_000_000)
    const { buildId: id, buildTime } = await builtFrontend(client)
    expect([id, buildTime]).toEqual(['0123456789ab', 1_795_000_000_000])
  })

  test.each([
    ['', /cannot be read/],
    ['<!doctype html>', /cannot be read/],
    ['null', /must hold/],
    ['[]', /must hold/],
    ['{"id":"a"}', /must hold/],
    ['{"id":7,"timestamp":1}', /must hold/],
    ['{"id":"../a","timestamp":1}', /must hold/],
    ['{"id":"a","timestamp":"1"}', /must hold/],
    ['{"id":"a","timestamp":1e400}', /must hold/],
    [`{"id":"a","timestamp":1}${' '.repeat(5_000_000)}`, /5000024 bytes/],
  ])('a start with the build.json %.40j fails and says why', async (text, reason) => {
    const { client } = await writeBuildFolder('a')
    await writeFile(join(client, '../build.json'), text)
    await expect(builtFrontend(client)).rejects.toThrow(/build\.json/)
    await expect(builtFrontend(client)).rejects.toThrow(reason)
  })

  test('a start without build.json fails and names the file', async () => {
    const { client } = await writeBuildFolder('a')
    await rm(join(client, '../build.json'))
    await expect(builtFrontend(client)).rejects.toThrow(/build\.json cannot be read: ENOENT/)
  })
})
