import type { Page } from '@playwright/test'
import { pageTypes } from './support/pages.ts'
import { expect, hydrated, ready, test } from './support/test.ts'

const later = /\/_build\/below-[^/]+\.css$/

const first = /\/_build\/first-screen-[^/]+\.css$/

/** Holds styles back until they are let go. */
async function holdStyles(page: Page, styles: RegExp): Promise<() => void> {
  let release = () => {}
  const released = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route(styles, async (route) => {
    await released
    await route.continue()
  })
  return release
}

/** What only later styles give the footer. */
const footerSpace = (page: Page) =>
  page.locator('.footer').evaluate((footer) => getComputedStyle(footer).paddingBlockStart)

/**
 * What everything up to the later styles looks like: places on the page, in whole pixels, and a few
 * properties.
 */
const looks = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const all = [...document.querySelectorAll('.site > .header *, main *, .consent *')]
    const end = all.findIndex((element) => element.matches('[data-later-styles]'))
    const above = all.slice(0, end).filter((element) => !element.contains(all[end] ?? null))
    return [document.documentElement, ...above].map((element) => {
      const { x, y, width, height } = element.getBoundingClientRect()
      const { color, backgroundColor, fontSize, fontWeight, opacity, overflowY } = getComputedStyle(element)
      const name = `${element.tagName} ${element.getAttribute('class')}`
      // How long the document is depends on what follows.
      const place = element.matches('html') ? [width] : [x, y, width, height].map(Math.round)
      return [name, place, color, backgroundColor, fontSize, fontWeight, opacity, overflowY].join(' | ')
    })
  })

for (const width of [390, 1280])
  for (const path of [pageTypes.home.en, pageTypes.content.nl, '/contact', '/en/news'])
    test(`${path} is shown down to its first screen while later styles are on their way, and looks the same with them (${width})`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height: 844 })
      // Colours change at once.
      await page.emulateMedia({ reducedMotion: 'reduce' })
      const release = await holdStyles(page, later)
      await page.goto(path, { waitUntil: 'commit' })
      await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0)
      await page.evaluate(() => document.fonts.ready.then(() => undefined))
      await expect(page.locator('.footer')).toHaveCount(0)
      const before = await looks(page)
      expect(before.length).toBeGreaterThan(20)
      release()
      await ready(page)
      expect(await looks(page)).toEqual(before)
    })

for (const [screen, width, isTogether] of [
  ['phone asks for later styles when those of the first screen', 390, false],
  ['wide screen asks for later styles beside those of the first screen, before they', 1280, true],
] as const)
  test(`a ${screen} are there`, async ({ page }) => {
    await page.setViewportSize({ width, height: 844 })
    const asked: string[] = []
    page.on('request', (request) => asked.push(new URL(request.url()).pathname))
    const isAsked = () => asked.some((path) => later.test(path))
    const release = await holdStyles(page, first)
    // Browsers look a document through for scripts and styles at once.
    const code = page.waitForRequest(/entry-client/)
    await page.goto('/en', { waitUntil: 'commit' })
    await code
    await expect.poll(() => asked.some((path) => first.test(path))).toBe(true)
    if (isTogether) await expect.poll(isAsked).toBe(true)
    else expect(isAsked()).toBe(false)
    release()
    await ready(page)
    expect(asked.filter((path) => later.test(path))).toHaveLength(1)
  })

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })
  test('a page has its later styles', async ({ page }) => {
    await page.goto('/en')
    expect(await footerSpace(page)).not.toBe('0px')
  })
})

test('styles from the middle of a page outlive it', async ({ page }) => {
  await page.goto('/en')
  await hydrated(page)
  await page.locator('header a[href="/en/search"]').click()
  await expect(page).toHaveURL(/\/en\/search$/)
  expect(await footerSpace(page)).not.toBe('0px')
  await expect(page.locator('link[rel="stylesheet"][href*="/below-"]')).toHaveCount(1)
})

for (const [again, answer] of [
  ['fail again', 'abort'],
  ['are not answered again', 'never'],
] as const)
  test(`a page whose later styles fail, and ${again}, can be read and used`, async ({ page, watch }) => {
    watch.expect(/net::ERR_FAILED/)
    let asked = 0
    await page.route(later, async (route) => {
      asked += 1
      if (asked === 1 || answer === 'abort') await route.abort()
    })
    await page.goto('/en')
    await hydrated(page)
    await expect(page.locator('.footer')).toBeVisible()
    await page.locator('header a[href="/en/search"]').click()
    await expect(page).toHaveURL(/\/en\/search$/)
    await expect(page.locator('h1')).toBeFocused()
    expect(asked).toBeGreaterThan(1)
  })

test('what an extension puts beside the later styles goes with them, and React finds its page', async ({
  page,
}) => {
  await page.addInitScript(() => {
    const mark = (link: Element) => link.after(document.createElement('meta'))
    new MutationObserver((changes) => {
      for (const node of changes.flatMap(({ addedNodes }) => [...addedNodes]))
        if (node instanceof HTMLLinkElement && node.rel === 'stylesheet') mark(node)
    }).observe(document, { childList: true, subtree: true })
  })
  await page.goto('/en')
  const heading = await page.locator('h1').elementHandle()
  await expect(page.locator('main meta')).toHaveCount(1)
  await hydrated(page)
  await expect(page.locator('main meta')).toHaveCount(0)
  expect(await heading?.evaluate((element) => element.isConnected)).toBe(true)
})

test('a page whose HTML was rewritten on its way has its later styles', async ({ page }) => {
  await page.route('**/en', async (route) => {
    const response = await route.fetch()
    const html = await response.text()
    await route.fulfill({
      response,
      body: html.replaceAll('</noscript>', '</noscript>\n<!-- rewritten -->\n'),
    })
  })
  await page.goto('/en')
  await ready(page)
  expect(await footerSpace(page)).not.toBe('0px')
})

test('where inline scripts are forbidden, later styles come with the app', async ({ page, watch }) => {
  watch.expect(/Content Security Policy/)
  await page.route('**/en', async (route) => {
    const response = await route.fetch()
    const headers = { ...response.headers(), 'content-security-policy': "script-src 'self'" }
    await route.fulfill({ response, headers })
  })
  await page.goto('/en')
  expect(await footerSpace(page)).toBe('0px')
  await hydrated(page)
  // The app waits for them, but not for long.
  await expect.poll(() => footerSpace(page)).not.toBe('0px')
})
