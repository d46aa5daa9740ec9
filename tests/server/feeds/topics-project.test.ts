import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { walkSitemap } from '../../../scripts/checks/walk-sitemap.mjs'
import { topicsProject } from '../../fixtures/projects/topics.ts'
import { channelOf, rssFaults } from '../../support/feeds.ts'
import { type ServedProduct, serveProduct } from '../../support/product.ts'
import { writeProject } from '../../support/project.ts'
import { siteUrl } from '../../support/test-deps.ts'

const held: { site?: ServedProduct } = {}
beforeAll(async () => {
  const { dir } = await writeProject(topicsProject, afterAll)
  held.site = await serveProduct({ CONTENT_DIR: dir, CONTENT_SOURCE: 'files', LOCALES: '' }, dir)
})
afterAll(() => held.site?.close())

const get = async (path: string) => {
  const response = await fetch(`${held.site?.url}${path}`, { redirect: 'manual' })
  const { status, headers } = response
  return { status, robots: headers.get('x-robots-tag'), text: await response.text() }
}

describe('a project with a taxonomy in three languages', () => {
  test('has every page of its terms in the sitemap, with the translations that the page names', async () => {
    const walked = await walkSitemap({
      fetchPage: (address) => get(address.slice(siteUrl.length)),
      address: `${siteUrl}/sitemap.xml`,
    })
    expect(walked.faults).toEqual([])
    const { text } = await get('/sitemap.xml')
    const terms = [...text.matchAll(/<loc>[^<]*(\/nieuws\/onderwerpen\/[^<]*)<\/loc>/g)].map(
      ([, path]) => path,
    )
    expect(terms).toContain('/nieuws/onderwerpen/dak')
    expect(terms).not.toContain('/nieuws/onderwerpen/leeg')
  })

  test.each([
    ['/nieuws/feed.xml', ['drie', 'twee', 'een']],
    ['/nieuws/onderwerpen/dak/feed.xml', ['twee', 'een']],
    ['/en/news/onderwerpen/roof/feed.xml', ['one']],
    ['/de/neues/onderwerpen/wind/feed.xml', ['eins']],
    ['/nieuws/onderwerpen/leeg/feed.xml', undefined],
    ['/nieuws/onderwerpen/feed.xml', undefined],
    ['/mensen/vak-groepen/timmer/feed.xml', undefined],
  ])('answers %s with its entries, drafts and what is to come left out', async (path, titles) => {
    const { status, text } = await get(path)
    expect(status).toBe(titles ? 200 : 404)
    if (!titles) return
    expect(rssFaults(text)).toEqual([])
    expect(channelOf(text).items.map(({ title }) => title)).toEqual(titles)
  })

  test('shows below an entry those with the same terms', async () => {
    const { text } = await get('/nieuws/een')
    expect(text).toMatch(/<h2 id="related">.*<a href="\/nieuws\/twee">/)
  })

  test('leads from a term to its own slug in each language, and to the list where a language lacks it', async () => {
    const { text } = await get('/nieuws/onderwerpen/dak')
    expect(text).toContain(`hreflang="en" href="${siteUrl}/en/news/onderwerpen/roof"`)
    const alone = await get('/nieuws/onderwerpen/groot-werk')
    expect(alone.status).toBe(200)
    expect(alone.text).not.toContain(`hreflang="en" href="${siteUrl}`)
    expect(alone.text).toMatch(/<a href="\/en\/news" hrefLang="en"/)
  })
})
