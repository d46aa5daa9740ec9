import { failingSets } from '../support/failing-extensions.ts'
import { secondBuild } from './support/second-build.ts'
import { originOf, type ServedSite, serveFiles } from './support/serve-site.ts'
import { expect, hydrated, test } from './support/test.ts'

const portOf = (worker: number) => 4335 + worker

/** A page whose blocks are of extensions that fail, and one that leads to it. */
const files = {
  'content/collections/pages.yaml': "route: '/{slug}'\nstructure: { root: true }\n",
  'content/trees/collections/pages.yaml': 'tree: [{ entry: home }, { entry: blocks }]\n',
  'content/collections/pages/blocks.md': `---
id: blocks
title: All blocks
blocks:
${failingSets.map((type) => `  - { type: ${type}, text: a }\n`).join('')}  - { type: text, text: '<p>The end</p>' }
---
`,
  'content/collections/pages/home.md': `---
id: home
title: Home
blocks:
  - { type: text, text: '<p><a href="/blocks">To all blocks</a></p>' }
---
`,
}

let site: ServedSite | undefined
test.describe.configure({ timeout: 180_000 })
test.use({
  locale: 'nl-NL',
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of fixtures from the pattern
  baseURL: async ({}, use, { parallelIndex }) => use(originOf(portOf(parallelIndex))),
})
// biome-ignore lint/correctness/noEmptyPattern: as above
test.beforeAll(async ({}, { parallelIndex }) => {
  const { dist } = await secondBuild(parallelIndex)
  site = await serveFiles(portOf(parallelIndex), files, dist)
})
test.afterAll(() => site?.close())

test.beforeEach(({ watch }) => {
  for (const what of ['always', 'in browsers', 'after all', 'to load'])
    watch.expect(new RegExp(`It fails ${what}`))
  watch.expect(/^Google Site Verification/)
  watch.expect(/^No Google Tag Manager/)
  watch.expect(/There is no \/extensions\/has-no-view/)
})

test('extensions that fail in the browser leave the page of the server, without their blocks', async ({
  page,
}) => {
  await page.goto('/blocks')
  await expect(page.getByText('Shown by the server')).toBeVisible()
  await hydrated(page)
  await expect(page.getByText('Shown by the server')).toHaveCount(0)
  await expect(page.getByText('Shown at first')).toHaveCount(0)
  await expect(page.getByText('The end')).toBeVisible()
  await expect(page.locator('h1')).toHaveText('All blocks')
  await expect(page).toHaveTitle(/^All blocks/)
  await expect(page.locator('meta[name=robots]')).toHaveCount(0)
})

test('a page whose extensions fail is shown in place', async ({ page, watch }) => {
  await page.goto('/')
  await hydrated(page)
  await page.getByText('To all blocks').click()
  await expect(page.locator('h1')).toHaveText('All blocks')
  await expect(page.getByText('The end')).toBeVisible()
  await expect(page).toHaveTitle(/^All blocks/)
  expect(watch.documents).toHaveLength(1)
})
