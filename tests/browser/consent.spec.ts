import type { Page } from '@playwright/test'
import { violationsInEveryLook } from './support/axe.ts'
import { originOf, type ServedSite, serveFiles } from './support/serve-site.ts'
import { expect, hydrated, test } from './support/test.ts'
import { type Asked, logRequests, startTools, type Tools } from './support/tools.ts'

const port = 4540
const toolsPort = 4541
const site = originOf(port)

const entry = (slug: string, title: string) => `---\nid: ${slug}\ntitle: ${title}\n---\nText of ${title}.\n`

const siteYaml = `consent:
  categories:
    statistics:
      tags:
        - matomo: { url: http://127.0.0.1:${toolsPort}/, site: 3 }
        - plausible: { domain: site.example, host: http://127.0.0.1:${toolsPort} }
        - clarity: { id: a1b2c3d4e5 }
    marketing:
      tags:
        - gtm: { id: GTM-AB12CD3, inline_scripts: true }
    chat:
      label: { nl: Chatten, en: Chat }
      tags:
        - script: { src: https://chat.example/widget.js, attributes: { data-key: k1 }, stored: [chat_*] }
`

const files = {
  'triptych/site.yaml': siteYaml,
  'content/collections/pages.yaml': "title: Pages\nroute: '/{slug}'\nstructure: { root: true }\n",
  'content/trees/collections/pages.yaml': 'tree:\n  - entry: home\n  - entry: two\n  - entry: three\n',
  'content/collections/pages/home.md': entry('home', 'Home'),
  'content/collections/pages/two.md': entry('two', 'Two'),
  'content/collections/pages/three.md': entry('three', 'Three'),
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

/** Opens a page with a log of all that it asks of others. */
async function open(page: Page, path = '/'): Promise<Asked[]> {
  const asked = tools ? await logRequests(page, site, tools) : []
  await page.goto(path)
  await hydrated(page)
  return asked
}

const hosts = (asked: readonly Asked[]): string[] => [...new Set(asked.map(({ host }) => host))].toSorted()
const cookieNames = async (page: Page) => (await page.context().cookies()).map(({ name }) => name).toSorted()
const banner = (page: Page) => page.locator('.consent')
const answer = (page: Page, value: string) => banner(page).locator(`button[value="${value}"]`).click()
const goTo = async (page: Page, name: string) => {
  await page.locator('header nav a', { hasText: name }).first().click()
  await expect(page.locator('h1')).toHaveText(name)
}
/** Page views by tool, as their hosts got them. */
const views = (asked: readonly Asked[]) => ({
  matomo: asked.filter(({ path }) => path === '/matomo.php').map(({ query }) => query.get('url')),
  plausible: asked.filter(({ path }) => path === '/api/event').map(({ body }) => JSON.parse(body).u),
  google: asked.filter(({ path }) => path === '/g/collect').map(({ query }) => query.get('dl')),
})

/** The console says nothing of a tag manager in the content: no tool needs its id. */
test.beforeEach(({ watch }) => watch.expect(/Google Site Verification/))

test.describe('the requests of a visit, by the choice', () => {
  test('none: no host but the site, before an answer and after a refusal', async ({ page }) => {
    const asked = await open(page)
    await goTo(page, 'Two')
    await answer(page, 'no')
    await goTo(page, 'Three')
    await page.reload()
    await hydrated(page)
    await expect(banner(page)).toBeHidden()
    expect(asked).toEqual([])
    expect(await cookieNames(page)).toEqual(['consent', 'i18n_redirected'])
  })

  test('statistics only: Matomo, Plausible and Clarity, and each page once', async ({ page }) => {
    const asked = await open(page)
    await banner(page).locator('summary').click()
    await page.getByLabel('Statistieken').check()
    await answer(page, 'some')
    await expect(banner(page)).toContainText('Je keuze is bewaard')
    const [home, two] = [`${site}/`, `${site}/two`]
    await expect.poll(() => views(asked)).toEqual({ matomo: [home], plausible: [home], google: [] })
    await goTo(page, 'Two')
    await expect.poll(() => views(asked)).toEqual({ matomo: [home, two], plausible: [home, two], google: [] })
    // Each tool tells when its own script is there.
    const told = () => asked.filter(({ host }) => host === 'k.clarity.ms').map(({ body }) => JSON.parse(body))
    await expect.poll(told).toEqual([
      ['consentv2', { ad_Storage: 'denied', analytics_Storage: 'granted' }, null],
      ['set', 'page_path', '/'],
      ['set', 'page_path', '/two'],
    ])
    const matomo = asked.filter(({ path }) => path === '/matomo.php').map(({ query }) => query)
    expect(matomo.map((query) => [query.get('idsite'), query.get('urlref')])).toEqual([
      ['3', ''],
      ['3', home],
    ])
    expect(hosts(asked)).toEqual([`127.0.0.1:${toolsPort}`, 'k.clarity.ms', 'www.clarity.ms'])
  })

  test('all: every tool, the inline script of the tag manager included', async ({ page }) => {
    const asked = await open(page)
    await answer(page, 'yes')
    await expect(page.locator('html')).toHaveAttribute('data-custom-html', 'ran')
    await expect(page.locator('html')).toHaveAttribute('data-widget', 'k1')
    await goTo(page, 'Two')
    await expect.poll(() => views(asked).google).toEqual([`${site}/`, `${site}/two`])
    await expect
      .poll(() => hosts(asked))
      .toEqual([
        ...[`127.0.0.1:${toolsPort}`, 'chat.example', 'k.clarity.ms', 'region1.google-analytics.com'],
        ...['www.clarity.ms', 'www.googletagmanager.com'],
      ])
    expect(asked.filter(({ path }) => path === '/gtm.js')).toHaveLength(1)
    const commands = await page.evaluate(() =>
      (window as unknown as { dataLayer: ArrayLike<unknown>[] }).dataLayer
        .filter((each) => each[0] === 'consent')
        .map((each) => Array.from(each)),
    )
    const all = (value: string) => expect.objectContaining({ ad_storage: value, analytics_storage: value })
    expect(commands[0]).toEqual(['consent', 'default', all('denied')])
    expect(commands.at(-1)).toEqual(['consent', 'update', all('granted')])
  })

  test('withdrawn: cookies and storage of the tools go, and no host is asked any more', async ({ page }) => {
    const asked = await open(page)
    await answer(page, 'yes')
    await expect
      .poll(() => cookieNames(page))
      .toEqual(expect.arrayContaining(['_clck', '_ga', '_pk_id.3.1fff']))
    await page.locator('footer button[name="consent"]').click()
    await expect(banner(page)).toBeFocused()
    await expect(page.getByLabel('Statistieken')).toBeChecked()
    const again = page.waitForEvent('load')
    await answer(page, 'no')
    await again
    await hydrated(page)
    const before = asked.length
    await goTo(page, 'Two')
    expect(await cookieNames(page)).toEqual(['consent', 'i18n_redirected'])
    expect(await page.evaluate(() => localStorage.getItem('chat_id'))).toBeNull()
    expect(asked).toHaveLength(before)
    await expect(page.locator(`script[src^="http"]:not([src^="${site}"])`)).toHaveCount(0)
  })

  test('one category withdrawn: its tools go, those of the others stay', async ({ page }) => {
    const asked = await open(page)
    await answer(page, 'yes')
    await expect
      .poll(() => cookieNames(page))
      .toEqual(expect.arrayContaining(['_clck', '_ga', '_pk_id.3.1fff']))
    await page.locator('footer button[name="consent"]').click()
    await page.getByLabel('Marketing').uncheck()
    const again = page.waitForEvent('load')
    await answer(page, 'some')
    await again
    await hydrated(page)
    const before = asked.length
    await goTo(page, 'Two')
    await expect.poll(() => views(asked.slice(before)).matomo).toContain(`${site}/two`)
    expect(hosts(asked.slice(before))).not.toContain('www.googletagmanager.com')
    expect(await cookieNames(page)).toEqual(expect.arrayContaining(['_clck', '_pk_id.3.1fff']))
    expect(await cookieNames(page)).not.toContain('_ga')
  })
})

test('the policy allows inline scripts of the tag manager as elements, and no attributes with code', async ({
  page,
  watch,
}) => {
  watch.expect(/script-src-attr 'none'/)
  await open(page)
  await page.evaluate(() =>
    document.body.insertAdjacentHTML('beforeend', '<b id="x" onclick="window.bad = 1">x</b>'),
  )
  await page.locator('#x').click({ force: true })
  expect(await page.evaluate(() => 'bad' in window)).toBe(false)
})

test('the answer is kept with version, day and categories', async ({ page }) => {
  await open(page)
  await banner(page).locator('summary').click()
  await page.getByLabel('Chatten').check()
  await answer(page, 'some')
  const { value } = (await page.context().cookies()).find(({ name }) => name === 'consent') ?? {}
  expect(value).toMatch(/^no\+chat\.1-[\da-f]{6}\.\d{4}-\d\d-\d\d$/)
})

test('an answer from before there were categories counts for all of them, one to others is asked again', async ({
  page,
}) => {
  const day = new Date().toISOString().slice(0, 10)
  const keep = (value: string) => page.context().addCookies([{ name: 'consent', value, url: site }])
  await keep(`yes.1.${day}`)
  const asked = await open(page)
  await expect(banner(page)).toBeHidden()
  await expect.poll(() => hosts(asked)).toContain('www.googletagmanager.com')
  await keep(`no+statistics.1-000000.${day}`)
  await page.reload()
  await hydrated(page)
  await expect(banner(page)).toBeVisible()
  await expect(page.locator('html')).not.toHaveAttribute('data-consent')
})

test.describe('to a checker of accessibility', () => {
  test.use({ bypassCSP: true })

  test('the open choice has nothing to say of, narrow and wide, light and dark', async ({ page }) => {
    await open(page)
    expect(await violationsInEveryLook(page)).toEqual([])
  })
})
