import { chromium, type Page } from '@playwright/test'
import { writeAnswer } from '../../src/shared/visitor/consent-answer.ts'
import { pageTypes } from './support/pages.ts'
import { test as base, expect, hydrated } from './support/test.ts'

/**
 * A browser that puts documents aside and shows them again as they were: Playwright's own are told not to.
 */
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

interface Change {
  readonly what: string
  /** What the page has to show of it. */
  readonly shown: readonly [attribute: string, value: string]
  readonly make: (page: Page) => Promise<void>
}

const changes: readonly Change[] = [
  {
    what: 'another tab has taken back the consent',
    shown: ['data-consent', 'no'],
    make: (page) =>
      page.context().addCookies([{ name: 'consent', value: writeAnswer('no', Date.now()), url: page.url() }]),
  },
  {
    what: 'the theme was changed since',
    shown: ['data-theme', 'dark'],
    async make(page) {
      await hydrated(page)
      await page.locator('header button[name=theme]').click()
    },
  },
]

for (const { what, shown, make } of changes)
  test(`a document that was put aside is loaded anew where ${what}`, async ({ aside: page }) => {
    await page.goto(pageTypes.content.nl)
    await mark(page)
    await page.goto(pageTypes.form.nl)
    await make(page)
    await goBackTo(page, pageTypes.content.nl)
    await expect(page.locator('html')).toHaveAttribute(...shown)
    expect(await isMarked(page)).toBe(false)
  })
