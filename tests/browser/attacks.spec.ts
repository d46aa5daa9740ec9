import type { Page, Response } from '@playwright/test'
import { createStandInServer, type StandInServer } from '../../scripts/cms-mock/server.mjs'
import { markupAttacks } from '../support/attack-payloads.ts'
import { answerRest, hostileFiles, hostilePages, hostileTitle, hostileWord } from '../support/hostile-site.ts'
import { harmIn, watchForAttacks } from './support/inert.ts'
import { originOf, type ServedSite, serveBuild, serveFiles } from './support/serve-site.ts'
import { expect, hydrated, savesData, test, type Watch } from './support/test.ts'

const clean = (text: string) => text.replace(/\s+/g, ' ').trim()
/** No browser shows U+0000. */
const visible = markupAttacks.filter((attack) => !attack.includes('\u0000'))
const pathOf = (slug: string) => (slug === 'home' ? '/' : `/${slug}`)

const noAnalytics = /No Google Tag Manager ID/

/**
 * Opens a page, and waits until it has done all that it does at its start: the last is to refuse the hostile
 * id.
 */
async function open(page: Page, watch: Watch, path: string): Promise<Response | null> {
  if (!watch.complaints.some((text) => noAnalytics.test(text))) watch.expect(noAnalytics)
  const refused = page.waitForEvent('console', (message) => noAnalytics.test(message.text()))
  await savesData(page)
  const response = await page.goto(path)
  await hydrated(page)
  await refused
  return response
}

/** Goes there as a visitor who follows a link of the page that is open. */
async function follow(page: Page, path: string): Promise<void> {
  const answer = page.waitForResponse(/_payload\.json/)
  await page.evaluate((href) => {
    const link = Object.assign(document.createElement('a'), { href, textContent: 'x' })
    document.body.append(link)
    link.click()
    link.remove()
  }, path)
  await answer
  // The heading of the page before has the focus until then.
  await expect(page).toHaveURL(path)
  await expect(page.locator('h1')).toBeFocused()
}

interface Source {
  readonly name: string
  readonly port: number
  readonly slugs: readonly string[]
  serve(port: number): Promise<ServedSite>
}

async function serveRest(port: number): Promise<ServedSite> {
  const cms: StandInServer = await createStandInServer({ respond: answerRest })
  const site = await serveBuild(port, { CONTENT_SOURCE: 'rest', CMS_URL: cms.url, SNAPSHOT_DIR: '' })
  return {
    close: async () => {
      await site.close()
      await cms.close()
    },
  }
}

const slugs = hostilePages.map(({ slug }) => slug)
const sources: readonly Source[] = [
  {
    name: 'flat files',
    port: 4321,
    slugs: [...slugs, 'bard'],
    serve: (port) => serveFiles(port, hostileFiles),
  },
  { name: 'the REST API', port: 4322, slugs, serve: serveRest },
]

test.describe('without the content security policy', () => {
  test.use({ bypassCSP: true })

  test('the check sees what an attack would have done', async ({ page }) => {
    await watchForAttacks(page)
    await page.goto('/en')
    await hydrated(page)
    expect(await harmIn(page)).toEqual([])
    await page.locator('main').evaluate((main) => {
      main.innerHTML =
        '<p onclick="x">a</p><a href="javascript:void 0">b</a><iframe srcdoc=""></iframe><p id="state" style="">c</p>'
    })
    await page.evaluate(() => window.alert('x'))
    expect(await harmIn(page)).toEqual(
      expect.arrayContaining([
        'an attack ran',
        '#state is not there once',
        'onclick',
        '<iframe>',
        'srcdoc',
        'style',
      ]),
    )
  })
})

for (const { name, port, slugs, serve } of sources)
  test.describe(`hostile content from ${name}`, () => {
    let site: ServedSite
    test.beforeAll(async () => {
      site = await serve(port)
    })
    test.afterAll(() => site.close())
    test.use({ locale: 'nl-NL', baseURL: originOf(port) })
    test.beforeEach(async ({ page }) => watchForAttacks(page))

    for (const slug of slugs)
      test(`${slug} is inert as a document`, async ({ page, watch }) => {
        const response = await open(page, watch, pathOf(slug))
        expect(response?.status()).toBe(200)
        expect(await page.locator('main .block').count()).toBeGreaterThan(0)
        expect(await harmIn(page)).toEqual([])
        expect(watch.outside).toEqual([])
      })

    test('every page is inert when it is reached by a link', async ({ page, watch }) => {
      test.setTimeout(180_000)
      await open(page, watch, '/sitemap')
      for (const slug of slugs) {
        // A page with frames is loaded as a document, whose policy allows them.
        const document = await page.request.get(pathOf(slug))
        if (document.headers()['content-security-policy']?.includes('frame-src')) continue
        await follow(page, pathOf(slug))
        expect(await harmIn(page), slug).toEqual([])
      }
      expect(watch.outside).toEqual([])
      expect(watch.documents).toHaveLength(1)
    })

    test('titles, words and code are shown as they were written', async ({ page, watch }) => {
      await open(page, watch, '/opmaak')
      expect(clean(await page.title())).toContain(clean(hostileTitle))
      await expect(page.locator('h1')).toHaveText(clean(hostileTitle))
      await expect(page.locator('footer .footer__top')).toHaveText(hostileWord)
      await page.goto('/code')
      const shown = clean(await page.locator('article').innerText())
      for (const attack of markupAttacks)
        if (!attack.includes('\u0000')) expect(shown).toContain(clean(attack))
    })

    if (slugs.includes('bard'))
      test('text nodes are shown as they were written', async ({ page, watch }) => {
        await open(page, watch, '/bard')
        const shown = clean(await page.locator('article').innerText())
        // Template code is never shown.
        for (const attack of visible.filter((text) => !text.includes('{{')))
          expect(shown).toContain(clean(`a ${attack}`))
      })

    test('linked data holds the attack as a text', async ({ page, watch }) => {
      await open(page, watch, '/een-tekst')
      const data = await page.locator('script[type="application/ld+json"]').allTextContents()
      expect(data.map((text) => JSON.parse(text))).toContainEqual({
        '@type': 'Event',
        name: '</script><script>alert(1)</script><!--<script>',
      })
    })

    test('an id that is no tag manager’s is none', async ({ page, request, watch }) => {
      await open(page, watch, '/')
      await expect(page.locator('script[data-gtm], .consent')).toHaveCount(0)
      expect(await (await request.get('/api/globalsData')).json()).toEqual({ gtm_id: null })
    })

    test('a video plays in a frame of its provider, and only after the visitor agreed', async ({
      page,
      watch,
    }) => {
      await open(page, watch, '/film')
      await expect(page.locator('iframe')).toHaveCount(0)
      expect(watch.outside).toEqual([])
      await expect(page.locator('.video__ask')).toHaveCount(2)
      await expect(page.locator('.video__ask button')).toHaveCount(2)
      await page.locator('.video__ask button').first().click()
      await expect(page.locator('iframe')).toHaveCount(1)
      await expect(page.locator('iframe')).toHaveAttribute(
        'src',
        /^https:\/\/www\.youtube-nocookie\.com\/embed\//,
      )
    })

    test.describe('without the content security policy', () => {
      test.use({ bypassCSP: true })

      test('nothing runs that only the policy would have stopped', async ({ page, watch }) => {
        test.setTimeout(180_000)
        for (const slug of slugs) {
          await open(page, watch, pathOf(slug))
          expect(await harmIn(page), slug).toEqual([])
        }
        expect(watch.outside).toEqual([])
      })
    })
  })
