import type { Page } from '@playwright/test'
import { answeredWith, expect, hydrated, savesData, test } from './support/test.ts'

/** What a browser does with an error that nothing caught; its stack names the file that threw it. */
const throwFrom = (page: Page, file: string) =>
  page.evaluate((url) => {
    const error = new Error('A test broke the page')
    error.stack = `Error: A test broke the page\n    at run (${url}:1:2)`
    window.dispatchEvent(new ErrorEvent('error', { error, message: error.message, filename: url }))
  }, file)

const failure = 'Something went wrong here'

test('an uncaught error of the site’s own code shows the error screen in the page’s surroundings', async ({
  page,
  baseURL,
  watch,
}) => {
  watch.expect(/A test broke the page/)
  await page.goto('/en/contact')
  await hydrated(page)
  await throwFrom(page, `${baseURL}/_build/entry-client.js`)
  await expect(page.locator('h1')).toHaveText(failure)
  await expect(page).toHaveTitle(failure)
  await expect(page.locator('main')).toHaveCount(1)
  await expect(page.locator('main a').first()).toHaveAttribute('href', '/en')
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex')
  await page.locator('header nav a').first().click()
  await expect(page.locator('h1')).not.toHaveText(failure)
  await expect(page.locator('h1')).toBeFocused()
  expect(watch.documents).toHaveLength(1)
})

test('the error screen of a design system page keeps its own navigation', async ({
  page,
  baseURL,
  watch,
}) => {
  watch.expect(/A test broke the page/)
  await page.goto('/en/designsystem/buttons')
  await hydrated(page)
  await throwFrom(page, `${baseURL}/_build/entry-client.js`)
  await expect(page.locator('h1')).toHaveText(failure)
  await expect(page.locator('#parts')).toBeVisible()
})

test('an error of an extension, an inline script or nobody leaves the page as it is', async ({
  page,
  baseURL,
}) => {
  await page.goto('/en/contact')
  await hydrated(page)
  await throwFrom(page, 'chrome-extension://abcdef/content.js')
  await throwFrom(page, `${baseURL}/en/contact`)
  await page.evaluate(() =>
    window.dispatchEvent(
      new ErrorEvent('error', {
        message: 'ResizeObserver loop completed with undelivered notifications.',
        filename: location.href,
      }),
    ),
  )
  await expect(page.locator('h1')).toHaveText('Contact')
})

test('a page that cannot be rendered is an error screen, logged once, and the next visit tries again', async ({
  page,
  watch,
}) => {
  const problem = /TypeError/
  watch.expect(problem)
  await savesData(page)
  await page.goto('/en/sitemap')
  await hydrated(page)
  await page.route(
    '**/en/contact/_payload.json?*',
    async (route) => {
      const payload = await (await route.fetch()).json()
      await route.fulfill({ json: { ...payload, data: { ...payload.data, page: null } } })
    },
    { times: 1 },
  )
  const contact = page.locator('footer a[href="/en/contact"]').first()
  await contact.click()
  await expect(page.locator('h1')).toHaveText(failure)
  await expect(page).toHaveTitle(failure)
  expect(watch.complaints.filter((text) => problem.test(text))).toHaveLength(1)
  await contact.click()
  await expect(page.locator('h1')).toHaveText('Contact')
  expect(watch.documents).toHaveLength(1)
})

test('texts of an example that cannot be fetched are a notice, and nothing that was typed is lost', async ({
  page,
  watch,
}) => {
  watch.expect(answeredWith(404))
  watch.expect(/Failed to fetch dynamically imported module/)
  await page.goto('/en/designsystem/inputs')
  await hydrated(page)
  await page.route('**/_build/de-*.js', (route) => route.fulfill({ status: 404, body: '' }))
  const field = page.locator('.stage input[type="text"]').first()
  await field.fill('Kwelder')
  await page.getByRole('radio', { name: 'DE', exact: true }).check()
  await expect(page.locator('.toasts')).toContainText('A part of this page did not arrive.')
  await expect(field).toHaveValue('Kwelder')
  expect(watch.documents).toHaveLength(1)
  await page.unrouteAll()
  await page.locator('.toasts').getByRole('button', { name: 'Load it now' }).click()
  await expect(page.locator('.stage').first()).toHaveAttribute('lang', 'de')
  expect(watch.documents).toHaveLength(2)
})
