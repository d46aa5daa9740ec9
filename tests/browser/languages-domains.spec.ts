/** A site with a domain for each language. */
import { boathouse, frenchMessages } from '../support/languages/boathouse.ts'
import { alternatesOf, documentLanguage } from './support/languages.ts'
import { type ServedSite, serveFiles } from './support/serve-site.ts'
import { expect, hydrated, test } from './support/test.ts'

const port = 4400
const english = `http://boathouse.example:${port}`
const french = `http://hangar.example:${port}`
const state: { site?: ServedSite } = {}

test.use({
  baseURL: english,
  locale: 'en-GB',
  launchOptions: [
    ({ launchOptions }, use) =>
      use({
        ...launchOptions,
        args: [...(launchOptions.args ?? []), '--host-resolver-rules=MAP *.example 127.0.0.1'],
      }),
    { scope: 'worker' },
  ],
})
test.describe.configure({ mode: 'serial' })
test.beforeAll(async () => {
  const files = boathouse(['en', 'fr'], {
    'triptych/site.yaml': `locales: { en: , fr: { domain: ${french} } }\n`,
    'triptych/messages/fr.yaml': frenchMessages,
  })
  state.site = await serveFiles(port, files, undefined, { SITE_URL: english })
})
test.afterAll(() => state.site?.close())
test.beforeEach(async ({ context, watch }) => {
  watch.allow(/Google/)
  // Browsers trust http on this machine's own names alone.
  watch.allow(/Cross-Origin-Opener-Policy/)
  await context.route(
    (url) => url.origin === french,
    (route) => route.continue(),
  )
})

test('each language has its addresses at its own host', async ({ page }) => {
  await page.goto(`${french}/a-propos`)
  expect(await documentLanguage(page)).toEqual(['fr', 'ltr'])
  expect(await alternatesOf(page)).toEqual(['en', 'fr', 'x-default'])
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', `${french}/a-propos`)
  await expect(page.locator('link[hreflang="en"]')).toHaveAttribute('href', `${english}/about-the-boathouse`)
})

test('links stay at the host of the language, also when scripts follow them', async ({ page, watch }) => {
  await page.goto(french)
  await hydrated(page)
  const documents = watch.documents.length
  await page.locator('header a, nav a').filter({ hasText: 'Actualités' }).first().click()
  await expect(page.locator('h1')).toHaveText('Actualités')
  expect(page.url()).toBe(`${french}/actualites`)
  expect(watch.documents.length).toBe(documents)
})

test('the switch leads to the other host and back', async ({ page }) => {
  await page.goto('/about-the-boathouse')
  await hydrated(page)
  await page.locator('footer a[hreflang="fr"]').click()
  await page.waitForURL(`${french}/a-propos`)
  await hydrated(page)
  await page.locator('footer a[hreflang="en"]').click()
  await page.waitForURL(`${english}/about-the-boathouse`)
})

test('an address with the prefix of a language leads to its host', async ({ page }) => {
  await page.goto('/fr/a-propos')
  expect(page.url()).toBe(`${french}/a-propos`)
})
