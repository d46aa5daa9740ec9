import { layoutFaults } from '../support/layout-faults.ts'
import { gone, languages, pagesIn, statusOf } from '../support/pages.ts'
import { originOf, type ServedSite, serveBuild } from '../support/serve-site.ts'
import { answeredWith, expect, hydrated, test } from '../support/test.ts'

for (const language of languages)
  test(`every page in ${language} loads without a complaint, a failed request or another host`, async ({
    page,
    watch,
  }) => {
    test.setTimeout(180_000)
    watch.expect(answeredWith(404))
    const failed: string[] = []
    page.on('response', (response) => {
      if (response.status() >= 400) failed.push(`${response.status()} ${new URL(response.url()).pathname}`)
    })
    for (const [, path] of pagesIn(language)) {
      await page.goto(path)
      await hydrated(page)
    }
    const expected = pagesIn(language).filter(([name]) => statusOf(name) !== 200)
    expect(failed).toEqual(expected.map(([name, path]) => `${statusOf(name)} ${path}`))
    expect(watch.outside).toEqual([])
  })

const phoneAndDesk = [320, 1280]

test('a page that was taken down says so, at every width', async ({ page, watch }) => {
  watch.expect(answeredWith(gone.status))
  const answer = await page.goto(gone.path)
  expect(answer?.status()).toBe(gone.status)
  await hydrated(page)
  await expect(page.locator('main a[href="/sitemap"]')).toBeVisible()
  for (const width of phoneAndDesk) {
    await page.setViewportSize({ width, height: 844 })
    expect(await layoutFaults(page), `${width} px`).toEqual([])
  }
})

test.describe('while the content system is away', () => {
  const port = 4324
  let site: ServedSite
  test.beforeAll(async () => {
    site = await serveBuild(port, { CONTENT_SOURCE: 'rest', CMS_URL: originOf(9), SNAPSHOT_DIR: '' })
  })
  test.afterAll(() => site.close())
  test.use({ baseURL: originOf(port) })

  test('the error screen stands by itself, at every width', async ({ page, watch }) => {
    watch.expect(answeredWith(503))
    watch.expect(/Site Verification ID is missing/)
    watch.expect(/Failed to fetch GTM ID/)
    watch.expect(/^Failed to fetch translations/)
    const answer = await page.goto('/en/contact')
    expect(answer?.status()).toBe(503)
    await hydrated(page)
    await expect(page.locator('h1')).toBeVisible()
    for (const width of phoneAndDesk) {
      await page.setViewportSize({ width, height: 844 })
      expect(await layoutFaults(page), `${width} px`).toEqual([])
    }
  })
})
