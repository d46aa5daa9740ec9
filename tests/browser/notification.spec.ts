import type { Page } from '@playwright/test'
import type { Toast } from '../../src/components/notification/toast-channel.ts'
import { expect, hydrated, savesData, test } from './support/test.ts'

const toasts = (page: Page) => page.locator('.toasts .note')
const closers = (page: Page) => page.locator('.toasts .note__close')

/** Says it as code outside of React does. */
const say = (page: Page, ...all: readonly Toast[]) =>
  page.evaluate((details) => {
    for (const detail of details) document.dispatchEvent(new CustomEvent('toast', { detail }))
  }, all)

async function open(page: Page, path = '/en/themes/measurements'): Promise<void> {
  await page.goto(path)
  await hydrated(page)
}

test('a toast is said in the live region of its urgency, and the focus stays where it was', async ({
  page,
}) => {
  await open(page)
  const link = page.locator('header a').first()
  await link.focus()
  await say(page, { tone: 'success', title: 'Saved' }, { tone: 'danger', title: 'Lost' })
  await expect(page.locator('.toasts > [role="status"]')).toContainText('Success:Saved')
  await expect(page.locator('.toasts > [role="alert"]')).toContainText('Error:Lost')
  await expect(link).toBeFocused()
})

test('a toast goes after six seconds, but not below the pointer', async ({ page }) => {
  // Minutes that pass at once would be too long for a request under way.
  await savesData(page)
  await page.clock.install()
  await open(page)
  // Time goes on by hand alone: a busy machine takes none of it.
  await page.clock.pauseAt(Date.now() + 60_000)
  await say(page, { title: 'Saved' })
  await toasts(page).hover()
  await page.clock.runFor(60_000)
  await expect(toasts(page)).toHaveCount(1)
  await page.mouse.move(640, 10)
  await page.clock.runFor(100)
  await page.clock.runFor(5_000)
  await expect(toasts(page)).toHaveCount(1)
  await page.clock.runFor(2_000)
  await expect(toasts(page)).toHaveCount(0)
})

test('a toast waits while it has the focus', async ({ page }) => {
  // Minutes that pass at once would be too long for a request under way.
  await savesData(page)
  await page.clock.install()
  await open(page)
  await say(page, { title: 'Saved' })
  await closers(page).focus()
  await page.clock.runFor(60_000)
  await expect(closers(page)).toBeFocused()
  await page.locator('header a').first().focus()
  await page.clock.runFor(7_000)
  await expect(toasts(page)).toHaveCount(0)
})

test('three are shown at most, and Escape closes the newest first', async ({ page }) => {
  await open(page)
  await say(page, ...['One', 'Two', 'Three', 'Four'].map((title) => ({ title })))
  await expect(toasts(page)).toContainText(['Two', 'Three', 'Four'])
  await page.keyboard.press('Escape')
  await expect(toasts(page)).toContainText(['One', 'Two', 'Three'])
})

test('Escape closes an open menu and an open dialog before a toast', async ({ page }) => {
  await open(page)
  await say(page, { title: 'Stays', actions: [{ label: 'Read', href: '/en' }] })
  const menu = page.locator('header details.menu:has(nav[aria-label="Choose a language"])')
  await menu.locator('summary').press('Enter')
  await expect(menu).toHaveAttribute('open', '')
  await page.keyboard.press('Escape')
  await expect(menu).not.toHaveAttribute('open', '')
  await expect(toasts(page)).toHaveCount(1)
  await page.setViewportSize({ width: 390, height: 800 })
  await page.locator('.bottomnav a').last().click()
  await expect(page.locator('dialog.offcanvas')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.locator('dialog.offcanvas')).toBeHidden()
  await expect(toasts(page)).toHaveCount(1)
  await page.keyboard.press('Escape')
  await expect(toasts(page)).toHaveCount(0)
})

test('closing by keyboard moves the focus to the next toast, and then back to where it was', async ({
  page,
}) => {
  await open(page)
  await say(page, { title: 'One' }, { title: 'Two' })
  const last = page.locator('footer a').last()
  await last.focus()
  await closers(page).last().focus()
  await page.keyboard.press('Enter')
  await expect(closers(page)).toBeFocused()
  await expect(closers(page)).toHaveAccessibleName('Close notification: One')
  await page.keyboard.press('Escape')
  await expect(toasts(page)).toHaveCount(0)
  await expect(last).toBeFocused()
})

test('a link in a toast leads there and closes it', async ({ page }) => {
  await open(page)
  await say(page, { title: 'New', actions: [{ label: 'Read', href: '/en/contact' }] })
  await page.locator('.toasts').getByRole('link', { name: 'Read' }).click()
  await expect(page).toHaveURL(/\/en\/contact$/)
  await expect(toasts(page)).toHaveCount(0)
})

for (const direction of ['ltr', 'rtl'] as const)
  test(`toasts stand at the start of a page in ${direction}, above the bottom bar and inside of the window`, async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await open(page)
    await page.evaluate((dir) => {
      document.documentElement.dir = dir
    }, direction)
    await say(page, { title: 'A title that is long enough to need a second line on a small screen' })
    for (const width of [1280, 390, 320]) {
      await page.setViewportSize({ width, height: 640 })
      const box = await toasts(page).boundingBox()
      const nav = await page.locator('.bottomnav').boundingBox()
      if (!box) throw new Error('The toast is not shown')
      const start = direction === 'ltr' ? box.x : width - box.x - box.width
      const end = width - start - box.width
      expect(start).toBeGreaterThanOrEqual(16)
      expect(start).toBeLessThanOrEqual(64)
      expect(end).toBeGreaterThanOrEqual(16)
      expect(box.y + box.height).toBeLessThanOrEqual(nav?.y ?? 640)
    }
  })

test('a text that could not be copied says so beside its button, and a toast says how to go on', async ({
  page,
}) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'clipboard', {
      value: { writeText: () => Promise.reject(new Error('no')) },
    })
  })
  await open(page)
  const button = page.getByRole('button', { name: 'Copy' }).first()
  await button.click()
  await expect(page.locator('.code__bar [role="status"]').first()).toHaveText('Copying failed')
  await expect(page.locator('.toasts > [role="status"]')).toContainText('Copy the text yourself')
  await expect(button).toBeFocused()
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })
  test('the places of toasts are there, empty and in nobody’s way', async ({ page }) => {
    await page.goto('/en/themes/measurements')
    await expect(page.locator('.toasts > [role]')).toHaveText(['', ''])
    expect((await page.locator('.toasts').boundingBox())?.height ?? 0).toBe(0)
  })
})
