/** The `test` and `expect` of all browser tests, with their checks of console and network. */
import { test as base, expect, type Page } from '@playwright/test'

export { expect }

export interface Watch {
  /** Console errors and warnings, and uncaught errors, of every page of the test. */
  readonly complaints: readonly string[]
  /** Allows, and demands, a complaint: any other fails the test. */
  readonly expect: (complaint: RegExp) => void
  /** Allows a complaint that depends on which of two things comes first. */
  readonly allow: (complaint: RegExp) => void
  /** Addresses of documents loaded. */
  readonly documents: readonly string[]
  /** Requests to other hosts; each is recorded and blocked. */
  readonly outside: readonly string[]
}

const serious: ReadonlySet<string> = new Set(['error', 'warning'])

/** Every test fails on an unexpected console message, and no test reaches another host. */
export const test = base.extend<{ watch: Watch }>({
  watch: [
    async ({ context, page, baseURL }, use) => {
      // The app does not come by itself, so that a test knows what brings it.
      await context.addInitScript(() => {
        const value = { effectiveType: '3g' }
        Object.defineProperty(navigator, 'connection', { value, configurable: true })
        // Chromium says now and then that the mouse moved when only what lies below it did.
        const still = (event: PointerEvent) => {
          if (event.isTrusted && event.clientX === 0 && event.clientY === 0) event.stopImmediatePropagation()
        }
        addEventListener('pointermove', still, { capture: true })
      })
      const complaints: string[] = []
      const expected: RegExp[] = []
      const allowed: RegExp[] = []
      const documents: string[] = []
      const outside: string[] = []
      context.on('console', (message) => {
        if (serious.has(message.type())) complaints.push(message.text())
      })
      context.on('weberror', (webError) => complaints.push(`Uncaught ${webError.error()}`))
      page.on('request', (request) => {
        if (request.resourceType() === 'document') documents.push(request.url())
      })
      await context.route(
        (url) => url.origin !== new URL(baseURL ?? '').origin && url.protocol !== 'data:',
        (route) => {
          outside.push(route.request().url())
          return route.abort()
        },
      )
      await use({
        ...{ complaints, documents, outside },
        expect: (complaint) => expected.push(complaint),
        allow: (complaint) => allowed.push(complaint),
      })
      // A page that the test has left early complains when it has come so far.
      const missing = () => expected.filter((complaint) => !complaints.some((text) => complaint.test(text)))
      await expect.poll(missing, 'complaints that the test expects').toEqual([])
      const unexpected = complaints.filter(
        (text) => ![...expected, ...allowed].some((complaint) => complaint.test(text)),
      )
      expect(unexpected, 'complaints that the test does not expect').toEqual([])
    },
    { auto: true },
  ],
})

/**
 * What a visitor does who moves the mouse, without pointing at anything: the page loads its app at such a
 * sign.
 */
export const giveSign = (page: Page): Promise<boolean> =>
  page.evaluate(() => dispatchEvent(new Event('pointermove')))

/**
 * Gives signs until the page answers to JavaScript: one before the page listens is not heard, and a failed
 * start waits for another.
 */
export const hydrated = (page: Page): Promise<void> =>
  expect(async () => {
    await giveSign(page)
    expect(await page.locator('html').getAttribute('data-hydrated')).toBe('true')
  }).toPass({ timeout: 30_000, intervals: [50, 100, 250] })

/** Resolves when the page's own small script runs. */
export const ready = (page: Page): Promise<void> =>
  page.locator('html[data-ready="true"]').waitFor({ state: 'attached' })

/**
 * Resolves when lists of headings mark the one that is being read: some time after hydration, as soon as the
 * browser tells which that is.
 */
export const marked = (page: Page): Promise<unknown> =>
  page.waitForFunction(() =>
    [...document.querySelectorAll('.toc:has(a)')].every((list) => list.querySelector('[aria-current]')),
  )

/** What browsers say of an answer with this status. */
export const answeredWith = (status: number): RegExp =>
  new RegExp(`the server responded with a status of ${status}`)

/** What the browser tells of its connection in a page that is loaded later, in place of that of all tests. */
export const hasConnection = (page: Page, connection: object): Promise<unknown> =>
  page.addInitScript((value) => {
    Object.defineProperty(navigator, 'connection', { value, configurable: true })
  }, connection)

/**
 * A visitor who saves data: nothing is fetched before the click, so that a test knows which request a click
 * makes.
 */
export const savesData = (page: Page) => hasConnection(page, { saveData: true })
