import { expect, hydrated, test } from './support/test.ts'

const tag = /googletagmanager\.com\/gtm\.js\?id=GTM-/

test('where consent is required nothing third-party is requested before the visitor agrees', async ({
  page,
  watch,
}) => {
  await page.goto('/en')
  await hydrated(page)
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
  await context.addCookies([{ name: 'consent', value: 'no', url: baseURL ?? '' }])
  await page.goto('/en')
  await hydrated(page)
  await expect(page.locator('.consent')).toHaveCount(0)
  expect(watch.outside).toEqual([])
})

test('a globals answer without an id that looks like one is a warning, and nothing is injected', async ({
  page,
  watch,
}) => {
  await page.route('**/api/globalsData', (route) => route.fulfill({ json: { gtm_id: "GTM-X');alert(1)//" } }))
  await page.goto('/en')
  await expect.poll(() => watch.complaints).toEqual([expect.stringContaining('Tag Manager ID')])
  expect(await page.locator('script[data-gtm]').count()).toBe(0)
})

test('a failed fetch of the id says Failed to fetch GTM ID and the page stays', async ({ page, watch }) => {
  await page.route('**/api/globalsData', (route) => route.fulfill({ status: 503, body: '' }))
  await page.goto('/en')
  await expect
    .poll(() => watch.complaints.some((text) => text.startsWith('Failed to fetch GTM ID')))
    .toBe(true)
  await expect(page.locator('h1')).toBeVisible()
})
