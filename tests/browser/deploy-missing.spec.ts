import type { Page } from '@playwright/test'
import { clickAny, expectGoodPage, openLink, putLink, sequence, titleAt } from './support/clicking.ts'
import { type Deploy, documents, test } from './support/deploy.ts'
import { answeredWith, expect, giveSign, hydrated, type Watch } from './support/test.ts'

const notInPlace = /^The page could not be loaded in place/
const notMounted = /^Error while mounting app:/
const content = '/en/contact'
const lazy = '/en/designsystem'

test.setTimeout(180_000)
test.beforeEach(async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
})

/** Code that no page needs but the design system's. */
const lazyCode = ({ builds }: Deploy): readonly string[] =>
  builds.first.files.filter((file) => /\/(designsystem|showcase)-[\w-]+\.js$/.test(file))

/** From here on no server has that code. */
function loseCode(deploy: Deploy): void {
  const lost = new Set(lazyCode(deploy))
  deploy.balancer.refuse((path) => lost.has(path))
  deploy.balancer.forget()
}

function expectMissingCode(watch: Watch): void {
  watch.expect(answeredWith(404))
  watch.expect(notInPlace)
  watch.expect(notMounted)
}

/** A page whose code is missing stays as the server made it; this waits until it has tried. */
const mountFailed = (page: Page, { complaints }: Watch) =>
  expect(async () => {
    await giveSign(page)
    expect(complaints.some((text) => notMounted.test(text))).toBe(true)
  }).toPass()

/** The link of the error screen that loads the page that is missing as a document. */
const wayOn = (page: Page, path: string) => page.locator(`.lost a[href="${path}"][target=_self]`)

test('missing code loads the document once, then there is an error screen with a plain link', async ({
  page,
  deploy,
  watch,
}) => {
  expectMissingCode(watch)
  const { balancer, ports } = deploy
  const title = await titleAt(ports.first, lazy)
  // However slow the machine is: all this happens within ten seconds.
  await page.clock.setFixedTime(new Date('2026-11-21T12:00:00Z'))
  await page.goto(content)
  await hydrated(page)
  loseCode(deploy)

  await openLink(page, lazy)
  await expect(page).toHaveURL(lazy)
  await expectGoodPage(page, title)
  expect(documents(balancer)).toEqual([lazy])

  // The page does not answer to JavaScript: its links are the browser's.
  await openLink(page, content)
  await expect(page).toHaveURL(content)
  await hydrated(page)
  await openLink(page, lazy)
  await expect(wayOn(page, lazy)).toBeVisible()
  expect(documents(balancer)).toEqual([lazy, content])

  await wayOn(page, lazy).click()
  await expect(page).toHaveURL(lazy)
  await expectGoodPage(page, title)
  await mountFailed(page, watch)
  expect(documents(balancer)).toEqual([lazy, content, lazy])
})

test('after ten seconds missing code loads the document again', async ({ page, deploy, watch }) => {
  expectMissingCode(watch)
  const { balancer } = deploy
  await page.clock.setFixedTime(new Date('2026-11-21T12:00:00Z'))
  await page.goto(content)
  await hydrated(page)
  loseCode(deploy)
  await openLink(page, lazy)
  await expect(page).toHaveURL(lazy)
  await openLink(page, content)
  await expect(page).toHaveURL(content)
  await hydrated(page)
  await page.clock.setFixedTime(new Date('2026-11-21T12:00:10.001Z'))
  balancer.forget()
  await openLink(page, lazy)
  await expect(page).toHaveURL(lazy)
  await expect(page.locator('.lost')).toHaveCount(0)
  await mountFailed(page, watch)
  expect(documents(balancer)).toEqual([lazy])
})

test('query and fragment are kept when missing code loads the document', async ({ page, deploy, watch }) => {
  expectMissingCode(watch)
  await page.goto(content)
  await hydrated(page)
  loseCode(deploy)
  await putLink(page, `${lazy}?from=contact#main`)
  await openLink(page, `${lazy}?from=contact#main`)
  await expect(page).toHaveURL(`${lazy}?from=contact#main`)
  await expect.poll(() => documents(deploy.balancer)).toEqual([`${lazy}?from=contact`])
  await mountFailed(page, watch)
})

test('with session storage blocked missing code reloads nothing, and the error screen has the link', async ({
  context,
  page,
  deploy,
  watch,
}) => {
  expectMissingCode(watch)
  await context.addInitScript(() =>
    Object.defineProperty(window, 'sessionStorage', {
      get: () => {
        throw new DOMException('The operation is insecure.', 'SecurityError')
      },
    }),
  )
  const { balancer, ports } = deploy
  await page.goto(content)
  await hydrated(page)
  loseCode(deploy)
  await openLink(page, lazy)
  await expect(wayOn(page, lazy)).toBeVisible()
  expect(documents(balancer)).toEqual([])
  await wayOn(page, lazy).click()
  await expect(page).toHaveURL(lazy)
  await expectGoodPage(page, await titleAt(ports.first, lazy))
  await mountFailed(page, watch)
  expect(documents(balancer)).toEqual([lazy])
})

test('a missing style alone loads nothing again', async ({ page, deploy, watch }) => {
  watch.expect(answeredWith(404))
  watch.expect(/\.css/)
  const { balancer, ports } = deploy
  await page.goto(content)
  await hydrated(page)
  balancer.refuse((path) => path.endsWith('.css'))
  balancer.forget()
  await openLink(page, lazy)
  await expect(page).toHaveURL(lazy)
  await expect(page).toHaveTitle(await titleAt(ports.first, lazy))
  await expect(page.locator('h1')).toBeVisible()
  await expect(page.locator('.lost')).toHaveCount(0)
  await openLink(page, content)
  await expect(page).toHaveURL(content)
  await expect(page).toHaveTitle(await titleAt(ports.first, content))
  await expect(page.locator('h1')).toBeVisible()
  expect(documents(balancer)).toEqual([])
})

/** Clicks on: what is shown is the page, or an error screen whose link leads to it. */
async function clickOn(page: Page, { balancer, ports }: Deploy, next: () => number): Promise<void> {
  const before = documents(balancer).length
  const from = new URL(page.url()).pathname
  const target = await clickAny(page, next)
  const title = await titleAt(ports.first, target)
  await expect(async () => {
    expect((await page.title()) === title || (await wayOn(page, target).isVisible())).toBe(true)
  }).toPass({ timeout: 30_000 })
  await expect(page.locator('h1').first()).toBeVisible()
  const loaded = documents(balancer).slice(before)
  // A document whose own first code is missing is loaded once more, which may begin after it has been looked
  // at.
  if (loaded[0] === from && from !== target) loaded.shift()
  expect([[], [target]], `documents after a click to ${target}`).toContainEqual(loaded)
  if (!(await wayOn(page, target).isVisible())) return
  await wayOn(page, target).click()
  await expect(page).toHaveTitle(title)
}

/**
 * From here on code is missing that the page does not have yet: the first that is asked for, whatever the build
 * calls it, and two in five of the rest.
 */
function loseSome({ balancer }: Deploy, next: () => number): void {
  const isLost = new Map(balancer.passed.map(({ path }) => [path, false]))
  let hasLost = false
  balancer.refuse((path) => {
    if (!path.endsWith('.js')) return false
    const lost = isLost.get(path) ?? (!hasLost || next() < 0.4)
    isLost.set(path, lost)
    hasLost ||= lost
    return lost
  })
}

for (const seed of [1, 2, 3])
  test(`with code missing here and there no click ends at a blank page, nor in a loop (seed ${seed})`, async ({
    page,
    deploy,
    watch,
  }) => {
    watch.expect(answeredWith(404))
    watch.expect(/could not be loaded in place|Error while mounting app|Could not load messages for/)
    // The overview of the design system shows what it can of its parts.
    watch.allow(/^TypeError: Failed to fetch dynamically imported module/)
    await page.goto(`${lazy}/buttons`)
    await hydrated(page)
    loseSome(deploy, sequence(100 + seed))
    const next = sequence(seed)
    for (let click = 0; click < 15; click++) await clickOn(page, deploy, next)
  })
