import { originOf, type ServedSite, serveFiles } from './support/serve-site.ts'
import { expect, hydrated, test } from './support/test.ts'

const port = 4345
const film = (id: string, url: string) => `  - { id: ${id}, type: video, enabled: true, url: '${url}' }\n`

/** A site without a tag manager, so without a banner: films ask for themselves. */
const files = {
  'content/collections/pages.yaml': "title: Pages\nroute: '/{slug}'\nstructure: { root: true }\n",
  'content/trees/collections/pages.yaml': 'tree:\n  - entry: home\n',
  'content/collections/pages/home.md': `---\nid: home\ntitle: Home\nblocks:\n${film('one', 'https://youtu.be/abcdefgh123')}${film('two', 'https://vimeo.com/123456789')}---\n`,
}

let site: ServedSite | undefined
test.use({ baseURL: originOf(port), locale: 'nl-NL' })
test.beforeAll(async () => {
  site = await serveFiles(port, files)
})
test.afterAll(() => site?.close())

test.describe('in a browser with scripts', () => {
  test.beforeEach(async ({ page, watch }) => {
    await page.goto('/')
    watch.expect(/Google Site Verification/)
    watch.expect(/Google Tag Manager/)
    await hydrated(page)
  })

  test('a film of another website asks for nothing before a yes, and a yes to one is none to the other', async ({
    page,
    watch,
  }) => {
    await expect(page.locator('.consent')).toHaveCount(0)
    expect(watch.outside).toEqual([])
    await page.getByRole('button', { name: 'Toestaan en afspelen' }).first().click()
    await expect(page.locator('iframe')).toHaveCount(1)
    await expect(page.locator('iframe')).toBeFocused()
    await expect.poll(() => watch.outside.length).toBeGreaterThan(0)
    for (const address of watch.outside) expect(address).toMatch(/^https:\/\/www\.youtube-nocookie\.com\//)
    await page.reload()
    await hydrated(page)
    await expect(page.locator('iframe')).toHaveCount(0)
  })

  test('a yes to all holds for the next page, and is taken back below a film', async ({ page, watch }) => {
    await page.getByRole('button', { name: 'Altijd toestaan' }).first().click()
    await page.reload()
    await hydrated(page)
    await expect(page.locator('iframe')).toHaveCount(2)
    await expect(page.locator('iframe').first(), 'nobody asked for it to play').toHaveAttribute(
      'src',
      'https://www.youtube-nocookie.com/embed/abcdefgh123',
    )
    await page.getByRole('button', { name: 'Niet meer altijd toestaan' }).first().click()
    await expect(page.locator('.video__ask')).toBeFocused()
    const before = watch.outside.length
    await page.reload()
    await hydrated(page)
    await expect(page.locator('iframe')).toHaveCount(0)
    expect(watch.outside).toHaveLength(before)
  })

  for (const kept of ['yes', 'yes.1.2001-01-01', 'yes.0.2026-11-22', '{"yes":1}'])
    test(`what was kept as ${kept} is no yes`, async ({ page }) => {
      await page.evaluate((value) => localStorage.setItem('video-consent', value), kept)
      await page.reload()
      await hydrated(page)
      await expect(page.getByRole('button', { name: 'Altijd toestaan' })).toHaveCount(2)
      await expect(page.locator('iframe')).toHaveCount(0)
    })
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('a film of another website is a link to it', async ({ page, watch }) => {
    await page.goto('/')
    const links = page.getByRole('link', { name: 'Bekijk op de andere website' })
    await expect(links).toHaveCount(2)
    await expect(links.first()).toHaveAttribute('href', 'https://youtu.be/abcdefgh123')
    await expect(page.locator('.video button, iframe')).toHaveCount(0)
    expect(watch.outside).toEqual([])
  })
})
