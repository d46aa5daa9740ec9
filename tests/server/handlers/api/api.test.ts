import request from 'supertest'
import { describe, expect, test } from 'vitest'
import { contentPage, fakeSource, globalSets, only } from '../../../support/content.ts'
import { serve, serveFile } from '../../../support/test-deps.ts'

const site = await serveFile()

const get = async (path: string) => request(site).get(`/api${path}`)

describe('the allow-listed addresses', () => {
  test('globals: only the public sets', async () => {
    const source = fakeSource({ globals: async () => ({ ...globalSets, secret: { key: 'do-not-show' } }) })
    const answer = await request(await serve({ source }))
      .get('/api/globals')
      .expect(200)
    expect(answer.body.data.map(({ handle }: { handle: string }) => handle)).toEqual([
      'general',
      'organization',
    ])
    expect(answer.text).not.toContain('do-not-show')
  })

  test('a page in its language', async () => {
    expect((await get('/pages/about-us?locale=en')).body.data).toMatchObject({
      title: 'About us',
      path: '/en/about-us',
    })
    expect((await get('/pages')).body.data).toMatchObject({ title: 'Welkom', path: '/' })
    expect((await get('/pages/stra%C3%9Fe?locale=de')).body.data).toMatchObject({ title: 'Straße' })
  })

  test('texts of a page that are markup come out sanitized, however deep they are', async () => {
    const hostile = '<p>a</p><script>alert(1)</script>'
    const fields = { content: hostile, blocks: [{ type: 'text', text: hostile, title: '1 < 2' }] }
    const source = fakeSource({
      page: async () => ({ kind: 'page', page: contentPage('nl', '/', 'Welkom', { fields }) }),
    })
    const answer = await request(await serve({ source })).get('/api/pages')
    expect(answer.body.data.fields).toEqual({
      content: '<p>a</p>',
      blocks: [{ type: 'text', text: '<p>a</p>', title: '1 < 2' }],
    })
  })

  test('of navigations only those that the site shows: made-up names cost no call', async () => {
    const asked: string[] = []
    const navigation = async (_: unknown, handle: string) => void asked.push(handle)
    const server = await serve({ source: fakeSource({ navigation }) })
    await request(server).get('/api/navigation/made-up').expect(404)
    expect(asked).toEqual([])
    await request(server).get('/api/navigation/footer').expect(404)
    expect(asked).toEqual(['footer'])
  })

  test('an operator names global sets and menus of a project that gave them other names', async () => {
    const source = fakeSource({
      globals: async () => ({ ...globalSets, openingstijden: { maandag: 'dicht' }, geheim: { key: 'x' } }),
      navigation: async (_, handle) => (handle === 'onderaan' ? [] : undefined),
    })
    const config = { API_GLOBALS: 'openingstijden, constructor', API_MENUS: 'onderaan' }
    const server = await serve({ source, config })
    const { body } = await request(server).get('/api/globals').expect(200)
    expect(body.data.at(-1)).toEqual({ maandag: 'dicht', handle: 'openingstijden' })
    expect(JSON.stringify(body)).not.toContain('geheim')
    await request(server).get('/api/navigation/onderaan').expect(200, { data: [] })
  })

  test('the collections that have pages, by whatever name; made-up names cost no call', async () => {
    const asked: string[] = []
    const source = fakeSource({
      collections: async (locale) => (locale === 'nl' ? ['projecten'] : []),
      entries: async (_, { collection }) => {
        asked.push(collection)
        return [{ title: 'Dijk', path: '/projecten/dijk' }]
      },
    })
    const server = await serve({ source })
    const { body } = await request(server).get('/api/collections/projecten').expect(200)
    expect(body.data).toEqual([{ title: 'Dijk', path: '/projecten/dijk' }])
    for (const path of ['projecten?locale=en', 'news', 'made-up', 'users'])
      await request(server).get(`/api/collections/${path}`).expect(404)
    expect(asked).toEqual(['projecten'])
  })

  test('the content tree', async () => {
    expect((await get('/sitemap?locale=de')).body.data[0]).toMatchObject({ title: 'Willkommen', path: '/de' })
  })

  test('a navigation', async () => {
    expect((await get('/navigation/main?locale=en')).body.data[0]).toMatchObject({
      title: 'Welcome',
      href: '/en',
    })
  })

  test('a public collection', async () => {
    expect((await get('/collections/news')).body.data).toEqual([
      { title: 'First news', path: '/nieuws/eerste' },
    ])
  })

  test('answers are JSON that nobody keeps without asking again', async () => {
    const answer = await get('/globalsData')
    expect(answer.headers['content-type']).toMatch(/^application\/json/)
    expect(answer.headers['cache-control']).toBe('no-cache')
    expect(answer.headers['access-control-allow-origin']).toBeUndefined()
  })

  test('where the API is served elsewhere, pages of the site may read it', async () => {
    const server = await serve({ config: { API_BASE: 'https://api.example.org' } })
    const answer = await request(server).get('/api/globalsData')
    expect(answer.headers['access-control-allow-origin']).toBe('https://www.example.org')
  })
})

describe('what is not listed is 404 as JSON', () => {
  test.each([
    '',
    '?x=1',
    '/unknown',
    '/globalsdata',
    '/globalsData/x',
    '/users',
    '/collections',
    '/collections/users',
    '/collections/__proto__',
    '/collections/toString',
    '/collections/%2e%2e%2fusers',
    '/globals/secret',
    '/navigation/unknown',
    '/navigation/__proto__',
    '/pages/nope',
    '/pages/nope?locale=en',
    '/sitemap?locale=fr',
    '/graphql',
    '/!/Fetch/users',
    '/forms/contact/submissions',
  ])('/api%s', async (path) => {
    const answer = await get(path)
    expect(answer.status).toBe(404)
    expect(answer.headers['content-type']).toMatch(/^application\/problem\+json/)
    expect(answer.headers['cache-control']).toBe('no-store')
    expect(answer.body).toMatchObject({ type: 'about:blank', title: 'Not Found', status: 404 })
  })

  test('parameters beyond the locale do nothing', async () => {
    const plain = await get('/collections/news')
    const other = await get('/collections/news?deep=true&filter[secret]=1&sort=password&limit=0&query=x')
    expect(other.body).toEqual(plain.body)
  })

  test('a page or a rule may stand at /api itself', async () => {
    const page = contentPage('nl', '/api', 'Onze API')
    const withPage = await serve({ source: fakeSource(only(page)) })
    expect((await request(withPage).get('/api').expect(200)).text).toContain('Onze API')
    await request(withPage).get('/api/x').expect(404)
    const withRule = await serve({
      source: fakeSource({ redirects: async () => [{ from: '/api', to: '/over-ons' }] }),
    })
    await request(withRule).get('/api').expect(301).expect('Location', '/over-ons')
  })

  test('a redirect rule does not take an address of the API', async () => {
    const source = fakeSource({ redirects: async () => [{ from: '/*', to: '/over-ons' }] })
    const answer = await request(await serve({ source }))
      .get('/api/unknown')
      .redirects(0)
    expect(answer.status).toBe(404)
  })
})

test('a write is refused as JSON', async () => {
  const answer = await request(site).post('/api/collections/news').send({ title: 'x' }).expect(405)
  expect(answer.headers['content-type']).toMatch(/^application\/problem\+json/)
  expect(answer.headers.allow).toBe('GET, HEAD')
})
