import type { Page, Route } from '@playwright/test'
import { createStandInServer } from '../../scripts/cms-mock/server.mjs'
import { answerContractSite } from '../support/cms/rest-answers.ts'
import { originOf, serveBuild } from './support/serve-site.ts'
import { record } from './support/start.ts'
import { answeredWith, test as base, expect, hydrated } from './support/test.ts'

const port = 4363
const translations = '**/api/collections/translations?*'
const aPage = { contentType: 'text/html', body: '<!doctype html><title>A page</title>' }

/** Serves the site with these settings for one test. */
const test = base.extend<{ serve: (env: Readonly<Record<string, string>>) => Promise<void> }>({
  serve: async ({ page }, use) => {
    const ends: (() => Promise<void>)[] = []
    await use(async (env) => {
      const site = await serveBuild(port, { SNAPSHOT_DIR: '', BUILDS_DIR: '', ...env })
      ends.push(site.close)
    })
    // What is under way must not fail while its server goes.
    await page.close()
    for (const end of ends) await end()
  },
})
test.use({ baseURL: originOf(port) })

/** The page answers, in its own document: a click shows another page in place. */
async function expectInPlace(page: Page, documents: readonly string[]): Promise<void> {
  await hydrated(page)
  await page.locator('header nav a').first().click()
  await expect(page.locator('h1')).toBeFocused()
  expect(documents).toHaveLength(1)
}

test('the texts that a document was made with travel with its data: the API is not asked for them at the start', async ({
  page,
  serve,
  watch,
}) => {
  await serve({})
  const asked = record(page, (request) => request.url().includes('/api/collections/translations'))
  await page.goto('/en/contact')
  await expectInPlace(page, watch.documents)
  expect(asked).toEqual([])
})

const badAnswers: readonly (readonly [string, (route: Route) => Promise<void>, RegExp])[] = [
  ['503', (route) => route.continue(), answeredWith(503)],
  ['no answer', (route) => route.abort(), /ERR_FAILED/],
  ['HTML', (route) => route.fulfill(aPage), /is not valid JSON/],
]

for (const [what, answer, complaint] of badAnswers)
  test(`a failed load of translations at start logs "Failed to fetch translations" and the app hydrates all the same, with no mismatch: ${what}`, async ({
    page,
    serve,
    watch,
  }) => {
    const system = await createStandInServer({ respond: answerContractSite() })
    system.fault('status=503', /collections\/(?:translations|vertalingen)/)
    await serve({ CONTENT_SOURCE: 'rest', CMS_URL: system.url })
    await page.route(translations, answer)
    watch.expect(complaint)
    watch.expect(/^Failed to fetch translations /)
    // Of the tag manager of this site, which no test may have.
    watch.expect(/ERR_FAILED/)
    await page.goto('/en')
    await expectInPlace(page, watch.documents)
    await system.close()
  })

const apiHost = 'http://api.triptych.test'
const badHosts: readonly (readonly [string, (route: Route) => Promise<void>, readonly RegExp[]])[] = [
  ['dead', (route) => route.abort(), [/ERR_FAILED/, /^Failed to fetch GTM ID /]],
  ['slow', () => new Promise(() => {}), []],
  ['answering HTML', (route) => route.fulfill(aPage), [/^Failed to fetch GTM ID /]],
]

for (const [what, answer, complaints] of badHosts)
  test(`where API_BASE is another host, ${what}, the app hydrates all the same, with no mismatch`, async ({
    page,
    serve,
    watch,
  }) => {
    await serve({ API_BASE: apiHost })
    await page.route(`${apiHost}/**`, answer)
    complaints.forEach(watch.expect)
    await page.goto('/en/contact')
    await expectInPlace(page, watch.documents)
  })
