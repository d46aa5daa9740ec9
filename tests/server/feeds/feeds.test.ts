import request from 'supertest'
import { describe, expect, test } from 'vitest'
import type { ContentSource } from '../../../server/cms/source.ts'
import type { ContentPage, PageOutline, Values } from '../../../src/content/types.ts'
import { contentPage, failing, fakeSource, globalsWith } from '../../support/content.ts'
import { channelOf, rssFaults } from '../../support/feeds.ts'
import { outline } from '../../support/outlines.ts'
import { expectLog } from '../../support/reports.ts'
import { serve, siteUrl } from '../../support/test-deps.ts'

const bericht = (slug: string, date: string, title = slug, parts: Partial<ContentPage> = {}): ContentPage =>
  contentPage('nl', `/nieuws/${slug}`, title, { collection: 'news', date, ...parts })

const outlineOf = ({ locale, path, collection, date, fields }: ContentPage): PageOutline =>
  outline(locale, path, { collection, fields, ...(date !== undefined && { date }) })

/** A site whose Dutch news are these pages. */
function newsSite(pages: readonly ContentPage[], more: Partial<ContentSource> = {}) {
  const plain = fakeSource()
  return fakeSource({
    page: async (locale, path) => {
      const page = pages.find((each) => each.locale === locale && each.path === path)
      return page ? { kind: 'page', page } : plain.page(locale, path)
    },
    dated: async (locale) => (locale === 'nl' && pages.length > 0 ? ['news'] : []),
    outlines: async (locale) => pages.filter((page) => page.locale === locale).map(outlineOf),
    ...more,
  })
}

const feedAt = async (path: string, source: ContentSource) =>
  (
    await request(await serve({ source }))
      .get(path)
      .buffer(true)
      .expect(200)
  ).text
const itemsAt = async (source: ContentSource) => JSON.parse(await feedAt('/feed.json', source)).items

const two = [
  bericht('eerste', '2026-01-05', 'Eerste', { fields: { lead: 'Inleiding', picture: { url: '/a.jpg' } } }),
  bericht('tweede', '2026-02-05T14:30:00+01:00', 'Tweede', { updatedAt: '2026-03-01T10:00:00Z' }),
]

describe('the news as feeds', () => {
  test('RSS has what readers need, the newest first', async () => {
    const server = await serve({ source: newsSite(two) })
    const answer = await request(server).get('/feed.xml').buffer(true).expect(200)
    expect(answer.headers['content-type']).toBe('application/rss+xml; charset=utf-8')
    expect(answer.headers['content-language']).toBe('nl')
    expect(rssFaults(answer.text)).toEqual([])
    const channel = channelOf(answer.text)
    expect(channel.texts).toMatchObject({ title: 'Nieuws – Example', link: `${siteUrl}/`, language: 'nl' })
    expect(channel.items).toMatchObject([
      { title: 'Tweede', link: `${siteUrl}/nieuws/tweede`, pubDate: 'Thu, 05 Feb 2026 13:30:00 GMT' },
      {
        title: 'Eerste',
        pubDate: 'Mon, 05 Jan 2026 00:00:00 GMT',
        description: 'Inleiding',
        'dc:creator': 'Example',
      },
    ])
    expect(answer.text).toContain(`href="${siteUrl}/feed.xml" rel="self"`)
  })

  test('JSON Feed says the same', async () => {
    const server = await serve({ source: newsSite(two) })
    const answer = await request(server).get('/feed.json').buffer(true).expect(200)
    expect(answer.headers['content-type']).toBe('application/feed+json; charset=utf-8')
    expect(JSON.parse(answer.text)).toEqual({
      version: 'https://jsonfeed.org/version/1.1',
      title: 'Nieuws – Example',
      description: 'Nieuws – Example',
      home_page_url: `${siteUrl}/`,
      feed_url: `${siteUrl}/feed.json`,
      language: 'nl',
      authors: [{ name: 'Example', url: `${siteUrl}/` }],
      items: [
        {
          id: `${siteUrl}/nieuws/tweede`,
          url: `${siteUrl}/nieuws/tweede`,
          title: 'Tweede',
          content_text: 'Tweede',
          date_published: '2026-02-05T13:30:00.000Z',
          date_modified: '2026-03-01T10:00:00.000Z',
        },
        {
          id: `${siteUrl}/nieuws/eerste`,
          url: `${siteUrl}/nieuws/eerste`,
          title: 'Eerste',
          content_text: 'Inleiding',
          image: `${siteUrl}/a.jpg`,
          date_published: '2026-01-05T00:00:00.000Z',
        },
      ],
    })
  })

  test('are not there in a language, or on a site, without dated collections', async () => {
    const server = await serve({ source: newsSite(two) })
    for (const path of ['/en/feed.xml', '/de/feed.json']) await request(server).get(path).expect(404)
    const plain = await serve()
    for (const path of ['/feed.xml', '/feed.json', '/nl/feed.rss', '/feed.xml/x'])
      expect((await request(plain).get(path).redirects(1)).status).toBe(404)
  })

  test('leave out what visitors or search engines would not find', async () => {
    const hidden: readonly (readonly [string, Values])[] = [
      ['noindex', { seo_noindex: true }],
      ['robots', { seo: { robots: ['none'] } }],
    ]
    const source = newsSite([
      bericht('zichtbaar', '2026-01-01'),
      ...hidden.map(([slug, fields]) => bericht(slug, '2026-01-02', slug, { fields })),
      bericht('onvertaald', '2026-01-03', 'X', { fallback: { locale: 'en', path: '/en/x' } }),
      bericht('agenda', '2999-01-01'),
      bericht('ooit', 'ooit'),
    ])
    const draft = outlineOf(bericht('concept', '2026-01-04'))
    const outlines: ContentSource['outlines'] = async (locale) => [draft, ...(await source.outlines(locale))]
    expect((await itemsAt({ ...source, outlines })).map(({ title }: Values) => title)).toEqual(['zichtbaar'])
  })

  test('have the 30 newest', async () => {
    const days = Array.from({ length: 40 }, (_, day) => new Date(Date.UTC(2026, 0, 1 + day)))
    const source = newsSite(days.map((day, n) => bericht(`n${n}`, day.toISOString().slice(0, 10))))
    const items = await itemsAt(source)
    expect(items).toHaveLength(30)
    expect(items[0].title).toBe('n39')
  })

  test('leave out what an editor takes elsewhere before content', async () => {
    const rules = [
      { source: '/nieuws/tweede', target: '/elders', override: true },
      { source: '/nieuws/eerste', target: '/elders' },
    ]
    const items = await itemsAt(newsSite(two, globalsWith({}, rules)))
    expect(items.map(({ title }: Values) => title)).toEqual(['Eerste'])
  })

  test('leave out other collections', async () => {
    const items = await itemsAt(newsSite([...two, bericht('x', '2026-01-01', 'X', { collection: 'works' })]))
    expect(items).toHaveLength(2)
  })

  test.each<[string, number, Partial<ContentPage>]>([
    ['none of those that say noindex', 0, { fields: { seo_noindex: true } }],
    ['no more than 60 in vain', 60, { fallback: { locale: 'en', path: '/en/x' } }],
  ])('are made of the newest entries, and open %s', async (_name, most, parts) => {
    const source = newsSite(
      Array.from({ length: 2_000 }, (_, n) => bericht(`n${n}`, '2026-01-01', 'n', parts)),
    )
    const opened: string[] = []
    const page: ContentSource['page'] = (locale, path) => {
      opened.push(path)
      return source.page(locale, path)
    }
    expect(await itemsAt({ ...source, page })).toEqual([])
    expect(opened).toHaveLength(most)
  })

  test('let others go on while they are made', async () => {
    const seen: boolean[] = []
    function* slow(): Generator<PageOutline> {
      for (const page of two) {
        const state = { isServed: false }
        setImmediate(() => Object.assign(state, { isServed: true }))
        for (const began = performance.now(); performance.now() - began < 20; );
        yield outlineOf(page)
        seen.push(state.isServed)
      }
    }
    await itemsAt(newsSite(two, { outlines: async () => slow() }))
    expect(seen).toEqual([true, true])
  })

  test('an entry that cannot be had costs itself', async () => {
    const source = newsSite(two)
    const page: ContentSource['page'] = (locale, path) =>
      path.endsWith('eerste') ? failing()() : source.page(locale, path)
    expect(await itemsAt({ ...source, page })).toHaveLength(1)
    expectLog('warn', /An entry is missing from the feeds/)
  })

  test.each([
    ']]>',
    '</title><script>alert(1)</script>',
    '&amp; &lt;b&gt; &#x0;',
    'Slib 🌊 & „klei”',
    'a\u0000\u0008\u000b\u001f\ufffe\ud800b',
  ])('a hostile title stays a text: %j', async (title) => {
    const source = newsSite([bericht('x', '2026-01-05', title, { fields: { lead: title } })])
    const text = await feedAt('/feed.xml', { ...source, ...globalsWith({ site_name: title }) })
    expect(rssFaults(text)).toEqual([])
    expect(text).not.toMatch(/[^\P{Cc}\n]|\ufffe|<script/u)
    const kept = title.replace(/\p{Cc}|\ufffe|\p{Cs}/gu, '')
    expect(channelOf(text).items[0]?.title).toBe(kept)
    expect(channelOf(text).items[0]?.description ?? '').not.toMatch(/[<>]/)
    expect((await itemsAt(source))[0].title).toBe(title)
  })
})

describe('the answer', () => {
  test('may be kept as pages are, has a tag, and keeps the security headers', async () => {
    const server = await serve({ source: newsSite(two) })
    const first = await request(server).get('/feed.xml').buffer(true).expect(200)
    expect(first.headers['cache-control']).toBe('public, max-age=0, s-maxage=60, stale-if-error=86400')
    expect(first.headers['cdn-cache-control']).toContain('stale-while-revalidate=600')
    expect(first.headers['x-content-type-options']).toBe('nosniff')
    expect(first.headers['content-security-policy']).toBeDefined()
    expect(first.headers['set-cookie']).toBeUndefined()
    const tag = String(first.headers.etag)
    await request(server).get('/feed.xml').set('If-None-Match', tag).expect(304)
    const head = await request(server).head('/feed.xml').expect(200)
    expect([head.headers['content-type'], head.headers.etag]).toEqual([first.headers['content-type'], tag])
    expect(head.text).toBeFalsy()
    const post = await request(server).post('/feed.xml').expect(405)
    expect(post.headers.allow).toContain('GET')
  })

  test('is made once, and anew after a change', async () => {
    const pages = [...two]
    const asked: string[] = []
    const source = newsSite(pages)
    const outlines: ContentSource['outlines'] = (locale) => {
      asked.push(locale)
      return source.outlines(locale)
    }
    const server = await serve({ source: { ...source, outlines } })
    for (const path of ['/feed.xml', '/feed.json', '/feed.xml?utm_source=x']) await request(server).get(path)
    expect(asked).toEqual(['nl'])
    pages.push(bericht('derde', '2026-03-05', 'Derde'))
    source.change()
    expect((await request(server).get('/feed.json').buffer(true)).text).toContain('Derde')
  })

  test('of a content system that is down is the last one', async () => {
    const source = newsSite(two)
    const state = { isDown: false }
    const outlines: ContentSource['outlines'] = (locale) =>
      state.isDown ? failing()() : source.outlines(locale)
    const server = await serve({ source: { ...source, outlines } })
    const { text } = await request(server).get('/feed.xml').buffer(true).expect(200)
    state.isDown = true
    source.change()
    expectLog('error', /A feed could not be made again/)
    expect((await request(server).get('/feed.xml').buffer(true).expect(200)).text).toBe(text)
  })
})

describe('the head of a page', () => {
  const feedsOf = (html: string) =>
    [...html.matchAll(/<link rel="alternate" type="([^"]*)" title="([^"]*)" href="([^"]*)">/g)].map(
      ([, type, title, href]) => ({ type, title, href }),
    )

  test('announces both feeds on the home page, and on the news, and the list its own before them', async () => {
    const list = contentPage('nl', '/nieuws', 'Nieuws', { mounts: ['news'] })
    const server = await serve({ source: newsSite([...two, list]) })
    const linksTo = (path: string) => [
      { type: 'application/rss+xml', title: 'Nieuws – Example', href: `${siteUrl}${path}/feed.xml` },
      { type: 'application/feed+json', title: 'Nieuws – Example', href: `${siteUrl}${path}/feed.json` },
    ]
    for (const path of ['/', '/nieuws/eerste'])
      expect(feedsOf((await request(server).get(path)).text)).toEqual(linksTo(''))
    expect(feedsOf((await request(server).get('/nieuws')).text)).toEqual([
      ...linksTo('/nieuws'),
      ...linksTo(''),
    ])
    for (const path of ['/over-ons', '/en', '/nope'])
      expect(feedsOf((await request(server).get(path)).text)).toEqual([])
  })

  test('announces none where only what has no date is listed', async () => {
    const projects = contentPage('nl', '/projecten', 'Projecten', { mounts: ['projects'] })
    const { text } = await request(await serve({ source: newsSite([...two, projects]) })).get('/projecten')
    expect(feedsOf(text)).toEqual([])
  })
})
