import type { Page } from '@playwright/test'
import { isHydrated, record } from './support/start.ts'
import { expect, hydrated, ready, test } from './support/test.ts'

const hour = 3_600_000
const question = '/builds/latest.json'
const manifest = '/builds/meta/*.json'

const withoutId = (paths: readonly string[]) =>
  paths.map((path) => path.replace(/meta\/.+\.json/, 'meta/*.json'))

/** A page that has loaded, a second ago; its clock goes on by hand as well. */
async function openUntouched(page: Page): Promise<void> {
  await page.clock.install()
  await page.goto('/en')
  await ready(page)
  await page.waitForLoadState('networkidle')
}

/** The page has read what was answered when a question of the test after it is answered too. */
const settle = (page: Page) => page.evaluate(async () => (await fetch('/robots.txt')).text())

/** As in a tab behind another one: a browser without a screen shows all of its tabs. */
const show = (page: Page, visibilityState: DocumentVisibilityState) =>
  page.evaluate((value) => {
    Object.defineProperty(document, 'visibilityState', { value, configurable: true })
    document.dispatchEvent(new Event('visibilitychange'))
  }, visibilityState)

test('polling and manifest need no React and no touch: an untouched tab asks for its manifest after the load, then once an hour for the build, and for nothing else', async ({
  page,
}) => {
  const builds = record(page, (request) => request.url().includes('/builds/'))
  const known = page.waitForResponse('**/builds/meta/*.json')
  await openUntouched(page)
  await page.clock.runFor(1_000)
  await (await known).finished()
  await settle(page)
  expect(withoutId(builds)).toEqual([manifest])
  const asked = record(page, (request) => !request.url().includes('/robots.txt'))
  for (let passed = 0; passed < 3; passed++) {
    const answer = page.waitForResponse(`**${question}?*`)
    await page.clock.fastForward(hour)
    await (await answer).finished()
    await settle(page)
  }
  expect(asked).toEqual([question, question, question])
  expect(await isHydrated(page)).toBe(false)
})

test('polling and manifest are paused while the tab is hidden', async ({ page }) => {
  await page.addInitScript(() =>
    Object.defineProperty(document, 'visibilityState', { value: 'hidden', configurable: true }),
  )
  const builds = record(page, (request) => request.url().includes('/builds/'))
  await openUntouched(page)
  await page.clock.fastForward(5 * hour)
  await page.waitForLoadState('networkidle')
  expect(builds).toEqual([])
  await show(page, 'visible')
  await expect.poll(() => withoutId(builds).toSorted()).toEqual([question, manifest])
})

test('the app takes polling and manifest over: nothing is asked twice', async ({ page }) => {
  const builds = record(page, (request) => request.url().includes('/builds/'))
  await openUntouched(page)
  await page.clock.runFor(1_000)
  await hydrated(page)
  await page.clock.runFor(5_000)
  await page.locator('header nav a').first().click()
  await expect(page.locator('h1')).toBeFocused()
  expect(withoutId(builds)).toEqual([manifest])
  await page.clock.fastForward(hour)
  await expect.poll(() => withoutId(builds)).toEqual([manifest, question])
})
