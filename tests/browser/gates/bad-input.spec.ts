import type { Page } from '@playwright/test'
import { stressFiles, stressPages } from '../../support/stress-project.ts'
import { settled, styleWith } from '../support/disturb.ts'
import { layoutFaults } from '../support/layout-faults.ts'
import { originOf, type ServedSite, serveFiles } from '../support/serve-site.ts'
import { expect, hydrated, test } from '../support/test.ts'

const sites = [
  { menus: '12 entries in each menu', entries: 12, port: 4325, slugs: stressPages.map(({ slug }) => slug) },
  { menus: 'no entries in any menu', entries: 0, port: 4326, slugs: ['home', 'veel'] },
] as const

const picture =
  '<svg xmlns="http://www.w3.org/2000/svg" width="800" height="600"><path d="M0 0h800v600H0z"/></svg>'

async function open(page: Page, slug: string): Promise<void> {
  await page.route('**/assets/**', (route) => route.fulfill({ contentType: 'image/svg+xml', body: picture }))
  await page.emulateMedia({ reducedMotion: 'reduce' })
  const answer = await page.goto(slug === 'home' ? '/' : `/${slug}`)
  expect(answer?.status()).toBe(200)
  await hydrated(page)
}

for (const { menus, entries, port, slugs } of sites)
  test.describe(`with ${menus}`, () => {
    let site: ServedSite
    test.beforeAll(async () => {
      site = await serveFiles(port, stressFiles(entries))
    })
    test.afterAll(() => site.close())
    test.use({ locale: 'nl-NL', baseURL: originOf(port) })

    for (const slug of slugs)
      test(`the page "${slug}" keeps its layout, and announces nothing empty`, async ({ page }) => {
        await open(page, slug)
        for (const width of [320, 390, 1280]) {
          await page.setViewportSize({ width, height: 844 })
          await settled(page)
          expect.soft(await layoutFaults(page), `${width} px`).toEqual([])
        }
      })
  })

const faulty = {
  css: '.wide { inline-size: 600px } .cut { block-size: 1lh; overflow: clip } .up { margin-block-start: -1lh }',
  markup: `<div class="wide"><p>Wide</p></div><p class="cut">${'Cut off '.repeat(30)}</p><p>Below</p><p class="up">Above</p><h2></h2>`,
} as const

test('the check of the layout sees what it is there for', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/en/sitemap')
  await hydrated(page)
  expect(await layoutFaults(page)).toEqual([])
  await styleWith(page, faulty.css)
  await page
    .locator('main')
    .evaluate((main, markup) => main.insertAdjacentHTML('beforeend', markup), faulty.markup)
  expect(await layoutFaults(page)).toEqual(
    expect.arrayContaining([
      expect.stringContaining('px wide in 390'),
      expect.stringContaining('clipped: “Cut off'),
      expect.stringContaining('text on text: “Below” and “Above”'),
      expect.stringContaining('announced and empty: h2'),
    ]),
  )
})
