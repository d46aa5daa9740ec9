import request from 'supertest'
import { expect, test } from 'vitest'
import type { ContentSource } from '../../../server/cms/source.ts'
import { contentPage, fakeSource } from '../../support/content.ts'
import { serve } from '../../support/test-deps.ts'

const taxonomy = { handle: 'topics', title: 'Onderwerpen', path: '/topics', collections: ['news'] }
const term = (title: string) => ({
  ...{ taxonomy: 'topics', slug: title, title, count: 2 },
  path: `/topics/${title.toLowerCase()}`,
})

const pages = [
  contentPage('nl', '/topics', 'Onderwerpen', { topic: { taxonomy: 'topics' }, updatedAt: '2026-01-01' }),
  contentPage('nl', '/topics/wind', 'Wind', {
    topic: { taxonomy: 'topics', slug: 'wind' },
    ancestors: [{ title: 'Onderwerpen', path: '/topics' }],
    nearest: { en: '/en/topics' },
  }),
]

/** A site with a taxonomy of these terms. */
function topicSite(titles: readonly string[], more: Partial<ContentSource> = {}) {
  const plain = fakeSource()
  return fakeSource({
    page: async (locale, path) => {
      const page = pages.find((each) => each.locale === locale && each.path === path)
      return page ? { kind: 'page', page } : plain.page(locale, path)
    },
    taxonomies: async () => [taxonomy],
    facets: async () => ({ terms: [{ taxonomy, terms: titles.map(term) }], years: [] }),
    topics: async (locale) =>
      locale === 'nl'
        ? [
            {
              topic: { taxonomy: 'topics' },
              title: 'Onderwerpen',
              path: '/topics',
              alternates: {},
              count: 1,
            },
            {
              topic: { taxonomy: 'topics', slug: 'wind' },
              title: 'Wind',
              path: '/topics/wind',
              alternates: {},
              count: 1,
            },
          ]
        : [],
    ...more,
  })
}

const textAt = async (path: string, source: ContentSource) =>
  (
    await request(await serve({ source }))
      .get(path)
      .expect(200)
  ).text

test('the page of a taxonomy lists its terms with their numbers', async () => {
  const text = await textAt('/topics', topicSite(['Water', 'Wind']))
  expect(text).toContain('<a href="/topics/wind">Wind</a> <span class="muted">2</span>')
  expect(text).not.toMatch(/class="filters"|minuten? lezen|Bijgewerkt/)
})

test.each([
  ['/topics', 'Onderwerpen'],
  ['/topics/wind', 'Wind – Onderwerpen'],
])('the title of %s tells which page it is of all that have such a term', async (path, title) => {
  const text = await textAt(path, topicSite(['Wind']))
  expect(/<title>([^<]*)/.exec(text)?.[1]).toBe(`${title} – Example`)
  expect(text).toMatch(new RegExp(`<h1[^>]*>${path === '/topics' ? 'Onderwerpen' : 'Wind'}</h1>`))
})

test('a long list of terms is divided by letters, without regard to accents', async () => {
  const titles = ['1953', ...'Aap Éb Eend'.split(' '), ...Array.from({ length: 30 }, (_, n) => `W${n}`)]
  const text = await textAt('/topics', topicSite(titles))
  expect([...text.matchAll(/<h2 id="terms-([^"]+)">/g)].map(([, letter]) => letter)).toEqual([
    '#',
    'A',
    'E',
    'W',
  ])
  expect(text).toContain('href="#terms-E"')
})

test('a taxonomy without entries says nothing', async () => {
  const text = await textAt('/topics', topicSite([], { facets: async () => ({ terms: [], years: [] }) }))
  expect(text).not.toContain('class="terms"')
})

test('the sitemap for visitors names taxonomies, and none where a language has none', async () => {
  expect(await textAt('/sitemap', topicSite(['Wind']))).toMatch(
    /<h2>Onderwerpen<\/h2><ul><li><a href="\/topics">Onderwerpen<\/a><\/li><\/ul>/,
  )
  expect(await textAt('/en/sitemap', topicSite(['Wind']))).not.toContain('<h2>Topics</h2>')
})

test('a term of one language names no translation, and the switch leads to the nearest page', async () => {
  const text = await textAt('/topics/wind', topicSite(['Wind']))
  expect([...text.matchAll(/hreflang="([^"]+)" href="/g)].map(([, lang]) => lang)).toEqual([
    'nl',
    'x-default',
  ])
  expect(text).toContain('<a href="/en/topics" hrefLang="en"')
  expect(text).toMatch(/"@type":"ListItem","position":2,"name":"Onderwerpen","item":"[^"]*\/topics"/)
})

test('a term that appears after its address was known as missing is shown', async () => {
  const state = { isThere: false }
  const source = topicSite(['Wind'])
  const page: ContentSource['page'] = async (locale, path) =>
    state.isThere ? source.page(locale, path) : { kind: 'missing' }
  const server = await serve({ source: { ...source, page } })
  await request(server).get('/topics/wind').expect(404)
  await request(server).get('/topics/wind').expect(404)
  state.isThere = true
  source.change()
  await request(server).get('/topics/wind').expect(200)
})
