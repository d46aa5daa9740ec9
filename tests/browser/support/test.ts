import { test as base, expect, type Page } from '@playwright/test'

export { expect }

interface Watch {
  /** Console errors and warnings, uncaught errors; a test that expects one takes it out. */
  readonly complaints: string[]
  /** Addresses of documents loaded. */
  readonly documents: string[]
  /** Requests to other hosts; each is recorded and blocked. */
  readonly outside: string[]
}

/** Every test fails on an unexpected console message, and no test reaches another host. */
export const test = base.extend<{ watch: Watch }>({
  watch: async ({ page, baseURL }, use) => {
    const watch: Watch = { complaints: [], documents: [], outside: [] }
    page.on('console', (message) => {
      if (['error', 'warning'].includes(message.type())) watch.complaints.push(message.text())
    })
    page.on('pageerror', (error) => watch.complaints.push(String(error)))
    page.on('request', (request) => {
      if (request.resourceType() === 'document') watch.documents.push(request.url())
    })
    await page.route(
      (url) => url.origin !== new URL(baseURL ?? '').origin && url.protocol !== 'data:',
      (route) => {
        watch.outside.push(route.request().url())
        return route.abort()
      },
    )
    await use(watch)
  },
})

/** Resolves when the page answers to JavaScript. */
export const hydrated = (page: Page) =>
  page.locator('html[data-hydrated="true"]').waitFor({ state: 'attached' })
