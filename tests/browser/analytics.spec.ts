import type { Page } from '@playwright/test'
import { consentAnswer } from '../support/consent.ts'
import { answeredWith, expect, hydrated, test } from './support/test.ts'

const tag = /googletagmanager\.com\/gtm\.js\?id=GTM-/
/** What browsers say of the tag manager's script, which no test may have. */
const blocked = /net::ERR_FAILED/

/** The page asks for the tag manager's id after its start; resolves when it has acted on the answer. */
async function openMeasured(page: Page, path: string): Promise<void> {
  const answer = page.waitForResponse('**/api/globalsData')
  await page.goto(path)
  await (await answer).finished()
  await hydrated(page)
  // The same answer once more, read as the page reads it: what the first one led to has happened before.
  await page.evaluate(() => fetch('/api/globalsData').then((response) => response.json()))
}

test('where consent is required nothing third-party is requested before the visitor agrees', async ({
  page,
  watch,
}) => {
  watch.expect(blocked)
  await openMeasured(page, '/en')
  await expect(page.locator('.consent')).toBeVisible()
  await page.locator('header nav a').first().click()
  await expect(page.locator('h1')).toBeFocused()
  expect(watch.outside).toEqual([])
  await page.locator('.consent button[value="yes"]').click()
  await expect.poll(() => watch.outside.length).toBe(1)
  expect(watch.outside[0]).toMatch(tag)
  await page.locator('header nav a').nth(1).click()
  await expect(page.locator('h1')).toBeFocused()
  expect(watch.outside.filter((url) => tag.test(url)).length, 'the snippet is injected once').toBe(1)
})

test('a visitor who said no is neither asked again nor measured', async ({
  page,
  context,
  baseURL,
  watch,
}) => {
  await context.addCookies([{ name: 'consent', value: consentAnswer('no'), url: baseURL ?? '' }])
  await openMeasured(page, '/en')
  await expect(page.locator('.consent')).toBeHidden()
  await expect(page.locator('script[data-gtm]')).toHaveCount(0)
  expect(watch.outside).toEqual([])
})

test('a visitor who takes the agreement back is asked again in a document without the tag manager', async ({
  page,
  context,
  baseURL,
  watch,
}) => {
  watch.expect(blocked)
  const url = baseURL ?? ''
  const measurement = ['_ga', '_ga_KWELDER1', '_gid'].map((name) => ({ name, value: '1', url }))
  await context.addCookies([{ name: 'consent', value: consentAnswer('yes'), url }, ...measurement])
  await openMeasured(page, '/en/sitemap')
  await expect(page.locator('script[data-gtm]')).toHaveCount(1)
  const before = watch.outside.length
  const again = page.waitForEvent('load')
  await page.locator('footer button[name="consent"]').click()
  await again
  await hydrated(page)
  await expect(page).toHaveURL('/en/sitemap')
  await expect(page.locator('.consent')).toBeInViewport()
  await expect(page.locator('script[data-gtm]')).toHaveCount(0)
  await expect(page.locator('html')).not.toHaveAttribute('data-consent')
  await page.locator('header nav a').first().click()
  await expect(page.locator('h1')).toBeFocused()
  expect((await context.cookies()).map(({ name }) => name)).toEqual(['i18n_redirected'])
  expect(watch.outside).toHaveLength(before)
})

test('a visitor who takes a refusal back is asked again in the same document, which forgets the answer', async ({
  page,
  context,
  baseURL,
  watch,
}) => {
  await context.addCookies([{ name: 'consent', value: consentAnswer('no'), url: baseURL ?? '' }])
  await openMeasured(page, '/en/sitemap')
  await page.locator('footer button[name="consent"]').click()
  await expect(page.locator('.consent')).toBeFocused()
  await expect(page.locator('html')).not.toHaveAttribute('data-consent')
  expect((await context.cookies()).map(({ name }) => name)).not.toContain('consent')
  expect(watch.documents).toHaveLength(1)
})

test('a globals answer without an id that looks like one is a warning, and nothing is injected', async ({
  page,
  watch,
}) => {
  watch.expect(/^No Google Tag Manager ID detected/)
  await page.route('**/api/globalsData', (route) => route.fulfill({ json: { gtm_id: "GTM-X');alert(1)//" } }))
  await openMeasured(page, '/en')
  await expect(page.locator('script[data-gtm]')).toHaveCount(0)
})

test('a failed fetch of the id says Failed to fetch GTM ID and the page stays', async ({ page, watch }) => {
  watch.expect(answeredWith(503))
  watch.expect(/^Failed to fetch GTM ID/)
  await page.route('**/api/globalsData', (route) => route.fulfill({ status: 503, body: '' }))
  await page.goto('/en')
  await expect
    .poll(() => watch.complaints.some((text) => text.startsWith('Failed to fetch GTM ID')))
    .toBe(true)
  await expect(page.locator('h1')).toBeVisible()
})

/** Addresses of the page views that were sent, in their order. */
const views = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const { dataLayer = [] } = window as { dataLayer?: { event?: string; page_path: string }[] }
    return dataLayer.filter(({ event }) => event === 'page_view').map(({ page_path }) => page_path)
  })

test('each page that is seen after a yes is told once, with its own title: no page before, none that is fetched ahead, no reload', async ({
  page,
  watch,
}) => {
  watch.expect(blocked)
  await openMeasured(page, '/en?secret=1')
  const links = page.locator('header nav a')
  await links.first().click()
  await expect(page.locator('h1')).toBeFocused()
  const first = new URL(page.url()).pathname
  expect(await views(page)).toEqual([])
  await page.locator('.consent button[value="yes"]').click()
  await expect.poll(() => views(page)).toEqual([first])
  await links.nth(2).hover()
  await links.nth(1).click()
  await expect(page.locator('h1')).toBeFocused()
  const second = new URL(page.url()).pathname
  expect(second).not.toBe(first)
  await expect.poll(() => views(page)).toEqual([first, second])
  const told = await page.evaluate(() => (window as { dataLayer?: object[] }).dataLayer?.at(-1))
  expect(told).toEqual({
    event: 'page_view',
    page_location: page.url(),
    page_path: second,
    page_title: await page.title(),
    page_language: 'en',
  })
  await page.goBack()
  await expect.poll(() => views(page)).toEqual([first, second, first])
  await page.reload()
  await expect(page.locator('script[data-gtm]')).toHaveCount(1)
  expect(await views(page)).toEqual([])
  await page.goto('/en/sitemap')
  await expect.poll(() => views(page)).toEqual(['/en/sitemap'])
})

test('a page from a shared cache asks a visitor again whose answer is out of date, and measures nothing', async ({
  page,
  context,
  baseURL,
  watch,
}) => {
  await context.addCookies([{ name: 'consent', value: consentAnswer('yes', 400), url: baseURL ?? '' }])
  await openMeasured(page, '/en')
  await expect(page.locator('.consent')).toBeVisible()
  await expect(page.locator('script[data-gtm]')).toHaveCount(0)
  expect(watch.outside).toEqual([])
})

test('a keyboard is enough: to the question behind the skip link, to an answer, and on', async ({
  page,
  context,
}) => {
  await openMeasured(page, '/de')
  await page.keyboard.press('Tab')
  await expect(page.locator('.skip').first()).toBeFocused()
  const no = page.locator('.consent button[value="no"]')
  for (let presses = 0; presses < 3; presses++) await page.keyboard.press('Tab')
  await expect(no).toBeFocused()
  await page.keyboard.press('Enter')
  const hide = page.locator('.consent').getByRole('link')
  await expect(hide).toBeFocused()
  await expect(hide).toHaveAccessibleDescription(/messen nichts/)
  await page.keyboard.press('Enter')
  await expect(page.locator('.consent')).toBeHidden()
  const kept = (await context.cookies()).find(({ name }) => name === 'consent')
  expect(kept).toMatchObject({ value: consentAnswer('no'), sameSite: 'Lax', path: '/' })
})
