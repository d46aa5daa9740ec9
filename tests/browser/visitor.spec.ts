import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { cp, mkdtemp, rename, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { sequence } from './support/clicking.ts'
import { answeredWith, expect, hydrated, savesData, test } from './support/test.ts'

const root = join(import.meta.dirname, '../..')
const port = 4330
const origin = `http://127.0.0.1:${port}`

/** A busy machine decides nothing. */
const inTime = { timeout: 60_000 }

let server: ChildProcess | undefined
let folder = ''

test.use({ baseURL: origin })

test.beforeAll(async ({ request }) => {
  folder = await mkdtemp(join(tmpdir(), 'triptych-visitor-'))
  await cp(join(root, 'dist/embedded'), folder, { recursive: true })
  server = spawn(process.execPath, ['dist/server/main.js'], {
    cwd: root,
    env: { ...process.env, HOST: '127.0.0.1', PORT: String(port), CONTENT_DIR: folder, LOG_LEVEL: 'silent' },
    stdio: 'ignore',
  })
  await expect.poll(() => healthOf(request), inTime).toBe('ok')
})

test.afterAll(async () => {
  if (server && server.exitCode === null) {
    server.kill('SIGINT')
    await once(server, 'exit')
  }
  await rm(folder, { recursive: true })
})

const healthOf = async (request: Page['request']): Promise<string> => {
  const answer = await request.get(`${origin}/health`).catch(() => undefined)
  return answer ? (await answer.json()).status : 'not listening'
}

/** Takes the content away or back while the site runs, and waits until the server has seen it. */
async function moveContent(page: Page, from: string, to: string, health: string): Promise<void> {
  await rename(join(folder, from), join(folder, to))
  await expect.poll(() => healthOf(page.request), inTime).toBe(health)
}

const isPage = (href: string) => !/^\/(assets|_build|api)\//.test(href)

/** In-site links that a visitor can see, fragments left out. */
const visibleLinks = (page: Page): Promise<string[]> =>
  page.locator('a[href^="/"]:visible').evaluateAll((all) =>
    all
      .filter((link) => !link.closest('.stage') && link.getAttribute('role') !== 'button')
      .map((link) => link.getAttribute('href') ?? '')
      .filter((href) => !href.includes('#')),
  )

/** What the server says the title of an address is. */
function serverTitles(page: Page): (path: string) => Promise<string> {
  const known = new Map<string, string>()
  return async (path) => {
    const title = known.get(path) ?? (await readTitle(page, path))
    known.set(path, title)
    return title
  }
}

async function readTitle(page: Page, path: string): Promise<string> {
  const html = await (
    await page.request.get(path.replace(/#.*/, ''), { headers: { 'sec-fetch-site': 'same-origin' } })
  ).text()
  const title = /<title>(.*?)<\/title>/s.exec(html)?.[1] ?? ''
  return title
    .replaceAll('&amp;', '&')
    .replaceAll('&#39;', "'")
    .replaceAll('&quot;', '"')
    .replaceAll('&lt;', '<')
}

/** The address on this site: lists have their parts in the query, and their place in the fragment. */
function path(page: Page): string {
  const { pathname, search, hash } = new URL(page.url())
  return pathname + search + hash
}

/** The page that the address names is shown: its title, and the focus on its heading or a target. */
async function expectArrived(page: Page, titleOf: (path: string) => Promise<string>): Promise<void> {
  await expect(page).toHaveTitle(await titleOf(path(page)))
  await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).not.toBe('BODY')
}

test('a visitor clicks 200 links, back and forward and twice in a row, and nothing goes wrong', async ({
  page,
  watch,
}) => {
  test.setTimeout(480_000)
  // Two hundred fades would only take time.
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.setViewportSize({ width: 1280, height: 900 })
  const next = sequence(20261121)
  const titleOf = serverTitles(page)
  const trail: string[] = []
  let position = 0
  let failing = false
  let documents = 1
  // Each click makes a request of its own, so that five of them can fail.
  await savesData(page)
  watch.expect(answeredWith(503))
  watch.expect(/^The page could not be loaded in place/)
  // The document that is loaded instead has an app again.
  await page.route('**/_payload.json?*', (route) =>
    failing && watch.documents.length === documents
      ? route.fulfill({ status: 503, body: '{}' })
      : route.continue(),
  )
  await page.goto('/en')
  await hydrated(page)
  trail.push(path(page))

  for (let step = 0; step < 200; step++) {
    const kind = next()
    // The content goes for half of the visit: its last good version is served, and no click needs a document.
    if (step === 60) await moveContent(page, 'content', 'gone', 'degraded')
    if (step === 160) await moveContent(page, 'gone', 'content', 'ok')
    // The server has no answer for five clicks: those load a document, the others never do.
    failing = step >= 100 && step < 105
    const before = page.url()
    if (kind < 0.12 && position > 0) {
      position -= 1
      await page.goBack({ waitUntil: 'commit' })
    } else if (kind < 0.2 && position < trail.length - 1) {
      position += 1
      await page.goForward({ waitUntil: 'commit' })
    } else {
      const links = (await visibleLinks(page)).filter(isPage)
      const target = links[Math.floor(next() * links.length)] ?? '/en'
      const link = page.locator(`a[href="${target}"]:visible`).first()
      if (kind > 0.85) await link.dblclick({ noWaitAfter: true })
      else await link.click({ noWaitAfter: true })
      await expect(page).toHaveURL(target)
      if (page.url() !== before) {
        trail.splice(position + 1, trail.length, path(page))
        position = trail.length - 1
      }
    }
    await expect(page).toHaveURL(trail[position] ?? '')
    if (failing) {
      await hydrated(page)
      documents = watch.documents.length
      await expect(page).toHaveTitle(await titleOf(path(page)))
    } else {
      await expectArrived(page, titleOf)
      expect(watch.documents.length, `document loads at step ${step}, ${page.url()}`).toBe(documents)
    }
  }
  expect(watch.outside).toEqual([])
})
