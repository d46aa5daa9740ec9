import type { Page } from '@playwright/test'
import { fromOutside, phone } from '../support/first-view.ts'
import { pageTypes } from './support/pages.ts'
import { expect, hydrated, marked, ready, test } from './support/test.ts'

test.use({ userAgent: phone })

const first = /\/_build\/first-screen-[^/]+\.css$/

/** When styles of the first screen were asked for, in milliseconds since the visit began. */
const asked = (page: Page): Promise<readonly number[]> =>
  page.evaluate(
    (source) =>
      performance
        .getEntriesByType('resource')
        .filter(({ name }) => new RegExp(source).test(name))
        .map(({ startTime }) => startTime),
    first.source,
  )

/** How many sheets of the first screen a page has inside, and how many it links that apply. */
const sheets = (page: Page): Promise<readonly number[]> =>
  page.evaluate(() =>
    ['style', 'link[rel="stylesheet"][href*="/first-screen-"]:not([media="not all"])'].map(
      (selector) => document.querySelectorAll(selector).length,
    ),
  )

/**
 * Opens another document from one of this site: it links its styles, while those of a first view are inside.
 */
async function followTo(page: Page, path: string): Promise<void> {
  await page.evaluate((to) => location.assign(to), path)
  await page.waitForURL((url) => url.pathname === path, { waitUntil: 'commit' })
}

const inside = [1, 0]
const linked = [0, 1]

for (const path of [pageTypes.home.en, pageTypes.content.nl])
  test(`a first view of ${path} has its first styles inside, and asks for their file once, when it has loaded`, async ({
    page,
  }) => {
    await page.goto(path)
    await hydrated(page)
    await expect.poll(() => asked(page)).toHaveLength(1)
    expect(await sheets(page)).toEqual(inside)
    const [start] = await asked(page)
    const loaded = await page.evaluate(() =>
      performance
        .getEntriesByType('navigation')
        .map((entry) => (entry as PerformanceNavigationTiming).loadEventStart),
    )
    expect(loaded).toHaveLength(1)
    expect(start).toBeGreaterThanOrEqual(Number(loaded[0]))
  })

test('the second document of a visit links its first styles, and finds them in the browser’s cache', async ({
  browser,
  baseURL,
}) => {
  // One whose requests nobody intercepts: that switches the cache off.
  const context = await browser.newContext({ userAgent: phone, ...(baseURL !== undefined && { baseURL }) })
  const page = await context.newPage()
  await page.goto('/en')
  await expect.poll(() => asked(page)).toHaveLength(1)
  await page.waitForLoadState('networkidle')
  await followTo(page, pageTypes.content.en)
  await ready(page)
  expect(await sheets(page)).toEqual(linked)
  const sizes = () =>
    page.evaluate(
      (source) =>
        performance
          .getEntriesByType('resource')
          .filter(({ name }) => new RegExp(source).test(name))
          .map((entry) => (entry as PerformanceResourceTiming).transferSize),
      first.source,
    )
  await expect.poll(sizes).toEqual([0])
  await context.close()
})

/**
 * The place and every property of every element, as the browser works them out. All is laid out for it, as
 * whether the browser puts off what is far below depends on the moment. Margins show in the place alone:
 * Chromium says 0 of an automatic one where it kept a layout from before.
 */
const looks = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const all = new CSSStyleSheet()
    all.replaceSync('* { content-visibility: visible !important }')
    document.adoptedStyleSheets.push(all)
    const names = [...getComputedStyle(document.body)].filter((name) => !name.startsWith('margin-'))
    const elements = [...document.querySelectorAll('body, body *:not(script)')].map((element) => {
      const style = getComputedStyle(element)
      const { x, y, width, height } = element.getBoundingClientRect()
      return [
        element.outerHTML.slice(0, 80),
        [x, y, width, height].join(' '),
        ...names.map((name) => `${name}: ${style.getPropertyValue(name)}`),
      ].join('|')
    })
    document.adoptedStyleSheets.pop()
    return elements
  })

/** Those that differ, and what differs: the whole of them is too much for a person to read. */
const differences = (one: readonly string[], other: readonly string[]): readonly string[] =>
  one.flatMap((element, n) => {
    const values = element.split('|')
    const others = other[n]?.split('|') ?? []
    const differing = values.filter((value, k) => value !== others[k])
    return differing.length === 0 ? [] : [`${values[0]} ${differing.join(', ')}`]
  })

/** Follows a link inside the app, wherever it leads. */
const clickLink = (page: Page, path: string): Promise<void> =>
  page.evaluate((to) => {
    const link = Object.assign(document.createElement('a'), { href: to })
    document.body.append(link)
    link.click()
    link.remove()
  }, path)

/**
 * What home, a page with styles of its own, one with a form and one of text look like, one after the other
 * without a new document.
 */
async function readAround(page: Page): Promise<readonly (readonly string[])[]> {
  const all: (readonly string[])[] = []
  await hydrated(page)
  await marked(page)
  all.push(await looks(page))
  for (const path of ['/en/designsystem/footer', '/en/contact', pageTypes.content.en]) {
    await clickLink(page, path)
    await expect(page).toHaveURL(path)
    await expect(page.locator('h1')).toBeFocused()
    await page.evaluate(() => scrollTo(0, 0))
    await marked(page)
    all.push(await looks(page))
  }
  return all
}

test('a visit that began with its first styles inside looks the same on all its pages as one that linked them', async ({
  page,
  watch,
}) => {
  // Hundreds of properties of thousands of elements take their time.
  test.slow()
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.setViewportSize({ width: 1280, height: 900 })
  await page.goto('/en')
  expect(await sheets(page)).toEqual(inside)
  const one = await readAround(page)
  expect(await asked(page)).toHaveLength(1)
  expect(watch.documents).toHaveLength(1)
  await followTo(page, '/en')
  await ready(page)
  expect(await sheets(page)).toEqual(linked)
  const other = await readAround(page)
  expect(one.map(({ length }) => length)).toEqual(other.map(({ length }) => length))
  for (const [n, page] of one.entries()) expect(differences(page, other[n] ?? [])).toEqual([])
})

test('where a policy forbids styles inside a document, its first styles come by the link', async ({
  page,
  watch,
}) => {
  watch.expect(/Content Security Policy/)
  await page.route('**/en', async (route) => {
    // What Playwright fetches by itself does not say where it comes from.
    const response = await route.fetch({ headers: { ...route.request().headers(), ...fromOutside } })
    const headers = { ...response.headers(), 'content-security-policy': "style-src 'self'" }
    await route.fulfill({ response, headers })
  })
  await page.goto('/en')
  await expect.poll(() => sheets(page)).toEqual([1, 1])
  await expect(page.locator('.skip').first()).toHaveCSS('position', 'absolute')
})
