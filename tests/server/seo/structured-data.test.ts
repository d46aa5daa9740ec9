import request from 'supertest'
import { describe, expect, test } from 'vitest'
import type { ContentSource } from '../../../server/cms/source.ts'
import type { ContentPage } from '../../../src/content/types.ts'
import { contentPage, fakeSource, globalSets, globalsWith, only } from '../../support/content.ts'
import { linkedDataOf, scriptsBesideData } from '../../support/html.ts'
import { faultsOf } from '../../support/schema-org.ts'
import { serve, siteUrl } from '../../support/test-deps.ts'

const textAt = async (path: string, overrides: Partial<ContentSource> = {}): Promise<string> =>
  (
    await request(await serve({ source: fakeSource(overrides) }))
      .get(path)
      .expect(200)
  ).text

const article = (parts: Partial<ContentPage> = {}, title = 'Slib') =>
  textAt(
    '/nieuws/slib',
    only(
      contentPage('nl', '/nieuws/slib', title, {
        date: '2026-01-05',
        updatedAt: '2026-02-01T10:00:00Z',
        ...parts,
      }),
    ),
  )
const written = (data: unknown) => ({ fields: { schema_jsonld: JSON.stringify(data) } })
const organizationId = `${siteUrl}/#organization`

describe('the home page', () => {
  test('says which site it is, whose, and how to search it, in its language', async () => {
    const text = await textAt('/en')
    const [site] = linkedDataOf(text, 'WebSite')
    expect(faultsOf(site)).toEqual([])
    expect(site).toMatchObject({
      name: 'Example',
      url: `${siteUrl}/en`,
      inLanguage: 'en',
      publisher: { '@id': organizationId },
      potentialAction: { target: `${siteUrl}/en/search?q={search_term_string}` },
    })
    const [organization] = linkedDataOf(text, 'Organization')
    expect(faultsOf(organization)).toEqual([])
    expect(organization?.['@id']).toBe(organizationId)
    expect(linkedDataOf(text, 'BreadcrumbList')).toEqual([])
  })

  test('names no publisher that it does not describe', async () => {
    const globals = async () => ({ general: globalSets.general ?? {} })
    const [site] = linkedDataOf(await textAt('/', { globals }), 'WebSite')
    expect(faultsOf(site)).toEqual([])
    expect(site).not.toHaveProperty('publisher')
  })

  test.each([
    { '@type': 'NGO', name: 'Eigen' },
    { '@type': 'https://schema.org/Organization', name: 'Eigen' },
    { '@graph': [{ '@type': ['Thing', 'Organization'], name: 'Eigen' }] },
  ])('says what its editor says of the organisation, and nothing beside it: %j', async (own) => {
    const text = await textAt('/', only(contentPage('nl', '/', 'Home', written(own))))
    expect(linkedDataOf(text, 'Organization')).toEqual([])
    expect(linkedDataOf(text, 'WebSite')[0]).not.toHaveProperty('publisher')
    expect(linkedDataOf(text)).toContainEqual(own)
  })
})

describe('the way to a page', () => {
  test('is a list of absolute addresses, from the home page to the page itself', async () => {
    const ancestors = [{ title: 'Über', path: '/de/über' }]
    const text = await textAt('/de/%C3%BCber/x', only(contentPage('de', '/über/x', 'X', { ancestors })))
    const [list] = linkedDataOf(text, 'BreadcrumbList')
    expect(faultsOf(list)).toEqual([])
    expect(list?.itemListElement).toMatchObject([
      { item: `${siteUrl}/de` },
      { name: 'Über', item: `${siteUrl}/de/%C3%BCber` },
      { name: 'X', item: `${siteUrl}/de/%C3%BCber/x` },
    ])
  })

  test('is the one that an editor wrote', async () => {
    const own = { '@type': 'BreadcrumbList', itemListElement: [] }
    expect(linkedDataOf(await textAt('/x', only(contentPage('nl', '/x', 'X', written(own)))))).toEqual([own])
  })

  test('is missing on pages without one', async () => {
    for (const path of ['/sitemap', '/designsystem']) expect(linkedDataOf(await textAt(path))).toEqual([])
  })
})

describe('a dated page', () => {
  test('is a NewsArticle of the organisation', async () => {
    const picture = { url: '/a.jpg', alt: 'A' }
    const [news] = linkedDataOf(await article({ fields: { picture } }), 'NewsArticle')
    expect(faultsOf(news)).toEqual([])
    expect(news).toMatchObject({
      headline: 'Slib',
      datePublished: '2026-01-05',
      dateModified: '2026-02-01T10:00:00Z',
      image: `${siteUrl}/a.jpg`,
      inLanguage: 'nl',
      mainEntityOfPage: `${siteUrl}/nieuws/slib`,
      author: { '@id': organizationId, name: 'Example' },
      publisher: { '@id': organizationId },
    })
  })

  test('has a headline of 110 characters at most, and never half a character', async () => {
    const [news] = linkedDataOf(await article({}, '🌊'.repeat(200)), 'NewsArticle')
    expect(news?.headline).toBe(`${'🌊'.repeat(109)}…`)
  })

  test('of a site without an organisation is the site’s', async () => {
    const globals = async () => ({ general: globalSets.general ?? {} })
    const page = contentPage('nl', '/n', 'N', { date: '2026-01-05' })
    const [news] = linkedDataOf(await textAt('/n', { ...only(page), globals }), 'NewsArticle')
    expect(faultsOf(news)).toEqual([])
  })

  test.each(['Article', 'BlogPosting', 'Event'])('is what its editor says that it is: %s', async (type) => {
    const own = { '@type': type, name: 'Eigen' }
    const text = await article(written(own))
    expect(linkedDataOf(text, 'NewsArticle')).toEqual([])
    expect(linkedDataOf(text, type)).toEqual([own])
  })

  test.each([
    ['a canonical address elsewhere', { fields: { seo: { canonical_url: 'https://elders.example/a' } } }],
    ['texts of another language', { fallback: { locale: 'en', path: '/en/a' } as const }],
    ['a date that nobody can read', { date: 'gisteren' }],
  ])('with %s is none', async (_, parts) => {
    expect(linkedDataOf(await article(parts), 'NewsArticle')).toEqual([])
  })
})

test('no name or title can end a script', async () => {
  const hostile = '</script><script>alert(1)</script><!--\u2028'
  const page = contentPage('nl', '/x', hostile, {
    date: '2026-01-05',
    ancestors: [{ title: hostile, path: '/y' }],
  })
  const text = await textAt('/x', { ...only(page), ...globalsWith({ site_name: hostile }) })
  expect(linkedDataOf(text, 'NewsArticle')).toMatchObject([{ headline: hostile }])
  expect(linkedDataOf(text, 'BreadcrumbList')).toHaveLength(1)
  expect(scriptsBesideData(text)).toHaveLength(3)
})

describe('a page that lists a collection', () => {
  const list = (parts: Partial<ContentPage> = {}) =>
    textAt('/nieuws', only(contentPage('nl', '/nieuws', 'Nieuws', { mounts: ['news'], ...parts })))

  test('says which entries it lists', async () => {
    const [page] = linkedDataOf(await list(), 'CollectionPage')
    expect(faultsOf(page)).toEqual([])
    expect(page).toMatchObject({
      name: 'Nieuws',
      url: `${siteUrl}/nieuws`,
      inLanguage: 'nl',
      mainEntity: {
        '@type': 'ItemList',
        itemListElement: [{ '@type': 'ListItem', position: 1, url: `${siteUrl}/nieuws/eerste` }],
      },
    })
  })

  test('leaves that to its editor, who wrote it', async () => {
    const text = await list(
      written({ '@context': 'https://schema.org', '@type': 'CollectionPage', name: 'Eigen' }),
    )
    expect(linkedDataOf(text, 'CollectionPage')).toMatchObject([{ name: 'Eigen' }])
  })

  test('is no list without entries', async () => {
    expect(linkedDataOf(await list({ mounts: ['works'] }), 'CollectionPage')).toEqual([])
  })
})
