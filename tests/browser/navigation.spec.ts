import type { Locator, Page } from '@playwright/test'
import { pageTypes } from './support/pages.ts'
import { expect, hydrated, savesData, test } from './support/test.ts'

test('a client navigation says the new title to screen readers and updates lang, canonical and alternates', async ({
  page,
}) => {
  await page.goto(pageTypes.content.nl)
  await hydrated(page)
  await page.locator('header details.menu summary').click()
  await page.locator('header details.menu').getByRole('link', { name: 'Deutsch' }).click()
  await expect(page).toHaveURL(pageTypes.content.de)
  await expect(page.locator('html')).toHaveAttribute('lang', 'de')
  await expect(page.locator('#announcer')).toHaveText(await page.title())
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute(
    'href',
    new RegExp(`${pageTypes.content.de}$`),
  )
  await expect(page.locator('head link[hreflang=x-default]')).toHaveAttribute(
    'href',
    new RegExp(`${pageTypes.content.nl}$`),
  )
  await expect(page.locator('h1')).toBeFocused()
})

test('switching language stores the cookie, and a document load in another language writes it', async ({
  page,
  context,
}) => {
  const chosen = async () => (await context.cookies()).find(({ name }) => name === 'i18n_redirected')
  await page.goto('/en/sitemap')
  await hydrated(page)
  await expect.poll(async () => (await chosen())?.value).toBe('en')
  await page.locator('header details.menu summary').click()
  await page.locator('header details.menu').getByRole('link', { name: 'Nederlands' }).click()
  await expect(page).toHaveURL('/sitemap')
  await expect.poll(async () => (await chosen())?.value).toBe('nl')
  const cookie = await chosen()
  expect(cookie).toMatchObject({ path: '/', sameSite: 'Lax' })
  expect((cookie?.expires ?? 0) - Date.now() / 1000).toBeGreaterThan(364 * 86_400)
})

test('translations are asked for again when the language changes, and only then', async ({ page }) => {
  const asked: string[] = []
  page.on('request', (request) => {
    if (request.url().includes('/api/collections/translations')) asked.push(new URL(request.url()).search)
  })
  await page.goto('/en/sitemap')
  await hydrated(page)
  await page.locator('header nav a', { hasText: /./ }).first().click()
  await expect(page.locator('h1')).toBeFocused()
  // The first ones came with the data of the document.
  expect(asked).toEqual([])
  await page.locator('header details.menu summary').click()
  await page.locator('header details.menu').getByRole('link', { name: 'Deutsch' }).click()
  await expect(page.locator('html')).toHaveAttribute('lang', 'de')
  expect(asked).toEqual(['?locale=de'])
})

test('back restores where the visitor was, and a fragment is scrolled to', async ({ page }) => {
  await page.goto(pageTypes.content.nl)
  await hydrated(page)
  await page.evaluate(() => scrollTo({ top: 900, behavior: 'instant' }))
  await page.locator('.card__title a').last().click()
  await expect(page.locator('h1')).toBeFocused()
  expect(await page.evaluate(() => scrollY)).toBe(0)
  const left = await page.evaluate(() => history.state.scroll as number)
  expect(left).toBe(0)
  await page.goBack()
  await expect(page).toHaveURL(pageTypes.content.nl)
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(800)
  await page.locator('.toc a').nth(2).click()
  await expect(page).toHaveURL(/#/)
  await expect
    .poll(() => page.evaluate(() => document.querySelector(':target')?.getBoundingClientRect().top ?? 999))
    .toBeLessThan(300)
})

for (const [how, follow] of [
  ['a link of the contents', (page: Page) => page.locator('.toc a').nth(2).dispatchEvent('click')],
  ['the skip link', (page: Page) => page.locator('.skip').press('Enter')],
] as const)
  test(`back from a fragment leads to where the visitor was: ${how}`, async ({ page }) => {
    await page.goto(pageTypes.content.nl)
    await hydrated(page)
    await follow(page)
    await expect(page).toHaveURL(/#/)
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(0)
    await page.goBack()
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(0)
  })

test('forward while the page before is still loading stays on the page that the address names', async ({
  page,
}) => {
  await savesData(page)
  await page.goto('/en/sitemap')
  await hydrated(page)
  await page.locator('main a[href="/en/contact"]').click()
  await expect(page.locator('h1')).toHaveText('Contact')
  const asked = page.waitForRequest('**/en/sitemap/_payload.json?*')
  await page.route('**/en/sitemap/_payload.json?*', () => {
    // Never answered: the visitor is quicker.
  })
  await page.evaluate(() => history.back())
  await asked
  await page.evaluate(() => history.forward())
  await expect(page).toHaveURL('/en/contact')
  await expect(page.locator('#progress')).toBeHidden()
  await page.locator('header nav a').first().click()
  await expect(page).toHaveURL(/\/en\/themes/)
  await page.goBack()
  await expect(page.locator('h1')).toHaveText('Contact')
})

test('two pages of one kind share no state', async ({ page }) => {
  await page.goto('/themas/voorland/hoe-een-kwelder-groeit')
  await hydrated(page)
  await page.locator('main .accordion summary').first().click()
  await expect(page.locator('main .accordion details[open]')).not.toHaveCount(0)
  await page.locator('a[href="/kennis/veelgestelde-vragen"], a[href="/kennis"]').first().click()
  await expect(page.locator('h1')).toBeFocused()
  const open = await page.locator('main .accordion details[open]').count()
  await page.reload()
  await hydrated(page)
  expect(open).toBe(await page.locator('main .accordion details[open]').count())
})

/**
 * The tab shows what the link leads to. It is left open: Chromium forgets now and then to close a tab whose
 * document is just coming (crbug.com/536385539), and a test would wait for ever.
 */
async function expectLoaded(tab: Page, link: Locator): Promise<void> {
  await expect(tab).toHaveURL(new URL((await link.getAttribute('href')) ?? '', link.page().url()).href)
  await expect(tab.locator('h1')).toBeAttached()
}

test('a click with a modifier key is the browser’s own', async ({ page, context, watch }) => {
  await page.goto('/en/sitemap')
  await hydrated(page)
  const link = page.locator('main a').first()
  const opened = context.waitForEvent('page')
  await link.click({ modifiers: ['ControlOrMeta'] })
  await expectLoaded(await opened, link)
  expect(page.url()).toContain('/en/sitemap')
  expect(watch.documents.length).toBe(1)
})

for (const name of ['a menu button', 'a link in the open menu'])
  test(`a click with a modifier key on ${name} opens a tab and leaves the menu as it is`, async ({
    page,
    context,
  }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    await page.goto('/en')
    const isOpen = name !== 'a menu button'
    const menu = page.locator('dialog#menu')
    const opener = page.locator('header [data-opens]')
    if (isOpen) await opener.click()
    const clicked = isOpen ? menu.locator('a').first() : opener
    const opened = context.waitForEvent('page')
    await clicked.click({ modifiers: ['ControlOrMeta'] })
    await expectLoaded(await opened, clicked)
    await expect(menu).toBeVisible({ visible: isOpen })
  })

test('a missing translation of a page leads to the nearest page above in that language, and the switch says so', async ({
  page,
}) => {
  await page.goto('/themas/dorpen')
  await hydrated(page)
  await page.locator('header details.menu summary').click()
  const german = page.locator('header details.menu').getByRole('link', { name: /Deutsch/ })
  await expect(german).toHaveAttribute('href', '/de/themen')
  await expect(german).toHaveText(/Deutsch pagina erboven; deze pagina is niet vertaald/)
  await german.click()
  await expect(page).toHaveURL('/de/themen')
})

test('a link without an address, and one with an unreadable one, are left to the browser', async ({
  page,
  watch,
}) => {
  await page.goto('/en/sitemap')
  await hydrated(page)
  /** Whether the site took the click for itself; the browser's own answer is prevented afterwards. */
  const taken = (attributes: Readonly<Record<string, string>>) =>
    page.evaluate((values) => {
      const link = document.querySelector('main')?.appendChild(document.createElement('a'))
      for (const [name, value] of Object.entries(values)) link?.setAttribute(name, value)
      const event = new MouseEvent('click', { bubbles: true, cancelable: true })
      const seen: boolean[] = []
      const look = () => {
        seen.push(event.defaultPrevented)
        event.preventDefault()
      }
      addEventListener('click', look, { once: true })
      link?.dispatchEvent(event)
      link?.remove()
      return seen
    }, attributes)
  expect(await taken({})).toEqual([false])
  expect(await taken({ name: 'here' })).toEqual([false])
  expect(await taken({ href: 'http://[' })).toEqual([false])
  expect(await taken({ href: 'https://example.org/' })).toEqual([false])
  await expect(page).toHaveURL('/en/sitemap')
  expect(await taken({ href: '/en/contact' })).toEqual([true])
  await expect(page).toHaveURL('/en/contact')
  expect(watch.documents).toHaveLength(1)
})

test('a second click on a link whose page hangs loads its document', async ({ page, watch }) => {
  await savesData(page)
  await page.goto('/en/sitemap')
  await hydrated(page)
  const asked = page.waitForRequest('**/en/contact/_payload.json?*')
  await page.route('**/en/contact/_payload.json?*', () => {
    // Never answered.
  })
  const link = page.locator('main a[href="/en/contact"]')
  await link.click()
  await asked
  await link.click()
  await expect(page.locator('h1')).toHaveText('Contact')
  expect(watch.documents.map((url) => new URL(url).pathname)).toEqual(['/en/sitemap', '/en/contact'])
})
