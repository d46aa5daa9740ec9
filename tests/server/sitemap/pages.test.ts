import { unzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { xmlToJson } from '../../../server/cms/http-client/body/xml.ts'
import { buildSitemap } from '../../../server/sitemap/build.ts'
import type { PageOutline, Value, Values } from '../../../src/content/types.ts'
import type { Locale } from '../../../src/i18n/languages.ts'
import { fixedPaths } from '../../../src/routes.ts'
import { fakeSource, globalsWith } from '../../support/content.ts'
import { outline } from '../../support/outlines.ts'
import { siteUrl, testDeps } from '../../support/test-deps.ts'

type Outlines = Partial<Record<Locale, readonly PageOutline[]>>

/** The sitemap of a site with these pages, as text. */
async function sitemapOf(outlines: Outlines, rules: Values['rules'] = []): Promise<string> {
  const source = fakeSource({
    outlines: async (locale) => outlines[locale] ?? [],
    ...globalsWith({}, rules),
  })
  const files = await buildSitemap(await testDeps({ source }))
  expect([...files.keys()]).toEqual(['/sitemap.xml'])
  return unzipSync(files.get('/sitemap.xml')?.copies.gzip ?? '').toString()
}

/** The element of a page, without its own tags; undefined when the page is left out. */
const urlOf = (xml: string, path: string): string | undefined =>
  [...xml.matchAll(/<url>(.*?)<\/url>/g)]
    .map(([, url]) => url)
    .find((url) => url?.startsWith(`<loc>${siteUrl}${path}</loc>`))

const reading = { logger: { error: () => {} }, maxBytes: 1_000_000 }

const locsIn = (xml: string): readonly (string | undefined)[] =>
  [...xml.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, loc]) => loc)

test('a page is told with its time, how often it changes, its weight, translations and photo', async () => {
  const alternates = { nl: '/over', de: '/de/über' }
  const xml = await sitemapOf({
    nl: [
      outline('nl', '/over', {
        alternates,
        updatedAt: '2026-11-20T10:00:00+01:00',
        picture: { src: '/assets/a&b.jpg', alt: '' },
        fields: { sitemap_priority: '0.8', sitemap_change_frequency: 'weekly' },
      }),
    ],
    de: [outline('de', '/de/über', { alternates })],
  })
  const links = [
    `<xhtml:link rel="alternate" hreflang="nl" href="${siteUrl}/over"/>`,
    `<xhtml:link rel="alternate" hreflang="de" href="${siteUrl}/de/%C3%BCber"/>`,
    `<xhtml:link rel="alternate" hreflang="x-default" href="${siteUrl}/over"/>`,
  ].join('')
  expect(urlOf(xml, '/over')).toBe(
    [
      `<loc>${siteUrl}/over</loc><lastmod>2026-11-20T09:00:00.000Z</lastmod>`,
      `<changefreq>weekly</changefreq><priority>0.80</priority>${links}`,
      `<image:image><image:loc>${siteUrl}/assets/a&amp;b.jpg</image:loc></image:image>`,
    ].join(''),
  )
  expect(urlOf(xml, '/de/%C3%BCber')).toBe(`<loc>${siteUrl}/de/%C3%BCber</loc>${links}`)
  expect(Object.keys(xmlToJson(xml, reading))).toContain('urlset')
})

test('pages of the route table that want to be found stand in it in every language', async () => {
  const locs = locsIn(await sitemapOf({}))
  expect(locs).toHaveLength(3 * fixedPaths.length)
  expect(locs).toEqual(expect.arrayContaining([`${siteUrl}/sitemap`, `${siteUrl}/de/designsystem/card`]))
})

test.each<[string, Values]>([
  ['noindex', { seo_noindex: true }],
  ['noindex among other words', { seo: { robots: ['nofollow', 'noindex'] } }],
  ['seo switched off', { seo: false }],
  ['a page that an editor left out', { seo: { sitemap: false } }],
  ['a page at home elsewhere on the site', { seo_canonical_type: 'custom', seo_canonical_custom: '/other' }],
  ['a page at home on another site', { seo: { canonical_url: 'https://other.example/hidden' } }],
])('%s is left out, and is no translation of others', async (_name, fields) => {
  const alternates = { nl: '/shown', en: '/en/hidden' }
  const xml = await sitemapOf({
    nl: [outline('nl', '/shown', { alternates })],
    en: [outline('en', '/en/hidden', { alternates, fields })],
  })
  expect(xml).toContain(`<loc>${siteUrl}/shown</loc>`)
  expect(xml).not.toContain('hidden')
})

test('a translation that is a draft is in no list of the source, and is not named', async () => {
  const alternates = { nl: '/shown', en: '/en/draft' }
  const xml = await sitemapOf({ nl: [outline('nl', '/shown', { alternates })] })
  expect(xml).not.toContain('draft')
})

test.each([`${siteUrl}/self`, '/self'])(
  'a page that names itself (%s) as its home stays',
  async (canonical) => {
    const fields = { seo: { canonical_url: canonical } }
    expect(urlOf(await sitemapOf({ nl: [outline('nl', '/self', { fields })] }), '/self')).toBeDefined()
  },
)

test.each([
  'https://cms.example/page',
  '//other.example',
  '/api/pages',
  '/sitemap.xml',
  '/EN/page',
  '/en/of-another-language',
  '/a//b',
  '/a%41',
  '/../etc',
  `/${'long'.repeat(600)}`,
  `/${'deep/'.repeat(11)}er`,
])('%s, which no page is served at, is left out', async (path) => {
  expect(await sitemapOf({ nl: [outline('nl', path)] })).toBe(await sitemapOf({}))
})

test('content at an address of the route table, and content that comes twice, stands in it once', async () => {
  const locs = locsIn(
    await sitemapOf({ nl: [outline('nl', '/sitemap'), outline('nl', '/a'), outline('nl', '/a')] }),
  )
  expect(new Set(locs).size).toBe(locs.length)
})

test('a page whose visitors a rule takes elsewhere is left out; other rules act only where nothing is', async () => {
  const rules = [
    { source: '/ruled', target: '/elsewhere', override: true },
    { source: '/designsystem/card', target: '/elsewhere', override: true },
    { source: '/stays', target: '/elsewhere' },
  ]
  const xml = await sitemapOf({ nl: [outline('nl', '/ruled'), outline('nl', '/stays')] }, rules)
  expect([urlOf(xml, '/ruled'), urlOf(xml, '/designsystem/card')]).toEqual([undefined, undefined])
  expect(urlOf(xml, '/stays')).toBeDefined()
})

const shapes: readonly Value[] = [null, 7, '', 'x', [], [[]], {}, { value: [] }, true, '@seo:seo', 1e300]

test('fields of any type cost themselves, and never the sitemap', async () => {
  const names = ['seo', 'seo_noindex', 'seo_canonical_type', 'sitemap_priority', 'sitemap_change_frequency']
  const pages = names.flatMap((name) =>
    shapes.map((value, at) => outline('nl', `/${name}-${at}`, { fields: { [name]: value } })),
  )
  const xml = await sitemapOf({ nl: pages })
  expect(Object.keys(xmlToJson(xml, reading))).toContain('urlset')
  for (const { summary, indexing } of pages)
    expect(urlOf(xml, summary.path) !== undefined, summary.path).toBe(
      !indexing.noindex && indexing.sitemap.listed,
    )
})

test.each(['yesterday', '', '99999-01-01', '2026-13-45'])(
  '%j as a time of change is none',
  async (updatedAt) => {
    const xml = await sitemapOf({ nl: [outline('nl', '/a', { updatedAt })] })
    expect(urlOf(xml, '/a')).not.toContain('lastmod')
  },
)

test.each(['/assets/map.svg', 'data:image/png;base64,x', 'javascript:alert(1)', 'http://['])(
  '%s is no photo',
  async (src) => {
    const xml = await sitemapOf({ nl: [outline('nl', '/a', { picture: { src, alt: '' } })] })
    expect(urlOf(xml, '/a')).not.toContain('image')
  },
)
