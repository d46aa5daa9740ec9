import { chromium, type Page } from '@playwright/test'
import { pageTypes } from './support/pages.ts'
import { test as base, expect, hydrated } from './support/test.ts'

/** A browser that puts documents aside and shows them again as they were: Playwright's own are told not to. */
const test = base.extend<{ aside: Page }>({
  aside: async ({ launchOptions, baseURL }, use) => {
    const browser = await chromium.launch({
      ...launchOptions,
      ignoreDefaultArgs: ['--disable-back-forward-cache'],
    })
    await use(await browser.newPage({ ...(baseURL !== undefined && { baseURL }), colorScheme: 'light' }))
    await browser.close()
  },
})

const mark = (page: Page) => page.evaluate(() => document.documentElement.setAttribute('data-mark', ''))
const isMarked = (page: Page) => page.evaluate(() => document.documentElement.hasAttribute('data-mark'))

/** Back from another document: `goBack` waits for a load, which does not come. */
async function goBackTo(page: Page, path: string): Promise<void> {
  await page.evaluate(() => history.back())
  await expect(page).toHaveURL(path)
}

test('a document that was put aside is shown as it was', async ({ aside: page }) => {
  await page.goto(pageTypes.content.nl)
  await mark(page)
  await page.goto(pageTypes.form.nl)
  await goBackTo(page, pageTypes.content.nl)
  await expect.poll(() => isMarked(page)).toBe(true)
})

test('a document that was put aside is loaded anew where another tab has taken back the consent', async ({
  aside: page,
}) => {
  await page.goto(pageTypes.content.nl)
  await mark(page)
  await page.context().addCookies([{ name: 'consent', value: 'no.1.2026-11-22', url: page.url() }])
  await page.goto(pageTypes.form.nl)
  await goBackTo(page, pageTypes.content.nl)
  await expect.poll(() => isMarked(page)).toBe(false)
})

test('a document that was put aside is loaded anew where the theme was changed since', async ({
  aside: page,
}) => {
  await page.goto(pageTypes.content.nl)
  await mark(page)
  await page.goto(pageTypes.form.nl)
  await hydrated(page)
  await page.locator('header button[name=theme]').click()
  await goBackTo(page, pageTypes.content.nl)
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
  expect(await isMarked(page)).toBe(false)
})
