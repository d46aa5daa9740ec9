import request from 'supertest'
import { afterAll, beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest'
import { OverloadError } from '../../../server/scheduling/waiting-line.ts'
import type { SearchPageData } from '../../../src/content/search/search-data.ts'
import { failing, fakeSource } from '../../support/content.ts'
import { embeddedServer } from '../../support/embedded.ts'
import { eventually } from '../../support/eventually.ts'
import { alternatesOf, canonicalOf, metaOf, stateOf, titleOf } from '../../support/html.ts'
import { serve, serveDeps, testDeps, testFrontend } from '../../support/test-deps.ts'

const site = await embeddedServer()
const { search } = site.deps
beforeAll(async () => {
  search.start()
  await eventually(() => expect(search.health().state).toBe('ok'))
}, 60_000)
afterAll(async () => {
  search.close()
  await site.close()
})

const get = (path: string) => request(site.server).get(path)
const asking = (q: string, page = '/search') => get(`${page}?${new URLSearchParams({ q })}`)
const mainOf = (html: string): string => /<main.*?<\/main>/s.exec(html)?.[0] ?? ''
const statusOf = (html: string): string =>
  (/<div role="status">(.*?)<\/div>/s.exec(html)?.[1] ?? '').replace(/<[^>]*>/g, '')
const dataOf = (html: string): SearchPageData => stateOf(html).data.payload.data

describe('a question', () => {
  test('is answered with what was found, marked, counted and leading there', async () => {
    const { text, status, headers } = await asking('kwelder')
    expect(status).toBe(200)
    expect(headers['cache-control']).toBe('no-store')
    expect(titleOf(text)).toMatch(/^Zoeken: kwelder – /)
    expect(statusOf(text)).toMatch(/^\d+ resultaten voor ‘kwelder’$/)
    expect(mainOf(text)).toContain('<mark>kwelder</mark>')
    expect(mainOf(text)).toContain('href="/themas/voorland/hoe-een-kwelder-groeit"')
    expect(mainOf(text)).toContain('value="kwelder"')
  })

  test.each([
    ['/search', 'KWÉLDER', 'kwelder'],
    ['/de/search', 'uberflutung', 'Überflutung'],
    ['/de/search', 'salzwiese', 'SALZWIESE'],
  ])('%s takes %s for %s', async (page, one, other) => {
    const [first, second] = await Promise.all([asking(one, page), asking(other, page)])
    const found = [first, second].map(({ text }) => {
      const { answer } = dataOf(text)
      return answer?.kind === 'found' ? { ...answer, facets: [] } : answer
    })
    expect(found[0]).toMatchObject({ kind: 'found' })
    expect(found[0]).toEqual(found[1])
  })

  test('finds pages of its language only', async () => {
    const { text } = await asking('kwelder', '/en/search')
    for (const [, href] of mainOf(text).matchAll(/card__title"><a href="([^"]*)"/g))
      expect(href).toMatch(/^\/en(\/|$)/)
  })

  test('that finds nothing leads on', async () => {
    const { text, status } = await asking('xylofoonles')
    expect(status).toBe(200)
    expect(statusOf(text)).toBe('Niets gevonden voor ‘xylofoonles’')
    expect(mainOf(text)).toContain('href="/sitemap"')
  })

  test('has more results on further pages', async () => {
    const { text } = await asking('kwelder')
    expect(mainOf(text)).toContain('href="/search?q=kwelder&amp;page=2"')
    const second = await get('/search?q=kwelder&page=2')
    expect(mainOf(second.text)).toContain('href="/search?q=kwelder"')
  })

  test('is kept out of search engines, and goes along into other languages', async () => {
    const { text } = await asking('hoge dijk')
    expect(metaOf(text, 'robots')).toBe('noindex, follow')
    expect(canonicalOf(text)).toMatch(/\/search$/)
    expect(Object.values(alternatesOf(text)).every((href) => href.endsWith('/search'))).toBe(true)
    expect(text).toContain('href="/de/search?q=hoge+dijk"')
  })
})

describe('results that are narrowed down', () => {
  test('keep that in the form, on further pages and in other languages', async () => {
    const { text } = await get('/search?q=kwelder&in=news')
    expect(dataOf(text).answer).toMatchObject({ kind: 'found', unfiltered: expect.any(Number) })
    expect(mainOf(text)).toContain('<input type="hidden" name="in" value="news"/>')
    expect(mainOf(text)).toContain('href="/search?q=kwelder&amp;in=news&amp;page=2"')
    expect(mainOf(text)).toContain('aria-current="true"')
    expect(text).toContain('href="/de/search?q=kwelder&amp;in=news"')
  })

  test('to what does not exist are none, with a link to all of them', async () => {
    const { text, status } = await get('/search?q=kwelder&in=nothing&topic=no:thing')
    expect(status).toBe(200)
    expect(statusOf(text)).toBe('Niets gevonden voor ‘kwelder’')
    const results = mainOf(text).split('</nav>').at(-1) ?? ''
    const [, link = ''] = /<a [^>]*href="\/search\?q=kwelder"[^>]*>(.*?)<\/a>/s.exec(results) ?? []
    expect(link.replace(/<[^>]*>/g, '')).toMatch(/^Alle: \d+ resultaten voor ‘kwelder’$/)
  })

  test.each([
    `in=${'a'.repeat(2_000)}`,
    'in=%00&in=../../etc&topic=<script>',
    Array.from({ length: 50 }, (_, number) => `topic=t:${number}`).join('&'),
    'topic=%E0%A4%A&topic[]=a:b&in[]=news',
    'in=__proto__&topic=constructor:prototype',
    'topic=a:%F0%9F%8C%8A&topic=%E2%80%AEa:b',
  ])('by nonsense are answered: %s', async (filters) => {
    const { text, status } = await get(`/search?q=kwelder&${filters}`)
    expect(status).toBe(200)
    expect(text).not.toContain('<script>alert')
    expect(dataOf(text).query.topics.length).toBeLessThanOrEqual(5)
  })
})

test('without a question there is the form, which caches may keep', async () => {
  for (const path of ['/en/search', '/en/search?q=', '/en/search?q=%20', '/en/search?other=1']) {
    const { text, headers, status } = await get(path)
    expect(status).toBe(200)
    expect(headers['cache-control']).toMatch(/^public/)
    expect(statusOf(text)).toBe('')
    expect(mainOf(text)).toMatch(/<form action="\/en\/search">/)
    expect(metaOf(text, 'robots')).toBe('noindex, follow')
  }
})

test('other pages know nothing of a question', async () => {
  const [plain, asked] = await Promise.all([get('/en/about-us'), get('/en/about-us?q=secret')])
  expect(asked.text).toBe(plain.text)
})

describe('hostile questions are answered as words', () => {
  const markup = '<script>alert(1)</script><img src=x onerror=alert(1)>'

  test('markup stays text', async () => {
    const { text, status } = await asking(markup)
    expect(status).toBe(200)
    expect(text).not.toContain(markup)
    expect(text).not.toContain('<img src=x')
    expect(mainOf(text)).toContain('&lt;script&gt;')
  })

  test.each(['.*(', '[', '(a+)+$', '\\', '__proto__', 'constructor', '$&', '{query}', '%', '🌊'])(
    '%j',
    async (q) => {
      const { text, status } = await asking(q)
      expect(status).toBe(200)
      expect(statusOf(text)).not.toBe('')
    },
  )

  test('control characters are left out', async () => {
    const { text } = await get('/search?q=dijk%00%07%0d%0aX-Forged:%201%E2%80%AE')
    expect(dataOf(text).query.text).toBe('dijk X-Forged: 1')
  })

  test.each([
    ['letters', 'dijk '.repeat(1_000)],
    ['letters of three bytes', '水'.repeat(1_300)],
  ])('five kilobytes of %s are cut, and that is said', async (_name, q) => {
    const { text, status } = await asking(q)
    expect(status).toBe(200)
    expect(dataOf(text).query.text.length).toBeLessThanOrEqual(200)
    expect(statusOf(text)).toContain('We zochten naar de eerste 200 tekens.')
  })

  test('what is longer than any question is refused', async () => {
    expect((await asking('a'.repeat(13_000))).status).toBe(414)
    expect((await get(`/over-ons?q=${'a'.repeat(3_000)}`)).status).toBe(414)
  })

  test('two hundred characters of four bytes are searched for, as a page and as data', async () => {
    const asked = new URLSearchParams({ q: '🌊'.repeat(200) })
    expect((await get(`/search?${asked}`)).status).toBe(200)
    expect((await get(`/en/search/_payload.json?${testFrontend.buildId}&${asked}`)).status).toBe(200)
    expect((await get(`/over-ons/_payload.json?${testFrontend.buildId}&${asked}`)).status).toBe(414)
  })

  test('question marks belong to the question', async () => {
    const { text } = await get('/search?q=wat?+waarom?')
    expect(dataOf(text).query.text).toBe('wat? waarom?')
    const later = await get('/search?other=?&q=kwelder')
    expect(later.headers['cache-control']).toBe('no-store')
    expect(dataOf(later.text).query.text).toBe('kwelder')
  })

  test('bytes that are no text, and doubled names', async () => {
    expect((await get('/search?q=%E0%A4%A')).status).toBeLessThan(500)
    expect((await get('/search?q=dijk&q=zee&q[]=1')).status).toBe(200)
  })
})

test('the data of a question lies beside that of the page, and nobody keeps it', async () => {
  const { buildId } = testFrontend
  const { body, headers } = await get(`/search/_payload.json?${buildId}&q=kwelder`).expect(200)
  expect(headers['cache-control']).toBe('no-store')
  expect(body.data.answer).toMatchObject({ kind: 'found' })
  expect(body.head.title).toMatch(/^Zoeken: kwelder/)
  const plain = await get(`/search/_payload.json?${buildId}`).expect(200)
  expect(plain.headers['cache-control']).toMatch(/^public/)
  expect(plain.body.data.answer).toBeUndefined()
  await get('/search/_payload.json?other&q=kwelder').expect(409)
})

test('where content cannot be had, that is said, and to come again', async () => {
  const server = await serve({ source: fakeSource({ outlines: failing() }) })
  const { status, headers, text } = await request(server).get('/search?q=dijk')
  expect(status).toBe(503)
  expect(headers).toMatchObject({ 'retry-after': '10', 'cache-control': 'no-store' })
  expect(statusOf(text)).toBe('Zoeken lukt nu even niet')
  await request(server).get('/search').expect(200)
})

test('a question is refused where too many wait for the processor', async () => {
  const deps = await testDeps()
  onTestFinished(deps.search.close)
  const server = await serveDeps(deps)
  await request(server).get('/search?q=dijk').expect(200)
  vi.spyOn(deps.scheduler.renderQueue, 'turn').mockRejectedValue(new OverloadError('Too many'))
  const { headers } = await request(server)
    .get(`/search/_payload.json?${testFrontend.buildId}&q=dijk`)
    .expect(503)
  expect(headers['retry-after']).toBe('2')
})

test('nothing lies below the search page, and content cannot take its place', async () => {
  await get('/search/x').expect(404)
  expect((await get('/SEARCH?q=a').redirects(0)).headers.location).toBe('/search?q=a')
})
