import type { Page } from '@playwright/test'
import { pageTypes } from './support/pages.ts'
import { answeredWith, expect, hydrated, test } from './support/test.ts'

/** Numbers that look random and are the same in every run (Mulberry32). */
function sequence(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}

const isPage = (href: string) => !/^\/(assets|_build|api)\//.test(href)

/** In-site links that a visitor can see, fragments left out. */
const visibleLinks = (page: Page): Promise<string[]> =>
  page.locator('a[href^="/"]:visible').evaluateAll((all) =>
    all
      .filter((link) => !link.closest('.stage') && link.getAttribute('role') !== 'button')
      .map((link) => link.getAttribute('href') ?? '')
      .filter((href) => !href.includes('#')),
  )

/** What the server says the title of an address is. */
function serverTitles(page: Page): (path: string) => Promise<string> {
  const known = new Map<string, string>()
  return async (path) => {
    const title = known.get(path) ?? (await readTitle(page, path))
    known.set(path, title)
    return title
  }
}

async function readTitle(page: Page, path: string): Promise<string> {
  const html = await (await page.request.get(path, { headers: { 'sec-fetch-site': 'same-origin' } })).text()
  const title = /<title>(.*?)<\/title>/s.exec(html)?.[1] ?? ''
  return title
    .replaceAll('&amp;', '&')
    .replaceAll('&#39;', "'")
    .replaceAll('&quot;', '"')
    .replaceAll('&lt;', '<')
}

const path = (page: Page) => new URL(page.url()).pathname

/** The page that the address names is shown: its title, and the focus on its heading or a target. */
async function expectArrived(page: Page, titleOf: (path: string) => Promise<string>): Promise<void> {
  await expect(page).toHaveTitle(await titleOf(path(page)))
  await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).not.toBe('BODY')
}

test('a visitor clicks 200 links, back and forward and twice in a row, and nothing goes wrong', async ({
  page,
  watch,
}) => {
  test.setTimeout(240_000)
  await page.setViewportSize({ width: 1280, height: 900 })
  const next = sequence(20261121)
  const titleOf = serverTitles(page)
  const trail: string[] = []
  let position = 0
  let failing = 0
  let documents = 1
  watch.expect(answeredWith(503))
  watch.expect(/^The page could not be loaded in place/)
  await page.route('**/_payload.json?*', (route) =>
    failing > 0 ? route.fulfill({ status: 503, body: '{}' }) : route.continue(),
  )
  await page.goto('/en')
  await hydrated(page)
  trail.push(path(page))

  for (let step = 0; step < 200; step++) {
    const kind = next()
    // The content source fails for five clicks midway: those load a document, the others never do.
    failing = step >= 100 && step < 105 ? 1 : 0
    const before = page.url()
    if (kind < 0.12 && position > 0) {
      position -= 1
      await page.goBack({ waitUntil: 'commit' })
    } else if (kind < 0.2 && position < trail.length - 1) {
      position += 1
      await page.goForward({ waitUntil: 'commit' })
    } else {
      const links = (await visibleLinks(page)).filter(isPage)
      const target = links[Math.floor(next() * links.length)] ?? '/en'
      const link = page.locator(`a[href="${target}"]:visible`).first()
      if (kind > 0.85) await link.dblclick({ noWaitAfter: true })
      else await link.click({ noWaitAfter: true })
      await expect(page).toHaveURL(target)
      if (page.url() !== before) {
        trail.splice(position + 1, trail.length, path(page))
        position = trail.length - 1
      }
    }
    await expect(page).toHaveURL(trail[position] ?? '')
    if (failing) {
      await hydrated(page)
      documents = watch.documents.length
      await expect(page).toHaveTitle(await titleOf(path(page)))
    } else {
      await expectArrived(page, titleOf)
      expect(watch.documents.length, `document loads at step ${step}, ${page.url()}`).toBe(documents)
    }
  }
  expect(watch.outside).toEqual([])
})

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

test('forward while the page before is still loading stays on the page that the address names', async ({
  page,
}) => {
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

test('a click with a modifier key is the browser’s own', async ({ page, context, watch }) => {
  await page.goto('/en/sitemap')
  await hydrated(page)
  const opened = context.waitForEvent('page')
  await page
    .locator('main a')
    .first()
    .click({ modifiers: ['ControlOrMeta'] })
  await (await opened).close()
  expect(page.url()).toContain('/en/sitemap')
  expect(watch.documents.length).toBe(1)
})

test('a missing translation of a page leads to that language’s home, and the switch says so', async ({
  page,
}) => {
  await page.goto('/themas/dorpen')
  await hydrated(page)
  await page.locator('header details.menu summary').click()
  const german = page.locator('header details.menu').getByRole('link', { name: /Deutsch/ })
  await expect(german).toHaveAttribute('href', '/de')
  await expect(german).not.toHaveText(/^\s*Deutsch\s*$/)
  await german.click()
  await expect(page).toHaveURL('/de')
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
