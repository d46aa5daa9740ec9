import type { Page } from '@playwright/test'
import type { Balancer } from './support/balancer.ts'
import { openLink, titleAt } from './support/clicking.ts'
import { type Deploy, documents, test } from './support/deploy.ts'
import { answeredWith, expect, hasConnection, hydrated } from './support/test.ts'

const start = '/en/sitemap'
const isPayload = (path: string) => path.includes('/_payload.json?')
/** What was asked for besides the data of the page that the test begins with. */
const payloads = ({ passed }: Balancer) => {
  const first = passed.find(({ dest }) => dest === 'document')
  return passed.filter(({ path }) => isPayload(path) && !path.startsWith(`${first?.path}/_payload.json?`))
}
const payloadsOf = ({ passed }: Balancer, page: string) =>
  passed.filter(({ path }) => path.startsWith(`${page}/_payload.json?`))

test.beforeEach(async ({ page, deploy }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.clock.install()
  await renderedAhead(deploy)
})

/** The server renders its pages after the start; before that it has none to fetch ahead. */
async function renderedAhead({ builds, ports }: Deploy): Promise<void> {
  const count = async () => {
    const answer = await fetch(`http://127.0.0.1:${ports.first}/builds/meta/${builds.first.id}.json`)
    return ((await answer.json()) as { prerendered: unknown[] }).prerendered.length
  }
  await expect.poll(count, { timeout: 60_000 }).toBeGreaterThan(60)
}

/**
 * Time enough for whatever the page still has in mind, and for the requests of that to arrive; less than what
 * it takes to give one up.
 */
async function passTime(page: Page): Promise<void> {
  await page.clock.runFor(4_000)
  await page.evaluate(async () => (await fetch('/robots.txt')).text())
}

const linksTo = (page: Page, condition: string) => page.locator(`main a[href^="/en/"]${condition}`)

test('of the links in view at most fifteen are fetched ahead, and three at once, with those pointed at twenty', async ({
  page,
  deploy: { balancer },
}) => {
  let most = 0
  const release = balancer.hold((path) => {
    const open = payloads(balancer).filter(({ status }) => status === undefined)
    most = Math.max(most, open.length)
    return isPayload(path) && !path.startsWith(start)
  })
  await page.setViewportSize({ width: 1280, height: 2_000 })
  await page.goto(start)
  await hydrated(page)
  await expect.poll(() => payloads(balancer).length).toBe(3)
  await passTime(page)
  expect(payloads(balancer)).toHaveLength(3)
  release()
  await expect.poll(() => payloads(balancer).length).toBe(15)
  await passTime(page)
  expect(payloads(balancer)).toHaveLength(15)

  const links = linksTo(page, ':visible')
  for (let index = (await links.count()) - 8; index < (await links.count()); index++) {
    await links.nth(index).hover()
    await page.clock.runFor(100)
  }
  await expect.poll(() => payloads(balancer).length).toBe(20)
  await passTime(page)
  expect(payloads(balancer)).toHaveLength(20)
  expect(new Set(payloads(balancer).map(({ path }) => path)).size).toBe(20)
  expect(most).toBeLessThanOrEqual(3)
})

test('the page shown and its other languages are not fetched ahead, not even when pointed at', async ({
  page,
  deploy: { balancer },
}) => {
  await page.goto('/en/contact')
  await hydrated(page)
  await expect.poll(() => payloads(balancer).length).toBeGreaterThan(3)
  for (const link of await page.locator('.footer a[hreflang]').all()) {
    await link.hover()
    await passTime(page)
  }
  const paths = payloads(balancer).map(({ path }) => path)
  expect(paths.filter((path) => !path.startsWith('/en'))).toEqual([])
  expect(paths.filter((path) => path.startsWith('/en/contact/'))).toEqual([])
})

for (const [what, connection] of [
  ['a visitor saves data', { saveData: true, effectiveType: '4g' }],
  ['the connection is very slow', { saveData: false, effectiveType: 'slow-2g' }],
] as const)
  test(`while ${what} neither the manifest nor a payload is fetched ahead`, async ({
    page,
    deploy: { balancer },
  }) => {
    await hasConnection(page, connection)
    await page.goto(start)
    await hydrated(page)
    await passTime(page)
    await linksTo(page, ':visible').first().hover()
    await passTime(page)
    expect(payloads(balancer)).toEqual([])
    expect(balancer.passed.filter(({ path }) => path.startsWith('/builds/'))).toEqual([])
    await linksTo(page, ':visible').first().click()
    await expect(page).not.toHaveURL(start)
    expect(payloads(balancer)).toHaveLength(1)
  })

test('a click on a link that was fetched ahead asks for nothing, also while it is still on its way', async ({
  page,
  deploy: { balancer, ports },
}) => {
  const target = '/en/contact'
  const release = balancer.hold((path) => path.startsWith(`${target}/_payload.json`))
  await page.goto('/en')
  await hydrated(page)
  const link = page.locator(`a[href="${target}"]:visible`).first()
  // Nothing can be fetched ahead before the manifest is there.
  await expect.poll(() => payloads(balancer).length).toBeGreaterThan(0)
  await link.hover()
  await expect.poll(() => payloadsOf(balancer, target).length).toBe(1)
  await link.click()
  await passTime(page)
  await expect(page).toHaveURL('/en')
  release()
  await expect(page).toHaveURL(target)
  await expect(page).toHaveTitle(await titleAt(ports.first, target))
  expect(payloadsOf(balancer, target)).toHaveLength(1)

  await page.locator(`a[href="${start}"]:visible`).first().hover()
  await expect.poll(() => payloadsOf(balancer, start).at(-1)?.status).toBe(200)
  await openLink(page, start)
  await expect(page).toHaveURL(start)
  expect(payloadsOf(balancer, start)).toHaveLength(1)
  expect(documents(balancer)).toEqual(['/en'])
})

test('when another build answers, nothing more is fetched ahead, and a click loads the document', async ({
  page,
  deploy: { both, balancer, ports },
  watch,
}) => {
  watch.expect(answeredWith(409))
  watch.expect(/^The page could not be loaded in place/)
  await both()
  const isAhead = (path: string) => isPayload(path) && !path.startsWith(start)
  balancer.use((_count, path) => (isAhead(path) ? ports.second : ports.first))
  await page.goto(start)
  await hydrated(page)
  await expect.poll(() => payloads(balancer).filter(({ status }) => status === 409).length).toBeGreaterThan(0)
  await passTime(page)
  expect(payloads(balancer).length).toBeLessThanOrEqual(3)
  balancer.forget()
  await openLink(page, '/en/contact')
  await expect(page).toHaveURL('/en/contact')
  await expect.poll(() => documents(balancer)).toEqual(['/en/contact'])
  // Two tries: the second might have met a server of the page's own build.
  expect(payloadsOf(balancer, '/en/contact')).toHaveLength(2)
})
