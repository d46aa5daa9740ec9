import type { Locator, Page } from '@playwright/test'
import { turn } from '../support/disturb.ts'
import { layoutFaults } from '../support/layout-faults.ts'
import { expect, hydrated, test } from '../support/test.ts'

const mirrored = '-1 1'
const scaleOf = (locator: Locator) => locator.first().evaluate((element) => getComputedStyle(element).scale)

async function open(page: Page, path: string, width: number): Promise<void> {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.setViewportSize({ width, height: 844 })
  await page.goto(path)
  await hydrated(page)
  await turn(page, 'rtl')
}

test('from right to left, arrows and the map of the hero are mirrored', async ({ page }) => {
  await open(page, '/', 1280)
  expect(await scaleOf(page.locator('main .icon--flip'))).toBe(mirrored)
  expect(await scaleOf(page.locator('.hero__art img'))).toBe(mirrored)
  await turn(page, 'ltr')
  expect(await scaleOf(page.locator('main .icon--flip'))).toBe('none')
})

for (const width of [390, 1280])
  test(`from right to left, the open language menu stays in a window of ${width} px`, async ({ page }) => {
    await open(page, '/sitemap', width)
    await page.locator('header details.menu summary').click()
    const panel = await page.locator('header .menu__panel').boundingBox()
    expect(panel?.x).toBeGreaterThanOrEqual(0)
    expect((panel?.x ?? 0) + (panel?.width ?? 0)).toBeLessThanOrEqual(width)
    expect(await layoutFaults(page)).toEqual([])
  })

test('from right to left, the menu comes from the left, and its content reads from the right', async ({
  page,
}) => {
  await open(page, '/sitemap', 390)
  await page.locator('.bottomnav li:last-child a').click()
  const dialog = page.locator('dialog.offcanvas')
  await expect(dialog).toBeVisible()
  await expect.poll(async () => (await dialog.boundingBox())?.x).toBe(0)
  const close = await dialog.locator('.offcanvas__head button').boundingBox()
  expect(close?.x).toBeLessThan(100)
})
