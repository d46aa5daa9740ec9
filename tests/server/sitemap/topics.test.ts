import { unzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { buildSitemap } from '../../../server/sitemap/build.ts'
import type { TopicOutline } from '../../../src/content/topic-outline.ts'
import type { Locale } from '../../../src/i18n/languages.ts'
import { fakeSource, globalsWith } from '../../support/content.ts'
import { outline } from '../../support/outlines.ts'
import { siteUrl, testDeps } from '../../support/test-deps.ts'

const topic = (locale: Locale, path: string, parts: Partial<TopicOutline> = {}): TopicOutline => ({
  topic: { taxonomy: 'topics', slug: 'wind' },
  title: 'Wind',
  path,
  alternates: { [locale]: path },
  count: 2,
  ...parts,
})

type Topics = Partial<Record<Locale, readonly TopicOutline[]>>

/** The elements of the pages below `/topics` and the like, by address. */
async function topicsIn(topics: Topics, rules: Parameters<typeof globalsWith>[1] = []) {
  const source = fakeSource({
    topics: async (locale) => topics[locale] ?? [],
    outlines: async (locale) => (locale === 'nl' ? [outline('nl', '/topics/bezet')] : []),
    ...globalsWith({}, rules),
  })
  const files = await buildSitemap(await testDeps({ source }))
  const xml = unzipSync(files.get('/sitemap.xml')?.copies.gzip ?? '').toString()
  return new Map(
    [...xml.matchAll(/<url><loc>([^<]*topics[^<]*)<\/loc>(.*?)<\/url>/g)].map(([, loc = '', rest = '']) => [
      loc.slice(siteUrl.length),
      rest,
    ]),
  )
}

test('the page of a term is told with the time of its newest entry and its translations', async () => {
  const alternates = { nl: '/topics/wind', en: '/en/topics/wînd' }
  const found = await topicsIn({
    nl: [topic('nl', '/topics/wind', { alternates, updatedAt: '2026-11-20T10:00:00+01:00' })],
    en: [topic('en', '/en/topics/wînd', { alternates })],
  })
  const links = [
    `<xhtml:link rel="alternate" hreflang="nl" href="${siteUrl}/topics/wind"/>`,
    `<xhtml:link rel="alternate" hreflang="en" href="${siteUrl}/en/topics/w%C3%AEnd"/>`,
    `<xhtml:link rel="alternate" hreflang="x-default" href="${siteUrl}/topics/wind"/>`,
  ].join('')
  expect(found.get('/topics/wind')).toBe(`<lastmod>2026-11-20T09:00:00.000Z</lastmod>${links}`)
  expect(found.get('/en/topics/w%C3%AEnd')).toBe(links)
})

test('a term of one language names that alone', async () => {
  const found = await topicsIn({ en: [topic('en', '/en/topics/wind')] })
  expect(found.get('/en/topics/wind')).toBe(
    `<xhtml:link rel="alternate" hreflang="en" href="${siteUrl}/en/topics/wind"/>`,
  )
})

test('a term that editors keep from search engines, or that a rule leads away from, is left out', async () => {
  const hidden = { indexing: { noindex: true, sitemap: { listed: true } } }
  const found = await topicsIn(
    { nl: [topic('nl', '/topics/geheim', hidden), topic('nl', '/topics/oud'), topic('nl', '/topics/wind')] },
    [{ source: '/topics/oud', target: '/topics/wind', override: true }],
  )
  expect([...found.keys()]).toEqual(['/topics/bezet', '/topics/wind'])
})

test('an address that an entry has, too, stands once', async () => {
  const found = await topicsIn({ nl: [topic('nl', '/topics/bezet', { updatedAt: '2026-11-20' })] })
  expect([...found]).toEqual([['/topics/bezet', expect.not.stringContaining('lastmod')]])
})
