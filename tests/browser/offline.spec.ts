import { expect, hydrated, savesData, test } from './support/test.ts'

const lost = /ERR_INTERNET_DISCONNECTED|ERR_FAILED/

test('offline a click says so, the page stays, and the link is followed when the browser is online', async ({
  page,
  context,
  watch,
}) => {
  watch.expect(lost)
  await savesData(page)
  await page.goto('/sitemap')
  await hydrated(page)
  await context.setOffline(true)
  await page.locator('main a[href="/contact"]').first().click()
  await expect(page.locator('.toasts')).toContainText('Je bent offline')
  await expect(page).toHaveURL('/sitemap')
  await expect(page.locator('#progress')).toBeHidden()
  await page.locator('header details.menu summary').first().click()
  await expect(page.locator('header details.menu[open]')).toHaveCount(1)
  await context.setOffline(false)
  await expect(page).toHaveURL('/contact')
  await expect(page.locator('h1')).toBeFocused()
  expect(watch.documents).toHaveLength(1)
})

test('a site that does not answer is said to be out of reach, and the next click tries again', async ({
  page,
  watch,
}) => {
  watch.expect(lost)
  await savesData(page)
  await page.goto('/en/sitemap')
  await hydrated(page)
  await page.route('**/_payload.json?*', (route) => route.abort(), { times: 1 })
  const link = page.locator('main a[href="/en/contact"]').first()
  await link.click()
  await expect(page.locator('.toasts')).toContainText('You are offline')
  await link.click()
  await expect(page).toHaveURL('/en/contact')
  expect(watch.documents).toHaveLength(1)
})
