import type { Page } from '@playwright/test'
import { originOf, type ServedSite, serveFiles } from './support/serve-site.ts'
import { expect, hydrated, test } from './support/test.ts'
import { type Asked, logRequests, startTools, type Tools } from './support/tools.ts'

const port = 4543
const toolsPort = 4544
const site = originOf(port)
const map = 'https://www.openstreetmap.org/export/embed.html?bbox=5,53,6,54'

const entry = (slug: string, title: string, url?: string) =>
  `---\nid: ${slug}\ntitle: ${title}\n${url ? `blocks:\n  - { id: a, type: embed, enabled: true, url: '${url}' }\n` : ''}---\n`

const files = {
  'triptych/site.yaml': `consent:\n  categories:\n    embeds:\nembeds: { hosts: ["http://127.0.0.1:${toolsPort}", tiles.example] }\n`,
  'content/collections/pages.yaml': "title: Pages\nroute: '/{slug}'\nstructure: { root: true }\n",
  'content/trees/collections/pages.yaml':
    'tree:\n  - entry: home\n  - entry: two\n  - entry: three\n  - entry: four\n',
  'content/collections/pages/home.md': entry('home', 'Home'),
  'content/collections/pages/two.md': entry('two', 'Two', map),
  'content/collections/pages/three.md': entry('three', 'Three', 'https://tiles.example/map'),
  'content/collections/pages/four.md': entry('four', 'Four', 'https://unknown.example/map'),
}

let served: ServedSite | undefined
let tools: Tools | undefined
test.describe.configure({ mode: 'serial' })
test.use({ baseURL: site, locale: 'nl-NL' })
test.beforeAll(async () => {
  tools = await startTools(toolsPort)
  served = await serveFiles(port, files)
})
test.afterAll(async () => {
  await served?.close()
  await tools?.close()
})

async function open(page: Page, path: string): Promise<Asked[]> {
  const asked = tools ? await logRequests(page, site, tools) : []
  await page.goto(path)
  return asked
}
const hosts = (asked: readonly Asked[]): string[] => [...new Set(asked.map(({ host }) => host))]
const framesOf = async (page: Page, path: string): Promise<string> => {
  const policy = (await page.request.get(path)).headers()['content-security-policy'] ?? ''
  return /frame-src ([^;]*)/.exec(policy)?.[1] ?? ''
}

test('a page may load frames of the hosts in its own content, and no others', async ({ page }) => {
  expect(await framesOf(page, '/')).toBe('')
  expect(await framesOf(page, '/two')).toBe('https://www.openstreetmap.org')
  expect(await framesOf(page, '/three')).toBe('https://tiles.example')
  expect(await framesOf(page, '/four')).toBe('')
})

test.describe('with scripts', () => {
  test.beforeEach(({ watch }) => {
    watch.allow(/Google Tag Manager|Google Site Verification/)
  })

  test('a map loads once when it is asked for, and asks again on the next visit', async ({ page }) => {
    const asked = await open(page, '/two')
    await hydrated(page)
    expect(asked).toEqual([])
    await page.getByRole('button', { name: 'Eenmalig laden' }).click()
    await expect(page.frameLocator('iframe').getByText('Content of another site')).toBeVisible()
    await expect(page.locator('iframe')).toBeFocused()
    expect(hosts(asked)).toEqual(['www.openstreetmap.org'])
    await page.reload()
    await hydrated(page)
    await expect(page.locator('iframe')).toHaveCount(0)
  })

  test('a page with frames that is reached by a link is loaded as a document, which may show them', async ({
    page,
    watch,
  }) => {
    await open(page, '/')
    await hydrated(page)
    await page.locator('header nav a', { hasText: 'Two' }).first().click()
    await expect(page).toHaveURL('/two')
    await hydrated(page)
    expect(watch.documents.filter((url) => url.startsWith(site))).toHaveLength(2)
    await page.getByRole('button', { name: 'Altijd toestaan' }).click()
    await expect(page.frameLocator('iframe').getByText('Content of another site')).toBeVisible()
    await page.goto('/three')
    await hydrated(page)
    await expect(page.frameLocator('iframe').getByText('Content of another site')).toBeVisible()
    await page.getByRole('button', { name: 'Niet meer altijd toestaan' }).click()
    await expect(page.locator('iframe')).toHaveCount(0)
  })

  test('the category of the banner allows all frames, and withdrawn removes them at once', async ({
    page,
  }) => {
    const asked = await open(page, '/two')
    await hydrated(page)
    await page.locator('.consent button[value="yes"]').click()
    await expect(page.frameLocator('iframe').getByText('Content of another site')).toBeVisible()
    await page.locator('footer button[name="consent"]').click()
    await page.locator('.consent button[value="no"]').click()
    await expect(page.locator('iframe')).toHaveCount(0)
    const before = asked.length
    await page.reload()
    await hydrated(page)
    expect(asked).toHaveLength(before)
  })

  test('the banner shows that a frame was always allowed, and takes it back', async ({ page }) => {
    await open(page, '/two')
    await hydrated(page)
    await page.locator('.consent button[value="no"]').click()
    await page.getByRole('button', { name: 'Altijd toestaan' }).click()
    await expect(page.locator('iframe')).toHaveCount(1)
    await page.locator('footer button[name="consent"]').click()
    const box = page.getByLabel('Inhoud van andere websites')
    await expect(box).toBeChecked()
    await box.uncheck()
    await page.locator('.consent button[value="some"]').click()
    await expect(page.locator('iframe')).toHaveCount(0)
  })
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('content of another website is a link, and the question is answered by the form', async ({ page }) => {
    const asked = await open(page, '/two')
    await expect(page.getByRole('link', { name: 'Openen op de andere website' })).toHaveAttribute('href', map)
    await page.locator('.consent summary').click()
    await page.getByLabel('Inhoud van andere websites').check()
    await page.locator('.consent button[value="some"]').click()
    await expect(page).toHaveURL('/two#consent-told')
    await expect(page.locator('.consent form')).toHaveCount(0)
    const { value } = (await page.context().cookies()).find(({ name }) => name === 'consent') ?? {}
    expect(value).toMatch(/^yes\+embeds\.1-/)
    expect(asked).toEqual([])
    await page.locator('footer button[name="consent"]').click()
    await expect(page.locator('.consent')).toBeVisible()
  })
})
