import type { Page } from '@playwright/test'
import { pageTypes } from './support/pages.ts'
import { expect, hydrated, ready, test } from './support/test.ts'

const later = /\/_build\/below-[^/]+\.css$/

/** Holds the later styles back until they are let go. */
async function holdStyles(page: Page): Promise<() => void> {
  let release = () => {}
  const released = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route(later, async (route) => {
    await released
    await route.continue()
  })
  return release
}

/** What everything up to the later styles looks like: places on the page, in whole pixels, and a few properties. */
const looks = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const all = [...document.querySelectorAll('.site > .header *, main *, .consent *')]
    const end = all.findIndex((element) => element.matches('main link[rel="stylesheet"]'))
    const above = all.slice(0, end).filter((element) => !element.contains(all[end] ?? null))
    return above.map((element) => {
      const { x, y, width, height } = element.getBoundingClientRect()
      const { color, backgroundColor, fontSize, fontWeight, opacity } = getComputedStyle(element)
      const name = `${element.tagName} ${element.getAttribute('class')}`
      const place = [x, y, width, height].map(Math.round)
      return [name, place, color, backgroundColor, fontSize, fontWeight, opacity].join(' | ')
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
      const release = await holdStyles(page)
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

test('styles from the middle of a page outlive it', async ({ page }) => {
  await page.goto('/en')
  await hydrated(page)
  const background = () =>
    page.locator('.footer').evaluate((footer) => getComputedStyle(footer).backgroundColor)
  const first = await background()
  await page.locator('header a[href="/en/search"]').click()
  await expect(page).toHaveURL(/\/en\/search$/)
  expect(await background()).toBe(first)
  await expect(page.locator('link[rel="stylesheet"][href*="/below-"]')).toHaveCount(1)
})

test('a page whose later styles cannot be had can be read and used', async ({ page, watch }) => {
  watch.expect(/net::ERR_FAILED/)
  await page.route(later, (route) => route.abort())
  await page.goto('/en')
  await hydrated(page)
  await expect(page.locator('.footer')).toBeVisible()
  await page.locator('header a[href="/en/search"]').click()
  await expect(page).toHaveURL(/\/en\/search$/)
  await expect(page.locator('h1')).toBeFocused()
})
