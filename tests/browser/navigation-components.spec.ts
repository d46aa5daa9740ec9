import type { Locator, Page } from '@playwright/test'
import { originOf, type ServedSite, serveFiles } from './support/serve-site.ts'
import { expect, hydrated, test } from './support/test.ts'

const port = 4341
const names = [
  'Water',
  'Land',
  'Dijken',
  'Dorpen',
  'Hoogwaterbescherming',
  'Klimaatadaptatie',
  'Onderwijs',
  'Contact',
]
const slug = (name: string) => name.toLowerCase()
const body = Array.from({ length: 30 }, (_, index) => `Alinea ${index} met een [link](/water).`).join('\n\n')
const entry = (name: string) => `---\nid: ${slug(name)}\ntitle: ${name}\n---\n${body}\n`
const branch = '- entry: water\n    children:\n      - entry: meting\n        children: [{ entry: peil }]\n  '
const others = (list: readonly string[]) => list.map((name) => `- entry: ${slug(name)}`).join('\n  ')

/** Eight entries, the first with two levels below it, and a home page in a second language. */
const files = {
  'resources/sites.yaml': 'nl: { url: /, locale: nl_NL }\nen: { url: /en, locale: en_GB }\n',
  'content/collections/pages.yaml':
    "title: Pages\nsites: [nl, en]\nroute: '/{slug}'\nstructure: { root: true }\n",
  'content/trees/collections/nl/pages.yaml': `tree:\n  - entry: home\n  ${others([...names, 'Meting', 'Peil'])}\n`,
  'content/trees/collections/en/pages.yaml': 'tree: [{ entry: home-en }]\n',
  'content/navigation/main.yaml': 'title: Main\n',
  'content/trees/navigation/nl/main.yaml': `tree:\n  ${branch}${others(names.slice(1))}\n`,
  ...Object.fromEntries(
    ['Home', ...names, 'Meting', 'Peil'].map((name) => [
      `content/collections/pages/nl/${slug(name)}.md`,
      entry(name),
    ]),
  ),
  'content/collections/pages/en/home.md': '---\nid: home-en\norigin: home\ntitle: Home\n---\n',
}

let site: ServedSite | undefined
test.use({ baseURL: originOf(port), contextOptions: { reducedMotion: 'reduce' } })
test.beforeAll(async () => {
  site = await serveFiles(port, files)
})
test.afterAll(() => site?.close())

const complaints = [/^Google Site Verification/, /^No Google Tag Manager/]
test.beforeEach(({ watch, javaScriptEnabled }) => {
  if (javaScriptEnabled) for (const complaint of complaints) watch.expect(complaint)
})

const wide = { width: 1280, height: 800 }
const phone = { width: 390, height: 800 }

async function open(page: Page, path: string, size = wide): Promise<void> {
  await page.setViewportSize(size)
  await page.goto(path)
  await hydrated(page)
}

const bar = (page: Page): Locator => page.locator('.header__nav > ul > li')
const opener = (page: Page, name: string): Locator => page.locator('.header__nav summary', { hasText: name })
const panel = (page: Page): Locator => page.locator('.header__nav [open] > .menu__panel')

test('a section opens below its name and leads to its own page first', async ({ page }) => {
  await open(page, '/water')
  await opener(page, 'Water').press('Enter')
  await expect(panel(page).locator('a').first()).toHaveAttribute('href', '/water')
  await expect(panel(page).locator('a')).toHaveText(['Water', 'Meting', 'Peil'])
  await page.keyboard.press('Tab')
  await expect(panel(page).locator('a').first()).toBeFocused()
})

test('Escape closes an open section and gives the focus back to its name', async ({ page }) => {
  await open(page, '/water')
  await opener(page, 'Water').press('Enter')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Escape')
  await expect(panel(page)).toHaveCount(0)
  await expect(opener(page, 'Water')).toBeFocused()
})

test('one menu of the header is open at a time, and a press elsewhere closes it', async ({ page }) => {
  await open(page, '/water')
  const opened = page.locator('header details[open]')
  await opener(page, 'Water').click()
  await bar(page).last().locator('summary').click()
  await expect(opened).toHaveCount(1)
  await page.locator('.header__tools summary').click()
  await expect(opened).toHaveCount(1)
  await page.locator('h1').click()
  await expect(opened).toHaveCount(0)
})

test('an open section closes when the focus goes on, so that it covers nothing', async ({ page }) => {
  await open(page, '/water')
  await opener(page, 'Water').press('Enter')
  for (let step = 0; step < 4; step++) await page.keyboard.press('Tab')
  await expect(panel(page)).toHaveCount(0)
})

test('a page below a section marks the section and itself, and the panel closes on the way to it', async ({
  page,
}) => {
  await open(page, '/land')
  await expect(opener(page, 'Water')).not.toHaveAttribute('aria-current')
  await opener(page, 'Water').click()
  await panel(page).getByRole('link', { name: 'Peil' }).click()
  await expect(page).toHaveURL('/peil')
  await expect(panel(page)).toHaveCount(0)
  await expect(opener(page, 'Water')).toHaveAttribute('aria-current', 'true')
})

for (const width of [1024, 1280])
  test(`more than six entries leave six places, the last opens the rest, and nothing overflows (${width} px)`, async ({
    page,
  }) => {
    await open(page, '/land', { width, height: 800 })
    await expect(bar(page)).toHaveCount(6)
    await bar(page).last().locator('summary').click()
    await expect(panel(page).locator('a')).toHaveText(['Klimaatadaptatie', 'Onderwijs', 'Contact'])
    await expect(panel(page)).toBeInViewport({ ratio: 1 })
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width)
  })

const menu = (page: Page): Locator => page.locator('dialog.offcanvas')
const trigger = (page: Page): Locator => page.locator('.bottomnav').getByRole('button')

/** Closes the menu in each way that it knows. */
const ways: Readonly<Record<string, (page: Page) => Promise<void>>> = {
  Escape: (page) => page.keyboard.press('Escape'),
  'its button': (page) => page.keyboard.press('Enter'),
  'a press beside it': (page) => page.mouse.click(10, 400),
}

for (const [way, close] of Object.entries(ways))
  test(`the menu takes the focus to its close button; ${way} closes it and gives the focus back`, async ({
    page,
  }) => {
    await open(page, '/peil', phone)
    await trigger(page).press('Space')
    await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible()
    await expect(menu(page).getByRole('button', { name: 'Sluit' })).toBeFocused()
    await close(page)
    await expect(menu(page)).toBeHidden()
    await expect(trigger(page)).toBeFocused()
  })

test('the menu is open on the branch of the page shown, and every row can be hit', async ({ page }) => {
  await open(page, '/peil', phone)
  await trigger(page).click()
  await expect(menu(page).locator('a[aria-current=page]', { hasText: 'Peil' })).toBeVisible()
  const rows = menu(page).locator('nav').first().locator('a:visible, summary:visible')
  for (const row of await rows.all()) expect((await row.boundingBox())?.height).toBeGreaterThanOrEqual(52)
})

test('the page under the menu neither scrolls nor moves', async ({ page }) => {
  await open(page, '/peil', phone)
  await page.evaluate(() => scrollTo({ top: 300, behavior: 'instant' }))
  const place = () => page.evaluate(() => [scrollY, document.querySelector('h1')?.getBoundingClientRect().x])
  const before = await place()
  await trigger(page).click()
  await page.mouse.move(10, 400)
  await page.mouse.wheel(0, 500)
  expect(await place()).toEqual(before)
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('sections open, the menu is the sitemap, and back to top lands at the top', async ({ page }) => {
    await page.setViewportSize(wide)
    await page.goto('/water')
    await opener(page, 'Water').click()
    await panel(page).getByRole('link', { name: 'Meting' }).click()
    await expect(page).toHaveURL('/meting')
    await page.locator('.footer__top').click()
    await expect(page.locator('.logo').first()).toBeInViewport()
    await page.setViewportSize(phone)
    await page.locator('.header__menu').click()
    await expect(page).toHaveURL('/sitemap')
  })
})
