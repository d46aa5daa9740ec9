/** A site in one language: nothing of it speaks of languages. */
import { boathouse } from '../support/languages/boathouse.ts'
import { violationsInEveryLook } from './support/axe.ts'
import { alternatesOf, documentLanguage, expectNoOverflow, widths } from './support/languages.ts'
import { originOf, type ServedSite, serveFiles } from './support/serve-site.ts'
import { expect, hydrated, test } from './support/test.ts'

const port = 4396
const state: { site?: ServedSite } = {}

// The checker is an inline script, which the site's own policy rightly forbids.
test.use({ baseURL: originOf(port), bypassCSP: true, locale: 'nl-NL' })
test.describe.configure({ mode: 'serial' })
test.beforeAll(async () => {
  state.site = await serveFiles(port, boathouse(['en']))
})
test.afterAll(() => state.site?.close())

test('a Dutch browser gets English at /, without a redirect, a cookie or a switch', async ({
  page,
  watch,
}) => {
  watch.allow(/Google/)
  const response = await page.goto('/')
  expect(new URL(page.url()).pathname).toBe('/')
  expect(await response?.headerValue('set-cookie')).toBeNull()
  expect(await documentLanguage(page)).toEqual(['en', 'ltr'])
  expect(await page.locator('a[hreflang]').count()).toBe(0)
  expect(await alternatesOf(page)).toEqual(['en', 'x-default'])
})

test('/en, /nl and /de are no addresses of it', async ({ request }) => {
  const statusOf = async (path: string) => (await request.get(path, { maxRedirects: 0 })).status()
  expect([await statusOf('/en'), await statusOf('/nl'), await statusOf('/de')]).toEqual([308, 404, 404])
})

test('its pages are whole in both widths, and axe finds nothing', async ({ page, watch }) => {
  watch.allow(/Google/)
  await page.goto('/about-the-boathouse')
  await hydrated(page)
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 })
    await expectNoOverflow(page)
  }
  expect(await violationsInEveryLook(page)).toEqual([])
})
