import { violationsInEveryLook } from './support/axe.ts'
import { expect, hydrated, test } from './support/test.ts'

const filters = '.filters'
const current = `${filters} [aria-current]`

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('a list is narrowed by term and year, and opened again', async ({ page }) => {
    await page.goto('/nieuws')
    await page.locator(filters).getByRole('link', { name: /^Slib/ }).click()
    await expect(page).toHaveURL('/nieuws/onderwerpen/slib')
    await expect(page.locator('h1')).toHaveText('Slib')
    await expect(page.locator(current)).toContainText(['Slib'])
    await page.locator(filters).getByRole('link', { name: 'Alle', exact: true }).first().click()
    await expect(page).toHaveURL('/nieuws')
    await page.locator(filters).getByRole('link', { name: /^2025/ }).click()
    await expect(page).toHaveURL(/\/nieuws\?archive=2025#/)
    await expect(page.locator('.row time').first()).toContainText('2025')
  })

  test('the number beside a filter is that of the entries behind it', async ({ page }) => {
    await page.goto('/nieuws')
    const link = page.locator(filters).getByRole('link', { name: /^Vogels/ })
    const count = Number((await link.textContent())?.match(/\d+/)?.[0])
    await link.click()
    await expect(page.locator('.row')).toHaveCount(count)
  })
})

test('filters work in place', async ({ page, watch }) => {
  await page.goto('/en/news')
  await hydrated(page)
  await page
    .locator(filters)
    .getByRole('link', { name: /^Birds/ })
    .click()
  await expect(page).toHaveURL('/en/news/onderwerpen/birds')
  await expect(page.locator('h1')).toHaveText('Birds')
  await page.goBack()
  await page.locator(filters).getByRole('link', { name: /^2026/ }).click()
  await expect(page).toHaveURL(/\/en\/news\?archive=2026#/)
  await expect(page.locator(current)).toContainText(['2026'])
  expect(watch.documents).toHaveLength(1)
})

test('on a phone the chosen link of a filter is as far from the edge as the text', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 })
  await page.goto('/nieuws?archive=2026')
  const startOf = async (selector: string) => (await page.locator(selector).first().boundingBox())?.x
  const [link = 0, text = 0] = [await startOf(`${filters} [aria-current]`), await startOf(`${filters} h3`)]
  // A row that has scrolled stands on whole pixels.
  expect(Math.abs(link - text)).toBeLessThan(1)
})

test('the switch of a term leads to the same term by its slug in the other language', async ({ page }) => {
  await page.goto('/nieuws/onderwerpen/slib')
  await hydrated(page)
  await page.getByRole('contentinfo').getByRole('link', { name: 'Deutsch' }).click()
  await expect(page).toHaveURL('/de/neuigkeiten/onderwerpen/schlick')
})

test('a row of filters scrolls on a phone, and the page does not', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/nieuws?archive=2019')
  await hydrated(page)
  const list = page.locator(`${filters} ul`, { has: page.locator('[aria-current]', { hasText: '2019' }) })
  expect(await list.evaluate((row) => row.scrollWidth > row.clientWidth)).toBe(true)
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true)
  // The chosen one is the last: browsers that know how begin the row there.
  await expect.poll(() => list.evaluate((row) => row.scrollLeft)).toBeGreaterThan(0)
  const box = await list.locator('[aria-current]').boundingBox()
  expect(box?.height).toBeGreaterThanOrEqual(44)
})

for (const width of [390, 1280])
  test(`a list whose filter is chosen opens at the top of its page (${width})`, async ({ page }) => {
    await page.setViewportSize({ width, height: 844 })
    await page.goto('/nieuws?archive=2019')
    await hydrated(page)
    expect(await page.evaluate(() => scrollY)).toBe(0)
  })

test.describe('axe', () => {
  // The checker is an inline script, which the site's own policy rightly forbids.
  test.use({ bypassCSP: true })

  for (const path of ['/nieuws?archive=2026', '/en/news/onderwerpen/silt', '/de/neuigkeiten/onderwerpen'])
    test(`finds nothing at ${path}, light and dark, narrow and wide`, async ({ page }) => {
      test.setTimeout(120_000)
      await page.emulateMedia({ reducedMotion: 'reduce' })
      await page.goto(path)
      await hydrated(page)
      expect(await violationsInEveryLook(page)).toEqual([])
    })
})
