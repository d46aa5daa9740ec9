import request from 'supertest'
import { afterAll, describe, expect, test } from 'vitest'
import { prerenderPaths } from '../../../server/prerender/prerender-paths.ts'
import { defaultLanguages, defaultRows } from '../../../src/i18n/languages.ts'
import {
  type ContractSystem,
  openFetch,
  openFiles,
  openRest,
  type SystemName,
} from '../../support/cms/contract-systems.ts'
import { stateOf, titleOf } from '../../support/html.ts'

/** Content wins: nothing that an editor can name is shut out (docs/reference/site.md#content-comes-first). */

const open: Readonly<
  Record<SystemName, (env?: Readonly<Record<string, string>>) => Promise<ContractSystem>>
> = {
  files: openFiles,
  fetch: openFetch,
  rest: (env) => openRest([], env),
}
const names = ['files', 'fetch', 'rest'] as const
const opened = new Map(await Promise.all(names.map(async (name) => [name, await open[name]()] as const)))
const system = (name: SystemName): ContractSystem => {
  const found = opened.get(name)
  if (!found) throw new Error(`${name} is not open`)
  return found
}
afterAll(async () => {
  for (const each of opened.values()) await each.close()
})

const pages = [
  ...['/assets', '/assets/about', '/forms', '/forms/x', '/preferences', '/search', '/preview'],
  ...['/hooks', '/hooks/publish', '/api'],
]
const mainOf = (html: string): string => /<main.*<\/main>/s.exec(html)?.[0] ?? ''

describe.each(names)('%s', (name) => {
  const get = (path: string) => request(system(name).server).get(path).redirects(0)
  const post = (path: string) => request(system(name).server).post(path).redirects(0)

  test.each(pages)('a page at %s is shown in every language', async (path) => {
    for (const { locale } of defaultRows) {
      const { status, text } = await get(defaultLanguages.withPrefix(locale, path))
      expect([status, titleOf(text)]).toEqual([200, expect.stringMatching(/^(Pagina|Page|Seite) /)])
      const data = await get(`${defaultLanguages.withPrefix(locale, path)}/_payload.json`)
      expect([data.status, data.body.page]).toEqual([200, 'content'])
    }
  })

  test('a page at /forms, and POST /forms/x sends the form x, page or not', async () => {
    const body = { _page: '/blokken', naam: 'Kap', email: 'kap@example.org' }
    const sent = await post('/forms/contact').type('form').send(body)
    const isRelayed = name === 'rest'
    expect(sent.status).toBe(isRelayed ? 303 : name === 'files' ? 501 : 404)
    await post('/forms/unknown').type('form').send(body).expect(404)
    await post('/forms').type('form').send(body).expect(405).expect('Allow', 'GET, HEAD')
    await post('/en/forms/contact').type('form').send(body).expect(405)
  })

  test('what takes a POST says so beside what a page takes', async () => {
    for (const path of ['/preferences', '/forms/contact'])
      await request(system(name).server).put(path).expect(405).expect('Allow', 'GET, HEAD, POST')
    await post('/preferences').type('form').send({ theme: 'dark', back: '/erf' }).expect(303)
    await post('/hooks/publish').expect(405)
  })

  test('what only looks like our own address is missing like any page', async () => {
    for (const path of ['/forms/nergens', '/assets/nergens', '/health/nergens', '/en/api/nergens'])
      expect((await get(path).expect(404)).text).toContain(`Page Not Found: ${path}`)
    expect((await get('/designsystem/nergens').expect(404)).text).toContain(
      'Page not found: /designsystem/nergens',
    )
  })

  test('search engines may read all of it', async () => {
    expect((await get('/robots.txt')).text).not.toContain('Disallow')
    const { text } = await get('/sitemap.xml')
    for (const path of pages) expect(text).toContain(`<loc>https://www.example.org${path}</loc>`)
  })
})

describe.each(names)('the search page moves aside as SEARCH_PATH says: %s', (name) => {
  const get = (path: string) => request(system(name).server).get(path)

  test('it answers there in every language, and its form and the header lead there', async () => {
    for (const { locale } of defaultRows) {
      const path = defaultLanguages.withPrefix(locale, '/zoeken')
      const { text } = await get(path).expect(200)
      expect(stateOf(text).data).toMatchObject({ page: 'search', path })
      expect(mainOf(text)).toContain(`<form action="${path}">`)
      const home = await get(
        defaultLanguages.withPrefix(locale, '/erf').replace(/\/(en|de)\/erf/, '/$1'),
      ).expect(200)
      expect(home.text).toMatch(new RegExp(`<header.*href="${path}".*</header>`, 's'))
      expect(home.text).not.toContain(`href="${defaultLanguages.withPrefix(locale, '/search')}"`)
    }
  })

  test('it answers questions there, as a page and as data, long ones too', async () => {
    const long = `q=${encodeURIComponent('𝄞'.repeat(200))}`
    for (const query of ['q=molen', long]) {
      const { text, headers } = await get(`/zoeken?${query}`)
      expect(headers['cache-control']).toBe('no-store')
      expect(titleOf(text)).toMatch(/^Zoeken: /)
      const { body } = await get(`/zoeken/_payload.json?test-build&${query}`)
      expect(body).toMatchObject({ page: 'search', data: { kind: 'search' } })
    }
    await get(`/search?${'x'.repeat(4000)}`).expect(414)
  })

  test('search engines are told of it by the home page alone', async () => {
    const { text } = await get('/en')
    expect(text).toContain('https://www.example.org/en/zoeken?q={search_term_string}')
    expect((await get('/sitemap.xml')).text).not.toContain({ searchPath: '/zoeken', designSystem: 'on' })
  })

  test('the rules of the build name it, and another letter case leads to it', async () => {
    const { body } = await get('/builds/meta/test-build.json')
    expect(body.matcher.static['/de/zoeken']).toEqual({ prerender: true, ttl: 60 })
    expect(body.matcher.static['/de/search']).toBeUndefined()
    await get('/en/Zoeken?q=a').expect(308).expect('Location', '/en/zoeken?q=a')
  })

  test('it and the pages that have its old name are rendered ahead', async () => {
    const ahead = await prerenderPaths({
      content: system(name).content,
      languages: defaultLanguages,
      config: { searchPath: '/zoeken', designSystem: 'on' },
    })
    expect(ahead).toEqual(expect.arrayContaining(['/zoeken', '/de/zoeken', '/search', '/de/search']))
  })
})

describe.each(names)('an entry stands where the search page would be: %s', async (name) => {
  const plain = await open[name]({ SEARCH_PATH: '/search' })
  afterAll(() => plain.close())
  const get = (path: string) => request(plain.server).get(path)

  test('the entry is shown, also with a question, and the log says how to move the search page', async () => {
    for (const path of ['/search', '/search?q=molen'])
      expect(titleOf((await get(path).expect(200)).text)).toMatch(/^Pagina search/)
    const problems = plain.logs.map(({ problem }) => problem).filter(Boolean)
    for (const { locale } of defaultRows)
      expect(problems).toContainEqual(
        expect.stringMatching(
          new RegExp(
            `stands at ${defaultLanguages.withPrefix(locale, '/search')}, where the search page would be: name another address in SEARCH_PATH to have both$`,
          ),
        ),
      )
  })

  test('search engines are told of no search page', async () => {
    expect((await get('/en')).text).not.toContain('SearchAction')
  })
})
