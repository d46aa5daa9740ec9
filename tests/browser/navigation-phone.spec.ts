import type { Page } from '@playwright/test'
import { pageTypes } from './support/pages.ts'
import { expect, hydrated, test } from './support/test.ts'

const phone = { width: 390, height: 800 }
test.use({ viewport: phone, contextOptions: { reducedMotion: 'reduce' } })

async function open(page: Page): Promise<void> {
  await page.goto(pageTypes.content.nl)
  await hydrated(page)
}

test('nothing that gets the focus hides behind the bar at the bottom', async ({ page }) => {
  await open(page)
  const covered = () =>
    page.evaluate(() => {
      const [focus, nav] = [document.activeElement, document.querySelector('.bottomnav')]
      if (!focus || !nav || nav.contains(focus) || focus === document.body) return false
      return focus.getBoundingClientRect().bottom > nav.getBoundingClientRect().top
    })
  const total = await page.locator(':is(a, button, summary):visible').count()
  for (let stop = 0; stop < total; stop++) {
    await page.keyboard.press('Tab')
    await expect.poll(covered, `stop ${stop}`).toBe(false)
  }
  expect(total).toBeGreaterThan(40)
})

test('the bar at the bottom leaves while a keyboard takes half of the window, and comes back', async ({
  page,
}) => {
  await open(page)
  const bottom = page.locator('.bottomnav')
  await page.setViewportSize({ width: 390, height: 400 })
  await expect(bottom).toBeVisible()
  await page.setViewportSize(phone)
  await page.locator('main').evaluate((main) => main.appendChild(document.createElement('input')).focus())
  await page.setViewportSize({ width: 390, height: 400 })
  await expect(bottom).toBeHidden()
  await page.setViewportSize(phone)
  await expect(bottom).toBeVisible()
})

test('back to top lands at the top, and Tab goes on with the first link', async ({ page }) => {
  await open(page)
  await page.locator('.footer__top').press('Enter')
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0)
  await page.keyboard.press('Tab')
  await expect(page.locator('.skip').first()).toBeFocused()
})
