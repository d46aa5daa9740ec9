import type { Page } from '@playwright/test'
import { pageTypes } from './support/pages.ts'
import { expect, hasConnection, hydrated, ready, test } from './support/test.ts'

/** Holds the code that hydrates back until it is let go. */
async function holdCode(page: Page): Promise<() => void> {
  let release = () => {}
  const released = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route(/\/_build\/site-[^/]+\.js$/, async (route) => {
    await released
    await route.continue()
  })
  return release
}

test('what a visitor types and opens before the code arrives is still there after it', async ({ page }) => {
  const release = await holdCode(page)
  await page.goto('/contact', { waitUntil: 'commit' })
  const field = page.locator('main form input[type="email"]').first()
  await field.fill('anna@example.org')
  await page.locator('header details.menu summary').click()
  expect(await page.locator('html').getAttribute('data-hydrated')).toBeNull()
  release()
  await hydrated(page)
  await expect(field).toHaveValue('anna@example.org')
  await expect(page.locator('header details.menu')).toHaveAttribute('open', '')
})

test('a link that is followed before the code arrives waits for it, and is the browser’s own the second time', async ({
  page,
  watch,
}) => {
  await holdCode(page)
  await page.goto('/en', { waitUntil: 'commit' })
  await ready(page)
  const link = page.locator('header a[href^="/en/"]').first()
  const href = (await link.getAttribute('href')) ?? ''
  await link.click({ noWaitAfter: true })
  await expect(page.locator('#progress')).toBeVisible()
  await link.click({ noWaitAfter: true })
  await expect(page).toHaveURL(href)
  expect(watch.documents).toHaveLength(2)
})

for (const [path, own] of [
  [pageTypes.home.de, ['home']],
  [pageTypes.content.nl, ['longread']],
  ['/themas/dijken', []],
  ['/en/designsystem/buttons', []],
] as const)
  test(`${path} asks for the two parts of the site’s styles and for those of its type once, and names little code, behind fonts and pictures`, async ({
    page,
  }) => {
    const styles: string[] = []
    page.on('request', (request) => {
      if (request.resourceType() === 'stylesheet') styles.push(new URL(request.url()).pathname)
    })
    const response = await page.goto(path)
    await hydrated(page)
    await page.waitForLoadState('networkidle')
    const ofSite = () => styles.filter((file) => !file.includes('/designsystem-'))
    await expect
      .poll(() => ofSite().map((file) => file.split('/').at(-1)?.split('-')[0]))
      .toEqual(['first', ...own, 'below'])
    const code =
      (await response?.text())?.match(/<link rel="modulepreload"[^>]*>|<script[^>]* src=[^>]*>/g) ?? []
    expect(code.length).toBeLessThan(6)
    expect(code.filter((tag) => !tag.includes('fetchpriority="low"'))).toEqual([])
  })

for (const [rtt, initiator] of [
  [50, 'link'],
  [400, 'css'],
] as const)
  test(`at ${rtt} ms for a round trip a phone fetches the font ${initiator === 'link' ? 'ahead' : 'after the styles'}`, async ({
    page,
  }) => {
    await hasConnection(page, { rtt })
    await page.setViewportSize({ width: 390, height: 844 })
    await page.goto('/en')
    const askedBy = () =>
      page.evaluate(() =>
        performance
          .getEntriesByType('resource')
          .filter(({ name }) => name.includes('/instrument-sans-'))
          .map((entry) => (entry as PerformanceResourceTiming).initiatorType),
      )
    await expect.poll(askedBy).toEqual([initiator])
  })

const isLaidOut = (page: Page) =>
  page
    .locator('.site > .footer h2')
    .first()
    .evaluate((heading) => heading.checkVisibility({ contentVisibilityAuto: true }))

test('the end of a long page is laid out with the app, not before the first paint', async ({ page }) => {
  await page.goto('/en')
  await ready(page)
  // Nothing is skipped before the first frame, as nothing is laid out.
  await expect.poll(() => isLaidOut(page)).toBe(false)
  await hydrated(page)
  await expect.poll(() => isLaidOut(page)).toBe(true)
})

test('what is near the first screen of a phone is laid out at once, not hidden first and found near afterwards', async ({
  page,
}) => {
  await page.setViewportSize({ width: 412, height: 915 })
  await page.addInitScript(() => {
    const skipped: boolean[] = []
    Object.assign(window, { skipped })
    const note = (event: Event) => skipped.push((event as ContentVisibilityAutoStateChangeEvent).skipped)
    addEventListener('contentvisibilityautostatechange', note, true)
  })
  for (const path of ['/en', '/nieuws']) {
    await page.goto(path)
    await ready(page)
    await expect.poll(() => page.evaluate(() => (window as unknown as Skipping).skipped)).toContain(true)
    expect(await page.evaluate(() => (window as unknown as Skipping).skipped)).not.toContain(false)
  }
})

interface Skipping {
  readonly skipped: readonly boolean[]
}

test('whoever comes back to a place in a page, or to a part of it, finds it there', async ({ page }) => {
  await page.goto('/en#main')
  await ready(page)
  await expect.poll(() => isLaidOut(page)).toBe(true)
  await page.goto('/en/sitemap')
  await page.goto('/en')
  await ready(page)
  await expect.poll(() => isLaidOut(page)).toBe(false)
  await page.reload()
  await ready(page)
  await expect.poll(() => isLaidOut(page)).toBe(true)
})

async function countFades(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    const start = document.startViewTransition.bind(document)
    document.startViewTransition = (change) => {
      document.documentElement.dataset.fades = String(Number(document.documentElement.dataset.fades ?? 0) + 1)
      return start(change)
    }
  })
  return async () => Number((await page.locator('html').getAttribute('data-fades')) ?? 0)
}

for (const [reducedMotion, expected] of [
  ['no-preference', 1],
  ['reduce', 0],
] as const)
  test(`with motion set to ${reducedMotion}, a page change fades ${expected} times`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion })
    const fades = await countFades(page)
    await page.goto('/en/sitemap')
    await hydrated(page)
    await page.locator('main a[href="/en/contact"]').click()
    await expect(page.locator('h1')).toBeFocused()
    await expect(page.locator('h1')).toHaveText('Contact')
    expect(await fades()).toBe(expected)
  })

test('a press during the fade reaches the page that is already there', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 })
  await page.goto('/en')
  await hydrated(page)
  const links = page.locator('header nav a')
  const [first, second] = [await links.nth(0).getAttribute('href'), await links.nth(1).getAttribute('href')]
  const target = await links.nth(1).boundingBox()
  await links.nth(0).click()
  await expect(page).toHaveURL(first ?? '')
  // Without Playwright's own wait until the link can take a press.
  await page.mouse.click((target?.x ?? 0) + 10, (target?.y ?? 0) + 10)
  await expect(page).toHaveURL(second ?? '')
  await expect(page.locator('h1')).toBeFocused()
  await page.goBack()
  await expect(page).toHaveURL(first ?? '')
})
