import type { Page } from '@playwright/test'
import { focused } from './support/first-click.ts'
import { pageTypes } from './support/pages.ts'
import { expect, hydrated, test } from './support/test.ts'

const place = (page: Page) => page.evaluate(() => Math.round(scrollY))
const isFocusInView = (page: Page) =>
  page.evaluate(() => {
    const { top = 0, bottom = 0 } = document.activeElement?.getBoundingClientRect() ?? {}
    return bottom > 0 && top < innerHeight
  })

for (const width of [390, 1280]) {
  test(`after back the focus is on the link that was followed, and Tab goes on from there: ${width} px wide`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 800 })
    await page.goto('/sitemap')
    await hydrated(page)
    const link = page.locator('main a[href^="/"]').nth(-2)
    const href = await link.getAttribute('href')
    const next = await page.locator('main a[href^="/"]').last().getAttribute('href')
    await link.scrollIntoViewIfNeeded()
    const before = await place(page)
    expect(before).toBeGreaterThan(200)
    await link.click()
    await expect(page).toHaveURL(href ?? '')
    await expect(page.locator('h1')).toBeFocused()
    await page.goBack()
    await expect.poll(() => focused(page)).toBe(href)
    expect(await place(page)).toBe(before)
    await page.keyboard.press('Tab')
    expect(await focused(page)).toBe(next)
    await page.goForward()
    await expect(page).toHaveURL(href ?? '')
    await expect.poll(() => isFocusInView(page)).toBe(true)
  })

  test(`after back by another way than a link the focus is on a heading in view: ${width} px wide`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 800 })
    await page.goto(pageTypes.content.nl)
    await hydrated(page)
    const last = page.locator('main :is(h2, h3)').last()
    await last.scrollIntoViewIfNeeded()
    await expect.poll(() => place(page)).toBeGreaterThan(600)
    await expect.poll(() => page.evaluate(() => history.state?.scroll ?? 0)).toBeGreaterThan(600)
    await page.evaluate(() => {
      const link = document.querySelector<HTMLElement>('header a[href="/search"]')
      link?.click()
    })
    await expect(page).toHaveURL('/search')
    await expect(page.locator('h1')).toBeFocused()
    await page.goBack()
    await expect(page).toHaveURL(pageTypes.content.nl)
    await expect.poll(() => place(page)).toBeGreaterThan(600)
    await expect.poll(() => page.evaluate(() => document.activeElement?.localName)).toMatch(/^h\d$/)
    expect(await isFocusInView(page)).toBe(true)
  })
}

test('a fragment that a link leads to has the focus, not a link', async ({ page }) => {
  await page.goto('/sitemap')
  await hydrated(page)
  await page.goto('/sitemap#main')
  expect(await focused(page)).not.toMatch(/^\//)
})
