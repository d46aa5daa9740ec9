import type { Page, Request } from '@playwright/test'
import { holdApp, isHydrated, payloadOf, record } from './support/start.ts'
import { answeredWith, expect, giveSign, hydrated, ready, test } from './support/test.ts'

const notMounted = /^Error while mounting app:/

const isScript = (request: Request) => request.resourceType() === 'script'

test('before a sign of use no script is fetched but the small one and the one that counts visits', async ({
  page,
}) => {
  const scripts = record(page, isScript)
  await page.goto('/en')
  await ready(page)
  await page.waitForLoadState('networkidle')
  const names = () => scripts.map((path) => path.replace(/-[\w-]{8}\.js$/, ''))
  await expect.poll(names).toEqual([
    '/_build/entry-client',
    '/_build/after-load',
    // The bundler's own lines, of 156 bytes.
    '/_build/rolldown-runtime',
  ])
  await giveSign(page)
  await expect.poll(() => scripts.some((path) => path.includes('/react-'))).toBe(true)
  await hydrated(page)
  expect(scripts.length).toBeLessThanOrEqual(8)
})

test('the menu opens and closes before the app is there, stays open while it comes, and works after it', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 800 })
  const release = await holdApp(page)
  await page.goto('/en/sitemap')
  await ready(page)
  const opener = page.locator('.bottomnav [data-opens]')
  const menu = page.locator('#menu')
  await opener.click()
  await expect(menu).toBeVisible()
  await menu.locator('[data-closes]').click()
  await expect(menu).toBeHidden()
  await opener.click()
  await page.mouse.click(10, 400)
  await expect(menu).toBeHidden()
  await opener.click()
  release()
  await hydrated(page)
  await expect(menu).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(menu).toBeHidden()
  await opener.press('Space')
  await expect(menu).toBeVisible()
  expect(new URL(page.url()).pathname).toBe('/en/sitemap')
})

test('what was typed, chosen, selected and focused before the app came is still so after it', async ({
  page,
}) => {
  const release = await holdApp(page)
  await page.goto('/en/contact')
  await ready(page)
  const form = page.locator('main form').first()
  const fields = form.locator('input:not([type=hidden]):visible, textarea:visible, select:visible')
  const typed: string[] = []
  for (const [index, field] of (await fields.all()).entries()) typed.push(await fillAny(field, index))
  const text = form.locator('textarea').first()
  await text.focus()
  await text.evaluate((element: HTMLTextAreaElement) => element.setSelectionRange(2, 5))
  await page.evaluate(() => scrollTo({ top: 200, behavior: 'instant' }))
  expect(await isHydrated(page)).toBe(false)
  release()
  await hydrated(page)
  const values = await Promise.all((await fields.all()).map(currentValue))
  expect(values).toEqual(typed)
  expect(typed.length).toBeGreaterThan(2)
  await expect(text).toBeFocused()
  expect(
    await text.evaluate(({ selectionStart, selectionEnd }: HTMLTextAreaElement) => [
      selectionStart,
      selectionEnd,
    ]),
  ).toEqual([2, 5])
  expect(await page.evaluate(() => scrollY)).toBe(200)
})

type Field = ReturnType<Page['locator']>

const currentValue = (field: Field): Promise<string> =>
  field.evaluate((element: HTMLInputElement) =>
    element.type === 'checkbox' || element.type === 'radio' ? String(element.checked) : element.value,
  )

async function fillAny(field: Field, index: number): Promise<string> {
  const type = await field.evaluate((element: HTMLInputElement) => element.type)
  if (type === 'checkbox' || type === 'radio') await field.check()
  else if (type === 'select-one') await field.selectOption({ index: 1 })
  else await field.fill(type === 'email' ? `a${index}@example.org` : `Text ${index}`)
  return currentValue(field)
}

test('a part that needs the app has it without a sign', async ({ page }) => {
  await page.route('**/en/contact', async (route) => {
    const body = await (await route.fetch()).text()
    await route.fulfill({ body: body.replace('<h1', '<h1 data-urgent'), contentType: 'text/html' })
  })
  await page.goto('/en/contact')
  await page.locator('html[data-hydrated="true"]').waitFor({ state: 'attached' })
})

test('a page whose data cannot be had stays as it is, and has its app at a later sign', async ({
  page,
  watch,
}) => {
  watch.expect(answeredWith(503))
  watch.expect(notMounted)
  await page.route(payloadOf('/en/contact'), (route) => route.fulfill({ status: 503, body: '{}' }), {
    times: 1,
  })
  await page.goto('/en/contact')
  await ready(page)
  const title = await page.locator('h1').innerText()
  await giveSign(page)
  await expect.poll(() => watch.complaints.some((text) => notMounted.test(text))).toBe(true)
  await expect(page.locator('h1')).toHaveText(title)
  await hydrated(page)
  await page.locator('header nav a').first().click()
  await expect(page.locator('h1')).toBeFocused()
  expect(watch.documents).toHaveLength(1)
})

test('while another build answers the page stays as it is, and its links are the browser’s', async ({
  page,
  watch,
}) => {
  watch.expect(answeredWith(409))
  watch.expect(notMounted)
  await page.route(payloadOf('/en/contact'), (route) => route.fulfill({ status: 409, body: '{}' }))
  await page.goto('/en/contact')
  await ready(page)
  await giveSign(page)
  await expect.poll(() => watch.complaints.some((text) => notMounted.test(text))).toBe(true)
  const link = page.locator('header nav a').first()
  const href = (await link.getAttribute('href')) ?? ''
  await link.click()
  await expect(page).toHaveURL(href)
  expect(watch.documents).toHaveLength(2)
})

test('content that is newer than the document takes its place, and what was typed stays', async ({
  page,
  watch,
}) => {
  watch.expect(/^The page was rendered again in the browser/)
  await page.route(payloadOf('/en/contact'), async (route) => {
    const text = await (await route.fetch()).text()
    await route.fulfill({
      body: text.replaceAll('"title":"Contact"', '"title":"Newer"'),
      contentType: 'application/json',
    })
  })
  await page.goto('/en/contact')
  await expect(page.locator('h1')).toHaveText('Contact')
  const field = page.locator('main form input[type="email"]').first()
  await ready(page)
  await field.fill('anna@example.org')
  await hydrated(page)
  await expect(page.locator('h1')).toHaveText('Newer')
  await expect(field).toHaveValue('anna@example.org')
  await expect(field).toBeFocused()
  await page.locator('header nav a').first().click()
  await expect(page.locator('h1')).toBeFocused()
  expect(watch.documents).toHaveLength(1)
})

test('whoever reloads finds the place again, though the scroll to it was what brought the app', async ({
  page,
}) => {
  await page.goto('/en')
  await ready(page)
  await page.mouse.wheel(0, 1_500)
  const place = () => page.evaluate(() => Math.round(scrollY))
  await expect.poll(place).toBe(1_500)
  await hydrated(page)
  await page.reload()
  await ready(page)
  await expect.poll(place).toBe(1_500)
})

test('the way back leads to the page before, though an earlier document had shown it in place', async ({
  page,
}) => {
  await page.goto('/en/contact')
  await hydrated(page)
  await page.locator('header a[href="/en"]').first().click()
  await expect(page.locator('h1')).toBeFocused()
  const home = await page.locator('h1').textContent()
  await page.reload()
  await ready(page)
  await expect(page.locator('h1')).toHaveText(home ?? '')
  await page.goBack()
  await expect(page.locator('h1')).toHaveText('Contact')
  await hydrated(page)
  await page.goForward()
  await expect(page.locator('h1')).toHaveText(home ?? '')
})

test('the menu stays open, and the focus in it, when content that is newer takes the place of the page', async ({
  page,
  watch,
}) => {
  watch.expect(/^The page was rendered again in the browser/)
  await page.setViewportSize({ width: 390, height: 800 })
  const release = await holdApp(page)
  await page.route(payloadOf('/en/contact'), async (route) => {
    const text = await (await route.fetch()).text()
    const body = text.replaceAll('"title":"Contact"', '"title":"Newer"')
    await route.fulfill({ body, contentType: 'application/json' })
  })
  await page.goto('/en/contact')
  await ready(page)
  await page.locator('.bottomnav [data-opens]').click()
  const close = page.locator('#menu [data-closes]')
  await expect(close).toBeFocused()
  release()
  await hydrated(page)
  await expect(page.locator('h1')).toHaveText('Newer')
  await expect(page.locator('#menu')).toBeVisible()
  await expect(close).toBeFocused()
})

test('a page whose measuring script is blocked goes on, and says so', async ({ page, watch }) => {
  watch.expect(/^Failed to fetch GTM ID/)
  watch.expect(/Failed to load resource/)
  await page.route(/\/_build\/after-load-[^/]+\.js$/, (route) => route.abort())
  await page.goto('/en/contact')
  await hydrated(page)
  await expect(page.locator('h1')).toHaveText('Contact')
})

test('on a page that is dark because the system is, the theme switch offers light before the app is there', async ({
  page,
}) => {
  await page.emulateMedia({ colorScheme: 'dark' })
  const release = await holdApp(page)
  await page.goto('/en/contact')
  await ready(page)
  const theme = page.locator('header button[name=theme]')
  await expect(theme).toHaveAttribute('aria-pressed', 'true')
  await Promise.all([page.waitForNavigation(), theme.click()])
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light')
  release()
})

test('an instrument that was set before the app came stays set, and its stages follow', async ({ page }) => {
  const release = await holdApp(page)
  await page.goto('/en/designsystem/buttons')
  await ready(page)
  const narrow = page.locator('.instruments input[name=width][value="390"]')
  await narrow.check({ force: true })
  release()
  await hydrated(page)
  await expect(narrow).toBeChecked()
  await expect(page).toHaveURL('/en/designsystem/buttons?width=390')
})
