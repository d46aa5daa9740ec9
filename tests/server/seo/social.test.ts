import request from 'supertest'
import { expect, test } from 'vitest'
import type { ContentPage, Values } from '../../../src/content/types.ts'
import { oddValues } from '../../support/block-samples.ts'
import { contentPage, fakeSource, only } from '../../support/content.ts'
import { canonicalOf, metaOf, propertiesOf } from '../../support/html.ts'
import { serve, siteUrl } from '../../support/test-deps.ts'

const pageWith = async (fields: Values, parts: Partial<ContentPage> = {}, path = '/x'): Promise<string> => {
  const source = fakeSource(only(contentPage('nl', '/x', 'X', { fields, ...parts })))
  return (
    await request(await serve({ source }))
      .get(path)
      .expect(200)
  ).text
}

test('X is told only what differs from what all networks get', async () => {
  const same = await pageWith({
    og_title: 'Deel',
    twitter_title: 'Deel',
    lead: 'Intro',
    twitter_description: 'Intro',
    og_image: '/a.jpg',
    twitter_image: '/a.jpg',
  })
  for (const name of ['title', 'description', 'image'])
    expect(metaOf(same, `twitter:${name}`)).toBeUndefined()
  const own = await pageWith({
    og_title: 'Deel',
    twitter_title: 'Kort',
    twitter_description: 'Kijk',
    og_description: 'Lees',
    og_image: '/a.jpg',
    twitter_image: { url: '/b.png', alt: 'Een & ander' },
  })
  expect(propertiesOf(own, 'og:title')).toEqual(['Deel'])
  expect(propertiesOf(own, 'og:description')).toEqual(['Lees'])
  expect(propertiesOf(own, 'og:image')).toEqual([`${siteUrl}/a.jpg`])
  expect(metaOf(own, 'twitter:title')).toBe('Kort')
  expect(metaOf(own, 'twitter:description')).toBe('Kijk')
  expect(metaOf(own, 'twitter:image')).toBe(`${siteUrl}/b.png`)
  expect(metaOf(own, 'twitter:image:alt')).toBe('Een &amp; ander')
})

test('fields for X alone mean all networks, and a drawing is for none', async () => {
  const text = await pageWith({ seo: { twitter_title: 'Kort' }, twitter_image: { url: '/a.svg' } })
  expect(propertiesOf(text, 'og:title')).toEqual(['Kort'])
  expect(propertiesOf(text, 'og:image')).toEqual([`${siteUrl}/share-nl.png`])
  expect(metaOf(text, 'twitter:title')).toBeUndefined()
  expect(metaOf(text, 'twitter:image')).toBeUndefined()
})

test('a picture chosen for sharing keeps its description and size', async () => {
  const text = await pageWith({ og_image: { url: '/a.jpg', alt: 'De kap', width: 1600, height: 900 } })
  expect(propertiesOf(text, 'og:image:alt')).toEqual(['De kap'])
  expect(propertiesOf(text, 'og:image:width')).toEqual(['1600'])
  expect(propertiesOf(text, 'og:image:height')).toEqual(['900'])
})

test('the other languages of a page are named, and only those', async () => {
  const alternates = { nl: '/x', de: '/de/x' }
  const text = await pageWith({}, { alternates })
  expect(propertiesOf(text, 'og:locale')).toEqual(['nl_NL'])
  expect(propertiesOf(text, 'og:locale:alternate')).toEqual(['de_DE'])
  expect(propertiesOf(await pageWith({}), 'og:locale:alternate')).toEqual([])
})

test('a dated page is an article, with the day it came out and its last change', async () => {
  const dates = { date: '2026-01-05', updatedAt: '2026-02-01T10:00:00Z' }
  const text = await pageWith({}, dates)
  expect(propertiesOf(text, 'og:type')).toEqual(['article'])
  expect(propertiesOf(text, 'article:published_time')).toEqual(['2026-01-05'])
  expect(propertiesOf(text, 'article:modified_time')).toEqual(['2026-02-01T10:00:00Z'])
  const earlier = await pageWith({}, { date: '2026-01-05', updatedAt: '2025-12-01T10:00:00Z' })
  expect(propertiesOf(earlier, 'article:modified_time')).toEqual([])
  for (const parts of [{ updatedAt: dates.updatedAt }, { date: 'gisteren' }])
    expect(propertiesOf(await pageWith({}, parts), 'og:type')).toEqual(['website'])
})

test.each([
  ['/x?utm_source=mail&page=2', {}, `${siteUrl}/x`],
  ['/x', { seo: { canonical_url: '/y?utm_source=mail#top' } }, `${siteUrl}/y`],
  ['/x', { seo: { canonical_url: `${siteUrl}/y?gclid=1` } }, `${siteUrl}/y`],
  ['/x', { seo: { canonical_url: 'https://elders.example/?id=5#a' } }, 'https://elders.example/?id=5'],
])('a canonical address of this site never has a query: %s with %j', async (path, fields, canonical) => {
  expect(canonicalOf(await pageWith(fields, {}, path))).toBe(canonical)
})

test('an untranslated page is for visitors: search engines find the original alone', async () => {
  const source = fakeSource(
    only(contentPage('en', '/over', 'Over ons', { fallback: { locale: 'nl', path: '/over-ons' } })),
  )
  const { text } = await request(await serve({ source })).get('/en/over')
  expect(metaOf(text, 'robots')).toBe('noindex')
  expect(canonicalOf(text)).toBe(`${siteUrl}/over-ons`)
})

test.each(oddValues.map((value, index) => [index, value] as const))(
  'odd value %i in every field costs that field',
  async (_, odd) => {
    const names = [
      ...['seo_title', 'seo_description', 'seo_noindex', 'seo_canonical_type', 'seo_canonical_custom'],
      ...['og_title', 'og_description', 'og_image', 'twitter_title', 'twitter_description', 'twitter_image'],
      ...['schema_jsonld', 'sitemap_priority', 'seo'],
    ]
    const fields = Object.fromEntries(names.map((name) => [name, odd])) as Values
    const text = await pageWith(fields)
    expect(canonicalOf(text)).toMatch(/^https:\/\//)
    expect(propertiesOf(text, 'og:title')).toHaveLength(1)
  },
)
