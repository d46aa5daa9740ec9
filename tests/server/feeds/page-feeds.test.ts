import request from 'supertest'
import { describe, expect, test } from 'vitest'
import type { ContentSource } from '../../../server/cms/source.ts'
import type { TermRef } from '../../../src/content/terms.ts'
import type { ContentPage } from '../../../src/content/types.ts'
import { contentPage, failing, fakeSource, globalsWith } from '../../support/content.ts'
import { channelOf, rssFaults } from '../../support/feeds.ts'
import { expectLog } from '../../support/reports.ts'
import { serve, siteUrl } from '../../support/test-deps.ts'

const wind: TermRef = { taxonomy: 'topics', slug: 'wind' }
const water: TermRef = { taxonomy: 'topics', slug: 'water' }

const item = (slug: string, date: string, parts: Partial<ContentPage> = {}) =>
  contentPage('nl', `/nieuws/${slug}`, slug, { collection: 'news', date, ...parts })

const news = [
  item('eerste', '2026-01-05', { terms: [wind] }),
  item('tweede', '2026-02-05', { terms: [wind, water] }),
  item('derde', '2026-03-05'),
]

const lists = [
  contentPage('nl', '/nieuws', 'Nieuws', { mounts: ['news'], fields: { lead: 'Wat er gebeurt' } }),
  contentPage('nl', '/projecten', 'Projecten', { mounts: ['projects'] }),
  contentPage('nl', '/topics', 'Onderwerpen', { topic: { taxonomy: 'topics' } }),
  contentPage('nl', '/topics/wind', 'Wind', { topic: wind }),
  contentPage('nl', '/nieuws/topics/water', 'Water', { topic: { ...water, collection: 'news' } }),
  contentPage('nl', '/topics/leeg', 'Leeg', { topic: { taxonomy: 'topics', slug: 'leeg' } }),
]

/** A site with a list of news, and pages of its terms. */
function topicSite(entries: readonly ContentPage[] = news, more: Partial<ContentSource> = {}) {
  const plain = fakeSource()
  const pages = () => [...entries, ...lists]
  return fakeSource({
    traits: { ...plain.traits, tellsOfChanges: true },
    page: async (locale, path) => {
      const page = pages().find((each) => each.locale === locale && each.path === path)
      return page ? { kind: 'page', page } : plain.page(locale, path)
    },
    has: async (locale, path) => pages().some((each) => each.locale === locale && each.path === path),
    dated: async (locale) => (locale === 'nl' ? ['news'] : []),
    taxonomies: async () => [
      { handle: 'topics', title: 'Onderwerpen', path: '/topics', collections: ['news', 'projects'] },
    ],
    async list(_locale, { collections, term, order = 'own', offset = 0, limit = 1_000 }) {
      const wanted = entries.filter(
        ({ collection, terms }) =>
          collections.includes(collection) && (!term || terms.some(({ slug }) => slug === term.slug)),
      )
      const sorted =
        order === 'newest' ? wanted.toSorted((a, b) => ((a.date ?? '') < (b.date ?? '') ? 1 : -1)) : wanted
      const items = sorted.slice(offset, offset + limit)
      return {
        items: items.map(({ title, path, date }) => ({ title, path, date: date ?? '' })),
        total: wanted.length,
      }
    },
    ...more,
  })
}

const get = async (path: string, source: ContentSource = topicSite()) =>
  request(await serve({ source }))
    .get(path)
    .buffer(true)

const titlesAt = async (path: string, source?: ContentSource) =>
  JSON.parse((await get(path, source)).text).items.map(({ title }: { title: string }) => title)

describe('a page that lists dated entries has feeds of its own', () => {
  test('a collection, with the name and the text of its page', async () => {
    const { text, headers } = await get('/nieuws/feed.xml')
    expect(headers['content-type']).toBe('application/rss+xml; charset=utf-8')
    expect(headers['content-language']).toBe('nl')
    expect(rssFaults(text)).toEqual([])
    const { texts, items } = channelOf(text)
    expect(texts).toMatchObject({
      title: 'Nieuws – Example',
      link: `${siteUrl}/nieuws`,
      description: 'Wat er gebeurt',
    })
    expect(items.map(({ title }) => title)).toEqual(['derde', 'tweede', 'eerste'])
    expect(text).toContain(`href="${siteUrl}/nieuws/feed.xml" rel="self"`)
  })

  test('a term, and a term below a collection', async () => {
    expect(await titlesAt('/topics/wind/feed.json')).toEqual(['tweede', 'eerste'])
    expect(await titlesAt('/nieuws/topics/water/feed.json')).toEqual(['tweede'])
    expect(channelOf((await get('/topics/wind/feed.xml')).text).texts.title).toBe('Wind – Example')
  })

  test.each([
    ['a page that lists nothing', '/over-ons/feed.xml'],
    ['entries without dates', '/projecten/feed.xml'],
    ['all terms of a taxonomy', '/topics/feed.xml'],
    ['a term without entries', '/topics/leeg/feed.json'],
    ['a page that does not exist', '/nergens/feed.xml'],
    ['an entry', '/nieuws/eerste/feed.xml'],
    ['the search page', '/search/feed.xml'],
    ['another format', '/nieuws/feed.atom'],
    ['a language without the page', '/en/nieuws/feed.xml'],
  ])('not for %s', async (_name, path) => {
    expect((await get(path)).status).toBe(404)
  })

  test('an entry at the address of a feed is shown in its place', async () => {
    const { text } = await get('/nieuws/feed.xml', topicSite([...news, item('feed.xml', '2026-01-01')]))
    expect(text).toContain('>feed.xml</h1>')
  })

  test('a rule of editors acts where there is no feed', async () => {
    const rules = [{ source: '/oud/feed.xml', target: '/feed.xml' }]
    const { status, headers } = await get('/oud/feed.xml', topicSite(news, globalsWith({}, rules)))
    expect([status, headers.location]).toEqual([301, '/feed.xml'])
  })

  test('entries to come, without a date or hidden from search engines are left out', async () => {
    const more = [
      item('agenda', '2999-01-01'),
      item('ooit', 'ooit'),
      item('verborgen', '2026-05-05', { fields: { seo_noindex: true } }),
    ]
    expect(await titlesAt('/nieuws/feed.json', topicSite([...more, ...news]))).toEqual([
      'derde',
      'tweede',
      'eerste',
    ])
  })

  test('the newest thirty are found behind many entries to come', async () => {
    const toCome = Array.from({ length: 130 }, (_, n) => item(`agenda-${n}`, '2999-01-01'))
    expect(await titlesAt('/nieuws/feed.json', topicSite([...toCome, ...news]))).toHaveLength(3)
  })
})

describe('the answer', () => {
  test('has a tag by which a reader asks again, and the lifetimes of pages', async () => {
    const server = await serve({ source: topicSite() })
    const first = await request(server).get('/topics/wind/feed.xml').buffer(true).expect(200)
    expect(first.headers['cache-control']).toBe('public, max-age=0, s-maxage=60, stale-if-error=86400')
    const tag = String(first.headers.etag)
    await request(server).get('/topics/wind/feed.xml').set('If-None-Match', tag).expect(304)
    await request(server).head('/topics/wind/feed.xml').expect(200)
    await request(server).post('/topics/wind/feed.xml').expect(405)
  })

  test('is made once, and anew after a change', async () => {
    const entries = [...news]
    const asked: string[] = []
    const source = topicSite(entries)
    const list: ContentSource['list'] = (locale, query) => {
      if (query.order === 'newest') asked.push(query.term?.slug ?? '')
      return source.list(locale, query)
    }
    const server = await serve({ source: { ...source, list } })
    for (const file of ['feed.xml', 'feed.json', 'feed.xml?utm_source=x'])
      await request(server).get(`/topics/wind/${file}`).expect(200)
    expect(asked).toEqual(['wind'])
    entries.push(item('vierde', '2026-04-05', { terms: [wind] }))
    source.change()
    expect((await request(server).get('/topics/wind/feed.json').buffer(true)).text).toContain('vierde')
  })

  test('a feed that appears after its address was known as missing is sent', async () => {
    const entries = [...news]
    const source = topicSite(entries)
    const server = await serve({ source })
    await request(server).get('/topics/leeg/feed.xml').expect(404)
    await request(server).get('/topics/leeg/feed.xml').expect(404)
    entries.push(item('vierde', '2026-04-05', { terms: [{ taxonomy: 'topics', slug: 'leeg' }] }))
    source.change()
    await request(server).get('/topics/leeg/feed.xml').expect(200)
  })

  test('of a content system that is down is the last one', async () => {
    const source = topicSite()
    const state = { isDown: false }
    const list: ContentSource['list'] = (locale, query) =>
      state.isDown ? failing()() : source.list(locale, query)
    const server = await serve({ source: { ...source, list } })
    const { text } = await request(server).get('/nieuws/feed.xml').buffer(true).expect(200)
    state.isDown = true
    source.change()
    expectLog('error', /A feed could not be made again/)
    expect((await request(server).get('/nieuws/feed.xml').buffer(true).expect(200)).text).toBe(text)
  })
})

test('the page of a term announces its feed, that of all terms none', async () => {
  const hrefs = (html: string) =>
    [...html.matchAll(/rel="alternate" type="application\/rss\+xml" title="([^"]*)" href="([^"]*)"/g)].map(
      ([, title, href]) => [title, href],
    )
  expect(hrefs((await get('/topics/wind')).text)).toEqual([
    ['Wind – Example', `${siteUrl}/topics/wind/feed.xml`],
    ['Nieuws – Example', `${siteUrl}/feed.xml`],
  ])
  for (const path of ['/topics', '/topics/leeg', '/projecten'])
    expect(hrefs((await get(path)).text)).toEqual([])
})
