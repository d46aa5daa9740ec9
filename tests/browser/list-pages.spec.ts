import { violationsInEveryLook } from './support/axe.ts'
import { answeredWith, expect, hydrated, test } from './support/test.ts'

const list = '/nieuws'

test('another page of a list is shown in place: the list is in view and focused, and back returns', async ({
  page,
}) => {
  await page.goto(list)
  await hydrated(page)
  await page.evaluate(() => Object.assign(window, { isSameDocument: true }))
  await page.getByRole('link', { name: 'Volgende', exact: true }).click()
  await expect(page).toHaveURL(/\/nieuws\?page=2#/)
  await expect(page).toHaveTitle(/pagina 2 van/)
  await expect(page.getByText(/^13–24 van \d+$/)).toBeInViewport()
  await expect(page.locator('h2:focus')).toBeInViewport()
  await expect(page.locator('#announcer')).toHaveText(await page.title())
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', /\/nieuws\?page=2$/)
  await expect(page.locator('link[rel=prev]')).toHaveAttribute('href', /\/nieuws$/)
  await expect(page.locator('.pagination [aria-current=page]')).toHaveText('2')
  await page.goBack()
  await expect(page).toHaveURL(list)
  await expect(page.getByText(/^1–12 van \d+$/)).toBeAttached()
  await expect(page.locator('link[rel=prev]')).toHaveCount(0)
  expect(await page.evaluate(() => 'isSameDocument' in window)).toBe(true)
})

test('a year is shown in place: the list stays in view, and the focus is at it', async ({ page }) => {
  await page.goto(list)
  await hydrated(page)
  const year = page.locator('.filters a[href*="?archive="]').first()
  const href = (await year.getAttribute('href')) ?? ''
  await year.click()
  await expect(page).toHaveURL(href)
  await expect(page.locator('.filters a[aria-current][href*="?archive="]')).toBeInViewport()
  await expect(page.locator(`${href.slice(href.indexOf('#'))}:focus`)).toBeInViewport()
})

test('a further page that is opened as a document is hydrated with its own entries', async ({ page }) => {
  await page.goto(`${list}?page=2`)
  const before = await page.locator('main').innerText()
  await hydrated(page)
  expect(await page.locator('main').innerText()).toBe(before)
  await expect(page.locator('.pagination [aria-current=page]')).toHaveText('2')
})

test('a page of a list that is not there says so', async ({ page, watch }) => {
  watch.expect(answeredWith(404))
  await page.goto(`${list}?page=99`)
  await expect(page.locator('h1')).toBeVisible()
  await expect(page.locator('.pagination')).toHaveCount(0)
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })
  test('the pages of a list are links that lead to the list', async ({ page }) => {
    await page.goto(list)
    await page.getByRole('link', { name: 'Pagina 2', exact: true }).click()
    await expect(page).toHaveURL(/\/nieuws\?page=2#/)
    await expect(page.getByText(/^13–24 van \d+$/)).toBeInViewport()
  })
})

test.describe('in every look', () => {
  // The checker is an inline script, which the site's own policy rightly forbids.
  test.use({ bypassCSP: true })
  test('axe finds nothing on a further page, whose links are large enough to touch', async ({ page }) => {
    await page.goto(`${list}?page=2`)
    await hydrated(page)
    expect(await violationsInEveryLook(page)).toEqual([])
    for (const width of [390, 1280]) {
      await page.setViewportSize({ width, height: 900 })
      const sizes = await page
        .locator('.pagination a')
        .evaluateAll((links) => links.map((link) => link.getBoundingClientRect()))
      for (const { width: inline, height: block } of sizes)
        expect(Math.min(inline, block)).toBeGreaterThanOrEqual(44)
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
    }
  })
})
