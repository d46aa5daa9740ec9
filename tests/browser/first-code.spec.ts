import type { Route } from '@playwright/test'
import { gate, isHydrated } from './support/start.ts'
import { expect, giveSign, ready, test, type Watch } from './support/test.ts'

const notMounted = /^Error while mounting app:/
const html = { contentType: 'text/html', body: '<!doctype html><title>Please log in</title>' }
const firstChunks: readonly (readonly [string, RegExp])[] = [
  ['what comes before the app', /\/_build\/prepare-[^/]+\.js$/],
  ['the app’s own', /\/_build\/site-[^/]+\.js$/],
  ['messages', /\/_build\/en-[^/]+\.js$/],
  ['page code', /\/_build\/designsystem-[^/]+\.js$/],
]

/** What browsers say of a chunk that cannot be had, and the page of its start. */
function expectLostChunk(watch: Watch): void {
  watch.expect(/Failed to load (?:resource|module script)|ERR_FAILED/)
  watch.expect(notMounted)
}

for (const [what, chunk] of firstChunks)
  for (const [how, answer] of [
    ['cannot be fetched', (route: Route) => route.abort()],
    ['is answered with HTML and status 200', (route: Route) => route.fulfill(html)],
  ] as const)
    test(`a first chunk that ${how} reloads the page once, then the server’s complete page stays: ${what}`, async ({
      page,
      watch,
    }) => {
      const path = '/en/designsystem'
      expectLostChunk(watch)
      if (what === 'messages') watch.expect(/^Could not load messages for locale code: en/)
      // However slow the machine is: all this happens within ten seconds.
      await page.clock.setFixedTime(new Date('2026-11-21T12:00:00Z'))
      await page.route(chunk, answer)
      await page.goto(path)
      await ready(page)
      const title = await page.title()
      await page.evaluate(() => document.documentElement.setAttribute('data-first', ''))
      await giveSign(page)
      await expect.poll(() => watch.documents.length).toBe(2)
      await expect(page.locator('html:not([data-first])')).toHaveCount(1)
      await ready(page)
      const before = watch.complaints.filter((text) => notMounted.test(text)).length
      await expect(async () => {
        await giveSign(page)
        expect(watch.complaints.filter((text) => notMounted.test(text)).length).toBeGreaterThan(before)
      }).toPass()
      await expect(page).toHaveTitle(title)
      await expect(page.locator('.lost')).toHaveCount(0)
      expect(watch.documents).toHaveLength(2)
      expect(await isHydrated(page)).toBe(false)
      // Links are the browser's own.
      await page.locator('a[href="/en/designsystem/buttons"]:visible').first().click()
      await expect(page).toHaveURL('/en/designsystem/buttons')
      expect(watch.documents).toHaveLength(3)
    })

test('a click is followed though first code that cannot be fetched would have the page loaded again', async ({
  page,
  watch,
}) => {
  expectLostChunk(watch)
  const app = gate()
  const target = gate()
  await page.route(/\/_build\/site-[^/]+\.js$/, async (route) => {
    await app.promise
    await route.abort()
  })
  await page.route('**/en/contact', async (route) => {
    await target.promise
    await route.continue()
  })
  await page.goto('/en/sitemap')
  await ready(page)
  await page.locator('main a[href="/en/contact"]').first().click({ noWaitAfter: true })
  app.release()
  await expect.poll(() => watch.complaints.some((text) => notMounted.test(text))).toBe(true)
  await expect.poll(() => watch.documents.length).toBe(2)
  target.release()
  await expect(page).toHaveURL('/en/contact')
  expect(watch.documents.map((url) => new URL(url).pathname)).toEqual(['/en/sitemap', '/en/contact'])
})
