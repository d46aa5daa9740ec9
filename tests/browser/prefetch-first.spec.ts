import type { Page } from '@playwright/test'
import { holdApp, openWithManifest, payloadOf, record } from './support/start.ts'
import { answeredWith, expect, hydrated, ready, savesData, test } from './support/test.ts'

/** The manifest that says of these pages alone that they are rendered. */
const prerenderOnly = (page: Page, prerendered: readonly string[]) =>
  page.route('**/builds/meta/*.json', async (route) => {
    const answer = await route.fetch()
    const matcher = { static: {}, wildcard: {}, dynamic: {} }
    await route.fulfill({ response: answer, json: { ...(await answer.json()), matcher, prerendered } })
  })

test('prefetch before hydration asks for prerendered routes only', async ({ page }) => {
  const release = await holdApp(page)
  await prerenderOnly(page, ['/en/contact'])
  const asked = record(page, (request) => request.url().includes('/_payload.json'))
  await openWithManifest(page, '/en/sitemap')
  await page.locator('main a[href="/en/news"]').first().hover()
  await expect.poll(() => asked).toEqual(['/en/sitemap/_payload.json'])
  await page.locator('main a[href="/en/contact"]').first().hover()
  await expect.poll(() => asked).toEqual(['/en/sitemap/_payload.json', '/en/contact/_payload.json'])
  release()
})

test('prefetch before hydration warns on failure', async ({ page, watch }) => {
  watch.expect(answeredWith(503))
  watch.expect(/^Could not prefetch \/en\/contact /)
  const release = await holdApp(page)
  await page.route(payloadOf('/en/contact'), (route) => route.fulfill({ status: 503 }))
  await openWithManifest(page, '/en/sitemap')
  await page.locator('main a[href="/en/contact"]').first().hover()
  await expect.poll(() => watch.complaints.length).toBe(2)
  release()
})

test('a page whose link is pointed at while the app is on its way is asked for once', async ({
  page,
  watch,
}) => {
  const release = await holdApp(page)
  const asked = record(page, (request) => request.url().includes('/en/contact/_payload.json'))
  await openWithManifest(page, '/en/sitemap')
  const link = page.locator('main a[href="/en/contact"]').first()
  await link.hover()
  await expect.poll(() => asked.length).toBe(1)
  release()
  await hydrated(page)
  await link.click()
  await expect(page).toHaveURL('/en/contact')
  await expect(page.locator('h1')).toBeFocused()
  expect(asked).toHaveLength(1)
  expect(watch.documents).toHaveLength(1)
})

test('no page is asked for ahead by a visitor who saves data', async ({ page }) => {
  await savesData(page)
  const asked = record(page, (request) => request.url().includes('/en/contact/_payload.json'))
  await page.goto('/en/sitemap')
  await ready(page)
  await page.locator('main a[href="/en/contact"]').first().hover()
  await hydrated(page)
  expect(asked).toEqual([])
})
