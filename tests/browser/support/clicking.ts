/** Walks a site by random clicks. */
import type { Page } from '@playwright/test'
import { expect, hydrated } from './test.ts'

/** Numbers that look random and are the same in every run (Mulberry32). */
export function sequence(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}

const pick = <T>(next: () => number, all: readonly T[]): T | undefined => all[Math.floor(next() * all.length)]

/** Not a file, such as a picture or a feed. */
const isPage = (href: string) => !/^\/(assets|_build|api)\/|\.\w+$/.test(href)

/**
 * Links that take a click and lead to a page: none of an example in a frame of its own or of a page that is only
 * pictured (`inert`), and none that opens a menu instead once scripts listen.
 */
const links = (page: Page, selector = 'a[href^="/"]') =>
  page.locator(`${selector}:visible:not(.stage a, [inert] a, [data-opens], [role=button])`)

const hrefsIn = (page: Page): Promise<readonly string[]> =>
  links(page).evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''))

/** Paths of other pages of this site that a visitor sees a link to. A page may be loading once more. */
const linksInView = async (page: Page): Promise<readonly string[]> => {
  let hrefs: readonly string[] = []
  await expect(async () => {
    hrefs = await hrefsIn(page)
  }).toPass()
  const { pathname } = new URL(page.url())
  return hrefs.filter((href) => isPage(href) && !href.includes('#') && href !== pathname)
}

/**
 * Clicks the first link to an address that the page shows. It is looked for again where it does not take the
 * click: one that is seen while a document is on its way may be hidden once the styles of that have come.
 */
export const openLink = (page: Page, href: string): Promise<void> =>
  expect(() =>
    links(page, `a[href="${href}"]`).first().click({ noWaitAfter: true, timeout: 15_000 }),
  ).toPass()

/** Clicks a link that the page shows, and waits for its address. */
export async function clickAny(page: Page, next: () => number): Promise<string> {
  const target = pick(next, await linksInView(page)) ?? '/en'
  await openLink(page, target)
  await expect(page).toHaveURL(target)
  return target
}

/** Puts a link of the test above the heading. */
export const putLink = (page: Page, href: string): Promise<void> =>
  page.evaluate((to) => {
    const link = document.createElement('a')
    link.href = to
    link.textContent = 'A link of the test'
    document.querySelector('h1')?.before(link)
  }, href)

const entities = { '&amp;': '&', '&#39;': "'", '&#x27;': "'", '&quot;': '"', '&lt;': '<' } as const

/** The title of a page as a server behind the balancer says it. */
export async function titleAt(port: number, path: string): Promise<string> {
  const headers = { 'sec-fetch-site': 'same-origin' }
  const html = await (await fetch(`http://127.0.0.1:${port}${path}`, { headers })).text()
  const title = /<title>(.*?)<\/title>/s.exec(html)?.[1] ?? ''
  return title.replace(/&[#\w]+;/g, (entity) => entities[entity as keyof typeof entities] ?? entity)
}

/** The page of the address is shown: its title, a heading, its styles; it is no error screen. */
export async function expectGoodPage(page: Page, title: string): Promise<void> {
  await expect(page).toHaveTitle(title)
  await expect(page.locator('h1').first()).toBeVisible()
  await expect(page.locator('.lost')).toHaveCount(0)
  // A document that is loaded once more takes its question with it, so it is asked again.
  await expect(async () => {
    expect(await page.evaluate(unstyled), 'styles that are not there').toEqual([])
  }).toPass({ timeout: 30_000 })
}

/** The same, and it answers to JavaScript. */
export async function expectLivePage(page: Page, title: string): Promise<void> {
  // A page that is on its way as a document is not there yet: the one before would answer.
  await expect(page).toHaveTitle(title)
  await hydrated(page)
  await expectGoodPage(page, title)
}

/** Runs in the browser: linked styles that did not arrive. */
function unstyled(): readonly string[] {
  const links = [...document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]:not([disabled])')]
  const missing = links.filter(({ sheet }) => !sheet).map(({ href }) => href)
  const tokens = getComputedStyle(document.documentElement).getPropertyValue('--c-text')
  return tokens ? missing : [...missing, 'the design tokens']
}
