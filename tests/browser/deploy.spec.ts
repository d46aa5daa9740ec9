import type { Page } from '@playwright/test'
import { clickAny, expectLivePage, sequence, titleAt } from './support/clicking.ts'
import { type Deploy, documents, test } from './support/deploy.ts'
import { secondWord } from './support/second-build.ts'
import { answeredWith, expect, hydrated } from './support/test.ts'

const notInPlace = /^The page could not be loaded in place/

test.setTimeout(180_000)
test.beforeEach(async ({ page }) => {
  // Many fades would only take time.
  await page.emulateMedia({ reducedMotion: 'reduce' })
})

interface Walk {
  readonly page: Page
  readonly deploy: Deploy
  /** Port of a server that says what the titles are. */
  readonly port: number
  readonly next: () => number
}

/**
 * Clicks links. Each click ends at a good page, by one document load at most, which is of the address that
 * was clicked.
 * @returns addresses of documents loaded
 */
async function walk(
  { page, deploy: { balancer }, port, next }: Walk,
  clicks: number,
): Promise<readonly string[]> {
  const start = documents(balancer).length
  for (let click = 0; click < clicks; click++) {
    const before = documents(balancer).length
    const target = await clickAny(page, next)
    await expectLivePage(page, await titleAt(port, target))
    const loads = documents(balancer).slice(before)
    expect([[], [target]], `documents after a click to ${target}`).toContainEqual(loads)
  }
  return documents(balancer).slice(start)
}

test('a deploy costs an open page one document load, and so does the rollback after it', async ({
  page,
  deploy,
  watch,
}) => {
  watch.expect(answeredWith(409))
  watch.expect(notInPlace)
  const next = sequence(20261122)
  const { first, second } = deploy.ports
  await page.goto('/en')
  await hydrated(page)
  expect(await walk({ page, deploy, port: first, next }, 3)).toEqual([])

  await deploy.only('second')
  expect(await walk({ page, deploy, port: second, next }, 14)).toHaveLength(1)
  await expect(page.locator('.footer')).toContainText(secondWord)

  await deploy.only('first')
  expect(await walk({ page, deploy, port: first, next }, 14)).toHaveLength(1)
  await expect(page.locator('.footer')).not.toContainText(secondWord)
})

test('code of the build before is had from a server of the next one, and the other way round', async ({
  deploy: { both, builds, ports },
}) => {
  await both()
  const ask = async (port: number, path: string) => {
    const answer = await fetch(`http://127.0.0.1:${port}${path}`)
    return `${answer.status} ${answer.headers.get('content-type')} ${answer.headers.get('cache-control')}`
  }
  const onlyIn = (files: readonly string[], others: readonly string[]) =>
    files.filter((file) => !others.includes(file))
  const oldFiles = onlyIn(builds.first.files, builds.second.files)
  const newFiles = onlyIn(builds.second.files, builds.first.files)
  expect(oldFiles.length).toBeGreaterThan(20)
  expect(newFiles.length).toBeGreaterThan(20)
  // The files are put aside while the servers already answer.
  await expect.poll(() => ask(ports.second, oldFiles.at(-1) ?? '')).toContain('200')
  await expect.poll(() => ask(ports.first, newFiles.at(-1) ?? '')).toContain('200')
  for (const file of oldFiles) expect(await ask(ports.second, file)).toEqual(await ask(ports.first, file))
  for (const file of newFiles) expect(await ask(ports.first, file)).toEqual(await ask(ports.second, file))
})

test('a page goes on in place while another build’s server has its code', async ({ page, deploy }) => {
  await deploy.both()
  const { first, second } = deploy.ports
  const lazy = deploy.builds.first.files.find((file) => file.includes('/showcase-')) ?? ''
  await expect.poll(async () => (await fetch(`http://127.0.0.1:${second}${lazy}`)).status).toBe(200)
  await page.goto('/en/contact')
  await hydrated(page)
  deploy.balancer.forget()
  deploy.balancer.use((_count, path) => (path.startsWith('/_build/') ? second : first))
  for (const path of ['/en/designsystem', '/en/designsystem/buttons']) {
    await page.locator(`a[href="${path}"]:visible`).first().click()
    await expect(page).toHaveURL(path)
    await expectLivePage(page, await titleAt(first, path))
  }
  expect(deploy.balancer.passed.find(({ path }) => path === lazy)).toMatchObject({
    target: second,
    status: 200,
  })
  expect(documents(deploy.balancer)).toEqual([])
})

type IsFirst = (count: number, path: string) => boolean

/**
 * By chance, but of two requests for a path each server gets one: no page has bad luck until its test ends.
 */
function atRandom(): IsFirst {
  const next = sequence(4711)
  const owed = new Map<string, boolean>()
  return (_count, path) => {
    const isFirst = owed.get(path) ?? next() < 0.5
    if (!owed.delete(path)) owed.set(path, !isFirst)
    return isFirst
  }
}

const alternations: readonly (readonly [how: string, makeChoice: () => IsFirst])[] = [
  ['in turns', () => (count) => count % 2 === 0],
  ['at random', atRandom],
]

for (const [how, makeChoice] of alternations)
  test(`while two builds answer ${how}, every click ends at a good page, and nothing is loaded but what was clicked`, async ({
    page,
    deploy,
    watch,
  }) => {
    watch.expect(/status of 409|could not be loaded in place|Error while mounting app/)
    await deploy.both()
    const { first, second } = deploy.ports
    const isFirst = makeChoice()
    deploy.balancer.use((count, path) => (isFirst(count, path) ? first : second))
    await page.goto('/en')
    await hydrated(page)
    const loads = await walk({ page, deploy, port: first, next: sequence(20261123) }, 24)
    test.info().annotations.push({ type: 'document loads', description: `${loads.length} of 24` })
    // A server of the other build is asked a second time before the page gives up, so some go on in place.
    expect(loads.length).toBeLessThan(24)
  })
