/** What every page of a site in several languages has to hold. */
import { expect, type Page } from '@playwright/test'

/** Widths of a phone and of a desk, in pixels. */
export const widths = [390, 1280] as const

/** Nothing is wider than the window: a page that scrolls sideways is broken, in either direction. */
export async function expectNoOverflow(page: Page): Promise<void> {
  const { content, view } = await page.evaluate(() => ({
    content: document.documentElement.scrollWidth,
    view: document.documentElement.clientWidth,
  }))
  expect(content, `${page.url()} is wider than its window`).toBeLessThanOrEqual(view)
}

/** The language and direction that a document names. */
export const documentLanguage = (page: Page): Promise<readonly [string, string]> =>
  page.evaluate(() => [document.documentElement.lang, document.documentElement.dir] as const)

/** The languages that the alternates of a page name. */
export const alternatesOf = (page: Page): Promise<readonly (string | null)[]> =>
  page
    .locator('link[rel="alternate"][hreflang]')
    .evaluateAll((links) => links.map((link) => link.getAttribute('hreflang')))
