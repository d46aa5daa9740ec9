import request from 'supertest'
import { afterAll, expect, test } from 'vitest'
import { feedFiles, feedPath } from '../../../server/seo/feed-addresses.ts'
import { defaultLanguages, defaultRows } from '../../../src/i18n/languages.ts'
import { embeddedServer } from '../../support/embedded.ts'
import { channelOf, rssFaults } from '../../support/feeds.ts'
import { alternatesOf, canonicalOf, linkedDataOf, metaOf, propertiesOf, titleOf } from '../../support/html.ts'
import { faultsOf } from '../../support/schema-org.ts'

/** Every page of the embedded content, as a search engine finds it. */

const { deps, server, contentPaths, close } = await embeddedServer()
afterAll(close)

async function newsPaths(): Promise<readonly string[]> {
  const lists = defaultRows.map(async ({ locale }) => {
    const collections = await deps.content.dated(locale)
    const entries = collections.map((collection) => deps.content.entries(locale, { collection }))
    return (await Promise.all(entries)).flat().map(({ path }) => path)
  })
  return (await Promise.all(lists)).flat()
}

const origin = deps.config.siteUrl
const news = await newsPaths()
const pages = new Map<string, string>()
for (const path of [...(await contentPaths()), ...news, '/sitemap', '/en/sitemap', '/de/designsystem']) {
  const answer = await request(server).get(encodeURI(path))
  pages.set(new URL(origin + path).href, answer.status === 200 ? answer.text : `${answer.status}`)
}

test('the news is found', () => {
  expect(news.length).toBeGreaterThan(15)
})

test('every page answers 200 with a title, a description and its own canonical address', () => {
  const odd = [...pages].filter(
    ([url, html]) => !titleOf(html) || !metaOf(html, 'description') || canonicalOf(html) !== url,
  )
  expect(odd.map(([url]) => url)).toEqual([])
})

test('a page names its translations, each of which is there and names it in return', () => {
  const broken = [...pages].flatMap(([url, html]) =>
    Object.entries(alternatesOf(html))
      .filter(([, other]) => !Object.values(alternatesOf(pages.get(other) ?? '')).includes(url))
      // Only some of the fixed pages are asked for.
      .filter(([, other]) => !/\/(sitemap|designsystem)$/.test(other))
      .map(([lang, other]) => `${url} ${lang} ${other}`),
  )
  expect(broken).toEqual([])
  const langs = new Set([...pages.values()].flatMap((html) => Object.keys(alternatesOf(html))))
  expect([...langs].toSorted()).toEqual(['de', 'en', 'nl', 'x-default'])
})

test('a page names itself among its translations, and Dutch as x-default where there is Dutch', () => {
  for (const [url, html] of pages) {
    const alternates = alternatesOf(html)
    expect(Object.values(alternates)).toContain(url)
    expect(alternates['x-default']).toBe(alternates.nl)
    expect(propertiesOf(html, 'og:locale:alternate')).toHaveLength(
      Object.keys(alternates).filter((lang) => lang !== 'x-default').length - 1,
    )
  }
})

test('linked data has the members that search engines require, and news are articles', () => {
  for (const html of pages.values()) expect(linkedDataOf(html).flatMap((data) => faultsOf(data))).toEqual([])
  for (const path of news)
    expect(linkedDataOf(pages.get(new URL(origin + path).href) ?? '', 'NewsArticle')).toHaveLength(1)
})

test.each(defaultRows)('the feeds of $locale have all its news', async ({ locale, lang }) => {
  const entries = await deps.content.entries(locale, { collection: 'news' })
  const texts = await Promise.all(
    feedFiles.map(async ({ file }) => {
      const answer = await request(server)
        .get(feedPath(defaultLanguages.withPrefix(locale, '/'), file))
        .buffer(true)
        .expect(200)
      return answer.text
    }),
  )
  const [xml = '', json = ''] = texts
  expect(rssFaults(xml)).toEqual([])
  expect(channelOf(xml).texts.language).toBe(lang)
  const found = channelOf(xml).items.map(({ link }) => link)
  expect(found).toEqual(JSON.parse(json).items.map(({ url }: { url: string }) => url))
  expect(found).toEqual(entries.map(({ path }) => new URL(origin + path).href))
})
