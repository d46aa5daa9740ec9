import { focused } from './support/first-click.ts'
import { holdApp, isHydrated, record } from './support/start.ts'
import { expect, hasConnection, hydrated, ready, test } from './support/test.ts'

test.use({ hasTouch: true, locale: 'nl-NL' })

const search = 'header a[href="/search"]'

test('a first click on a link is shown in place, with its progress and the focus on the heading', async ({
  page,
  watch,
}) => {
  const release = await holdApp(page)
  await page.goto('/')
  await ready(page)
  await page.locator(search).tap()
  await expect(page.locator('#progress')).toBeVisible()
  await expect(page).toHaveURL('/')
  release()
  await expect(page).toHaveURL('/search')
  await expect(page.locator('h1')).toBeFocused()
  await expect(page.locator('#progress')).toBeHidden()
  expect(watch.documents).toHaveLength(1)
})

test('on a slow connection a first click on a link is the browser’s, and brings nothing of the app', async ({
  page,
  watch,
}) => {
  await hasConnection(page, { effectiveType: '2g' })
  await page.goto('/')
  await ready(page)
  const asked = record(page, (request) => request.frame() === page.mainFrame())
  await page.locator(search).tap()
  await expect(page).toHaveURL('/search')
  expect(asked.filter((path) => /\/(prepare|site|react)-|_payload/.test(path))).toEqual([])
  expect(watch.documents).toHaveLength(2)
})

test('a second click on a link does not wait for an app that hangs', async ({ page, watch }) => {
  await holdApp(page)
  await page.goto('/')
  await ready(page)
  await page.locator(search).tap()
  await expect(page.locator('#progress')).toBeVisible()
  // A second tap at once could be that of a double click.
  await page.locator(search).press('Enter')
  await expect(page).toHaveURL('/search')
  expect(watch.documents).toHaveLength(2)
})

test('with a latency of 300 ms a link that was pointed at for 300 ms is followed in place, and shows progress', async ({
  page,
  watch,
}) => {
  await page.goto('/')
  await ready(page)
  await page.route(/_build|_payload/, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 300))
    await route.continue()
  })
  await page.evaluate(() => {
    const bar = document.getElementById('progress')
    new MutationObserver(() => document.body.toggleAttribute('data-seen', true)).observe(bar ?? document, {
      attributes: true,
    })
  })
  const link = page.locator('header nav a[href]').first()
  await link.hover()
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 300)))
  await link.click()
  await expect(page.locator('h1')).toBeFocused()
  await expect(page.locator('body[data-seen]')).toHaveCount(1)
  expect(watch.documents).toHaveLength(1)
})

test('on a computer with a good connection the app comes without a sign', async ({ page }) => {
  await hasConnection(page, { effectiveType: '4g' })
  await page.addInitScript(() => {
    const { matchMedia } = window
    window.matchMedia = (query) => (query === '(hover: hover)' ? matchMedia('all') : matchMedia(query))
  })
  await page.goto('/')
  await expect(page.locator('html[data-hydrated]')).toHaveCount(1)
})

test.describe('an answer about cookies', () => {
  for (const [value, text] of [
    ['yes', 'Dank je'],
    ['no', 'Goed, we meten niets'],
  ] as const)
    test(`before the app is there is stored and confirmed, and stays so when the app comes: ${value}`, async ({
      page,
      context,
      watch,
    }) => {
      // The tag manager, which a yes asks for, is another host.
      watch.allow(/googletagmanager|ERR_FAILED/)
      const release = await holdApp(page)
      await page.goto('/')
      await ready(page)
      await page.locator(`.consent button[value="${value}"]`).tap()
      const told = page.locator('#consent-told')
      await expect(told).toContainText(text)
      await expect(told.getByRole('link')).toBeFocused()
      await expect(page.locator('.consent:visible')).toHaveCount(1)
      expect(await isHydrated(page)).toBe(false)
      expect((await context.cookies()).find(({ name }) => name === 'consent')?.value).toMatch(
        new RegExp(`^${value}`),
      )
      release()
      await hydrated(page)
      await expect(told).toContainText(text)
      await expect(told.getByRole('link')).toBeFocused()
      await told.getByRole('link').click()
      await expect(told).toBeHidden()
      expect(watch.documents).toHaveLength(1)
      expect(new URL(page.url()).hash).toBe('')
    })

  test.describe('without scripts', () => {
    test.use({ javaScriptEnabled: false })

    test('is confirmed by the page that comes back, until it is hidden', async ({ page }) => {
      await page.goto('/themas')
      const told = page.locator('#consent-told')
      await expect(told).toBeHidden()
      await page.locator('.consent button[value="no"]').click()
      await expect(page).toHaveURL('/themas#consent-told')
      await expect(told).toContainText('Goed, we meten niets')
      await expect(page.locator('.consent:visible')).toHaveCount(1)
      await told.getByRole('link').click()
      await expect(told).toBeHidden()
      await page.goto('/themas')
      await expect(told).toBeHidden()
    })
  })
})

test('who comes back to a page that had no app goes on from the link that was followed', async ({ page }) => {
  await hasConnection(page, { effectiveType: '2g' })
  await page.goto('/')
  await ready(page)
  const link = page.locator('main a[href^="/"]').last()
  const href = await link.getAttribute('href')
  // Parts that come into sight for the first time move what a finger aims at.
  await link.press('Enter')
  await expect(page).toHaveURL(href ?? '')
  await page.goBack()
  await expect.poll(() => focused(page)).toBe(href)
})
