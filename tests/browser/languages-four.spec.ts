/** A site in four languages, of which one is written from right to left. */
import { boathouse, frenchMessages } from '../support/languages/boathouse.ts'
import { words } from '../support/languages/words.ts'
import { violationsInEveryLook } from './support/axe.ts'
import { alternatesOf, documentLanguage, expectNoOverflow, widths } from './support/languages.ts'
import { originOf, type ServedSite, serveFiles } from './support/serve-site.ts'
import { expect, hydrated, test } from './support/test.ts'

const port = 4398
const state: { site?: ServedSite } = {}
const arabic = `/ar/${words.ar.aboutSlug}`

const files = boathouse(['nl', 'en', 'fr', 'ar'], {
  'triptych/site.yaml': 'locales: [nl, en, fr, ar]\n',
  'triptych/messages/fr.yaml': frenchMessages,
  'triptych/messages/ar.yaml': 'home: الرئيسية\nmenu: القائمة\nclose: إغلاق\n',
})

test.use({ baseURL: originOf(port), bypassCSP: true, locale: 'fr-FR' })
test.describe.configure({ mode: 'serial' })
test.beforeAll(async () => {
  state.site = await serveFiles(port, files)
})
test.afterAll(() => state.site?.close())
test.beforeEach(({ watch }) => watch.allow(/Google/))

test('a French browser is led to French', async ({ page }) => {
  await page.goto('/')
  expect(new URL(page.url()).pathname).toBe('/fr')
  expect(await documentLanguage(page)).toEqual(['fr', 'ltr'])
  expect(await alternatesOf(page)).toEqual(['nl', 'en', 'fr', 'ar', 'x-default'])
})

test('the switch leads from each language to the same page in Arabic, in place', async ({ page }) => {
  for (const locale of ['nl', 'en', 'fr'] as const) {
    await page.goto(`${locale === 'nl' ? '' : `/${locale}`}/${words[locale].aboutSlug}`)
    await hydrated(page)
    const link = page.locator('footer a[hreflang="ar"]')
    await link.scrollIntoViewIfNeeded()
    await link.click()
    await expect(page.locator('h1')).toHaveText(words.ar.about)
    expect(await documentLanguage(page)).toEqual(['ar', 'rtl'])
    expect(new URL(page.url()).pathname).toBe(arabic)
  }
})

test('the texts of the project stay when scripts take over', async ({ page }) => {
  await page.goto('/fr/a-propos')
  await expect(page.locator('.skip-link, a[href="#main"]').first()).toHaveText('Aller au contenu')
  await page.mouse.move(200, 200)
  await hydrated(page)
  await expect(page.locator('.skip-link, a[href="#main"]').first()).toHaveText('Aller au contenu')
})

for (const width of widths)
  test(`nothing is wider than a window of ${width} pixels, in any language`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 })
    for (const path of ['/', '/en', '/fr', '/ar', arabic, '/ar/designsystem', '/ar/designsystem/card']) {
      await page.goto(path)
      await expectNoOverflow(page)
    }
  })

test('a line of Arabic begins at the right', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 })
  await page.goto(arabic)
  const { heading, view } = await page.locator('h1').evaluate((element) => {
    const range = document.createRange()
    range.selectNodeContents(element)
    return { heading: range.getBoundingClientRect().right, view: document.documentElement.clientWidth }
  })
  expect(view - heading).toBeLessThan(view / 3)
})

test('arrows point the way in which Arabic is read', async ({ page }) => {
  const scales = async (path: string) => {
    await page.goto(path)
    return page
      .locator('.pager .icon--flip')
      .evaluateAll((icons) => icons.map((icon) => getComputedStyle(icon).scale))
  }
  expect(new Set(await scales('/ar/designsystem/card'))).toEqual(new Set(['-1 1']))
  expect(new Set(await scales('/en/designsystem/card'))).toEqual(new Set(['none']))
})

test('axe finds nothing on pages in Arabic and French', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  for (const path of ['/ar', '/fr/a-propos']) {
    await page.goto(path)
    await hydrated(page)
    expect.soft(await violationsInEveryLook(page), path).toEqual([])
  }
})
