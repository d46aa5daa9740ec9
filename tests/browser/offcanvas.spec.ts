import type { Locator, Page } from '@playwright/test'
import { pageTypes } from './support/pages.ts'
import { expect, hydrated, test } from './support/test.ts'

test.use({ viewport: { width: 390, height: 420 }, contextOptions: { reducedMotion: 'reduce' } })

const menu = (page: Page): Locator => page.locator('#menu')

async function open(page: Page): Promise<void> {
  await page.goto(pageTypes.content.nl)
  await hydrated(page)
  await page.locator('.bottomnav').getByRole('button').click()
  await expect(menu(page)).toBeVisible()
}

test('what gets the focus on the way back up does not hide under the head of the menu', async ({ page }) => {
  await open(page)
  await menu(page).locator('a').last().focus()
  const covered = () =>
    menu(page).evaluate((dialog) => {
      const [head, focus] = [dialog.querySelector('.offcanvas__head'), document.activeElement]
      if (!head || !focus || head.contains(focus) || !dialog.contains(focus)) return false
      return focus.getBoundingClientRect().top < head.getBoundingClientRect().bottom
    })
  const stops = await menu(page).locator('a:visible, summary:visible').count()
  for (let stop = 1; stop < stops; stop++) {
    await page.keyboard.press('Shift+Tab')
    await expect.poll(covered, `stop ${stop}`).toBe(false)
  }
  expect(stops).toBeGreaterThan(6)
})

test('a press on the empty room below the entries leaves the menu open, one beside it closes it', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 1800 })
  await open(page)
  await page.mouse.click(300, 1780)
  await expect(menu(page)).toBeVisible()
  await page.mouse.click(10, 1780)
  await expect(menu(page)).toBeHidden()
})
