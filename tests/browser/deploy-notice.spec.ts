import type { Page } from '@playwright/test'
import messages from '../../src/i18n/messages/en.ts'
import type { Balancer } from './support/balancer.ts'
import { expectLivePage, openLink, putLink, titleAt } from './support/clicking.ts'
import { documents, quiet, test } from './support/deploy.ts'
import { pageTypes } from './support/pages.ts'
import { secondWord } from './support/second-build.ts'
import { isHydrated } from './support/start.ts'
import { answeredWith, expect, giveSign, hydrated, ready, savesData } from './support/test.ts'

const content = pageTypes.content.en
const minute = 60_000
const question = /^\/builds\/latest\.json\?\d+$/

test.setTimeout(120_000)
test.beforeEach(async ({ page, watch }) => {
  // A page that is slow may still fetch ahead when the other build has come.
  watch.allow(answeredWith(409))
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.clock.install()
})

const noticeOf = (page: Page) =>
  page.getByRole('status').locator('.note').filter({ hasText: messages['update-title'] })

/** A second later. The page gives up a question that takes ten: those under way are answered first. */
async function passSecond(page: Page, { passed }: Balancer): Promise<void> {
  await expect.poll(() => passed.some(({ isOpen }) => isOpen)).toBe(false)
  await page.clock.runFor(1_000)
}

/** An hour later, which is when a page asks for a new build, and on until something is true. */
async function passHour(page: Page, balancer: Balancer, isReached: () => Promise<boolean>): Promise<void> {
  await quiet(balancer)
  await page.clock.fastForward(60 * minute)
  await expect(async () => {
    await passSecond(page, balancer)
    expect(await isReached()).toBe(true)
  }).toPass({ timeout: 30_000, intervals: [100] })
}

/** A page that has fetched ahead what it wants to. */
async function openPage(page: Page, path: string, balancer: Balancer): Promise<void> {
  await page.goto(path)
  await hydrated(page)
  await settle(page, balancer)
}

async function settle(page: Page, balancer: Balancer): Promise<void> {
  await page.clock.runFor(5_000)
  await quiet(balancer)
}

const waitForNotice = (page: Page, balancer: Balancer) =>
  passHour(page, balancer, () => noticeOf(page).isVisible())

/** Hours, with the time to confirm an answer in each. */
async function passHours(page: Page, balancer: Balancer, hours: number): Promise<void> {
  const answers = () => balancer.passed.filter(({ path, status }) => question.test(path) && status === 200)
  for (let hour = 0; hour < hours; hour++) {
    const before = answers().length
    await passHour(page, balancer, async () => answers().length > before)
    await quiet(balancer)
    for (let second = 0; second < 6; second++) await passSecond(page, balancer)
  }
  await quiet(balancer)
}

for (const [from, to] of [
  ['first', 'second'],
  ['second', 'first'],
] as const)
  test(`an open page of the ${from} build says once that there is another, and leaves the focus and the place alone`, async ({
    page,
    deploy: { only, balancer },
  }) => {
    await only(from)
    await openPage(page, content, balancer)
    const footer = page.locator('.footer')
    expect((await footer.innerText()).includes(secondWord)).toBe(from === 'second')
    await page.locator('main a').nth(3).focus()
    await page.evaluate(() => scrollTo({ top: 600, behavior: 'instant' }))
    const focused = await page.evaluateHandle(() => document.activeElement)
    await settle(page, balancer)
    await only(to)
    balancer.forget()
    await waitForNotice(page, balancer)
    expect(await page.evaluate((element) => document.activeElement === element, focused)).toBe(true)
    expect(await page.evaluate(() => scrollY)).toBe(600)
    await passHours(page, balancer, 2)
    await expect(noticeOf(page)).toHaveCount(1)
    expect(documents(balancer)).toEqual([])

    await noticeOf(page).getByRole('button', { name: messages['update-load'] }).click()
    await expect.poll(() => documents(balancer)).toEqual([content])
    // The page before answers until the one that was asked for comes.
    const other = expect(footer)
    await (to === 'second' ? other : other.not).toContainText(secondWord)
    await hydrated(page)
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(600)
    await expect(noticeOf(page)).toHaveCount(0)
  })

test('a notice that was closed does not come back for the same build', async ({
  page,
  deploy: { only, balancer },
}) => {
  await openPage(page, content, balancer)
  await only('second')
  await waitForNotice(page, balancer)
  await noticeOf(page)
    .getByRole('button', { name: new RegExp(messages['notification-close']) })
    .click()
  await expect(noticeOf(page)).toHaveCount(0)
  await passHours(page, balancer, 3)
  await expect(noticeOf(page)).toHaveCount(0)
})

test('the navigation after the notice loads the target’s document, with query and fragment, and the next goes on in place', async ({
  page,
  deploy: { only, balancer, ports },
}) => {
  await openPage(page, content, balancer)
  await only('second')
  await waitForNotice(page, balancer)
  balancer.forget()
  const target = '/en/contact?from=notice#main'
  await putLink(page, target)
  await openLink(page, target)
  await expect(page).toHaveURL(target)
  await expectLivePage(page, await titleAt(ports.second, '/en/contact'))
  await expect(page.locator('.footer')).toContainText(secondWord)
  await openLink(page, '/en/sitemap')
  await expect(page).toHaveURL('/en/sitemap')
  await expectLivePage(page, await titleAt(ports.second, '/en/sitemap'))
  expect(documents(balancer)).toEqual(['/en/contact?from=notice'])
})

test('a second click while the document is on its way shows nothing in place that the document would replace', async ({
  page,
  deploy: { both, balancer, ports },
}) => {
  await openPage(page, '/en/sitemap', balancer)
  await both()
  // The old server still has the data of the page.
  balancer.use((_count, path) => (question.test(path) ? ports.second : ports.first))
  await waitForNotice(page, balancer)
  balancer.forget()
  await page.evaluate(() => {
    const link = document.querySelector<HTMLElement>('main a[href="/en/contact"]')
    link?.click()
    link?.click()
  })
  await expect(page).toHaveURL('/en/contact')
  await expectLivePage(page, await titleAt(ports.first, '/en/contact'))
  expect(documents(balancer).at(-1)).toBe('/en/contact')
  // The document asks for its own data when it is used.
  const before = balancer.passed.slice(
    0,
    balancer.passed.findIndex(({ dest }) => dest === 'document'),
  )
  expect(before.filter(({ path }) => path.startsWith('/en/contact/_payload'))).toEqual([])
})

test('back after the notice loads the document of the page before', async ({
  page,
  deploy: { only, balancer, ports },
}) => {
  await savesData(page)
  await page.goto('/en/contact')
  await hydrated(page)
  await openLink(page, '/en/sitemap')
  await expect(page).toHaveURL('/en/sitemap')
  await settle(page, balancer)
  await only('second')
  await waitForNotice(page, balancer)
  balancer.forget()
  await page.goBack({ waitUntil: 'commit' })
  await expect(page).toHaveURL('/en/contact')
  await expect.poll(() => documents(balancer)).toEqual(['/en/contact'])
  await expectLivePage(page, await titleAt(ports.second, '/en/contact'))
  await expect(page.locator('.footer')).toContainText(secondWord)
  await page.goForward({ waitUntil: 'commit' })
  await expect(page).toHaveURL('/en/sitemap')
  await expectLivePage(page, await titleAt(ports.second, '/en/sitemap'))
  await expect(page.locator('.footer')).toContainText(secondWord)
})

test('while answers change back and forth there is no notice', async ({
  page,
  deploy: { both, balancer, ports },
}) => {
  await both()
  await openPage(page, content, balancer)
  let questions = 0
  balancer.use((_count, path) => (question.test(path) && questions++ % 2 === 0 ? ports.second : ports.first))
  await passHours(page, balancer, 4)
  // A first answer of the other build is asked for again, five seconds later.
  expect(questions).toBeGreaterThan(4)
  await expect(noticeOf(page)).toHaveCount(0)
})

test('a page that nobody uses asks the server once an hour', async ({ page, deploy: { balancer } }) => {
  await openPage(page, content, balancer)
  await page.clock.fastForward(minute)
  await quiet(balancer)
  balancer.forget()
  for (let passed = 0; passed < 60; passed += 10) {
    await page.clock.fastForward(10 * minute)
    await quiet(balancer)
  }
  expect(balancer.passed.map(({ path }) => path)).toEqual([expect.stringMatching(question)])
})

/** Details of the event `app:manifest:update` that the page shown has had. */
const updatesOf = (page: Page) => page.evaluate(() => Reflect.get(window, 'updates') as readonly unknown[])

/** A page that nobody touches, and the event that it tells of another build with. */
async function openUntouched(page: Page, balancer: Balancer): Promise<void> {
  await page.addInitScript(() => {
    const updates: unknown[] = []
    Reflect.set(window, 'updates', updates)
    document.addEventListener('app:manifest:update', (event) => updates.push((event as CustomEvent).detail))
  })
  await page.goto(content)
  await ready(page)
  await settle(page, balancer)
}

const manifestsOf = ({ passed }: Balancer) => passed.filter(({ path }) => path.startsWith('/builds/meta/'))

test('an untouched tab learns of a new build, once, and its next link click is a full load', async ({
  page,
  deploy: { only, balancer, builds, ports },
  watch,
}) => {
  // A click is a sign of use: the app may ask for the data of its page while the browser is on its way.
  watch.allow(/^Error while mounting app:/)
  await openUntouched(page, balancer)
  await only('second')
  await passHour(page, balancer, async () => (await updatesOf(page)).length > 0)
  await passHours(page, balancer, 2)
  expect(await updatesOf(page)).toEqual([expect.objectContaining({ id: builds.second.id })])
  expect(await isHydrated(page)).toBe(false)
  expect(manifestsOf(balancer).map(({ path }) => path)).toEqual([
    `/builds/meta/${builds.first.id}.json`,
    `/builds/meta/${builds.second.id}.json`,
  ])
  balancer.forget()
  await openLink(page, '/en/contact')
  await expect(page).toHaveURL('/en/contact')
  await expectLivePage(page, await titleAt(ports.second, '/en/contact'))
  expect(documents(balancer)).toEqual(['/en/contact'])
})

test('an app that starts in a tab that has learnt of a new build says so once, and loads the document of the next link', async ({
  page,
  deploy: { both, balancer, builds, ports },
}) => {
  await both()
  await openUntouched(page, balancer)
  // The old server still has the data of the page.
  balancer.use((_count, path) => (question.test(path) ? ports.second : ports.first))
  await passHour(page, balancer, async () => (await updatesOf(page)).length > 0)
  const before = manifestsOf(balancer).length
  await giveSign(page)
  await hydrated(page)
  await expect(noticeOf(page)).toHaveCount(1)
  await passHours(page, balancer, 2)
  await expect(noticeOf(page)).toHaveCount(1)
  expect(await updatesOf(page)).toEqual([expect.objectContaining({ id: builds.second.id })])
  expect(manifestsOf(balancer)).toHaveLength(before)
  balancer.forget()
  await openLink(page, '/en/contact')
  await expect(page).toHaveURL('/en/contact')
  await expectLivePage(page, await titleAt(ports.first, '/en/contact'))
  expect(documents(balancer)).toEqual(['/en/contact'])
})
