import { expect, test } from '@playwright/test'
import { withControlPanel } from '../../scripts/cms-mock/control-panel.mjs'
import { createStandInServer, type StandInServer } from '../../scripts/cms-mock/server.mjs'
import { answerContractSite } from '../support/cms/rest-answers.ts'
import { violationsInEveryLook } from './support/axe.ts'
import { originOf, type ServedSite, serveBuild } from './support/serve-site.ts'

const port = 4399
const origin = originOf(port)
const secret = 'a-secret-of-the-site'

let cms: StandInServer
let site: ServedSite

test.beforeAll(async () => {
  cms = await createStandInServer({ respond: withControlPanel(answerContractSite()) })
  site = await serveBuild(port, {
    ...{ CONTENT_SOURCE: 'rest', CMS_URL: cms.url, SEARCH_PATH: '/zoeken' },
    ...{ PREVIEW_SECRET: secret, SNAPSHOT_DIR: '', PICTURES_DIR: '' },
  })
})

test.afterAll(async () => {
  await site.close()
  await cms.close()
})

const controlPanel = () => {
  const asked = { site: origin, path: '/erf', id: 'p-erf', collection: 'pages' }
  return `${cms.url}cp?${new URLSearchParams(asked)}`
}

test('an editor sees each word of a draft in the frame of the control panel, and a visitor does not', async ({
  page,
  browser,
}) => {
  await page.goto(controlPanel())
  const frame = page.frameLocator('iframe')
  await expect(frame.getByRole('complementary', { name: 'Voorbeeld' })).toBeVisible()
  await expect(frame.getByRole('heading', { level: 1 })).toHaveText('Het erf')
  for (const title of ['Het nieuwe erf', 'Het nieuwste erf']) {
    await page.getByLabel('Title').fill(title)
    await expect(frame.getByRole('heading', { level: 1 })).toHaveText(title)
  }
  await expect(frame.getByRole('button', { name: 'Voorbeeld verlaten' })).toBeHidden()
  const visitor = await browser.newPage()
  await visitor.goto(`${origin}/erf`)
  await expect(visitor.getByRole('heading', { level: 1 })).toHaveText('Het erf')
  await visitor.close()
})

test('a refresh keeps the place in the page, and is no new document', async ({ page }) => {
  await page.goto(controlPanel())
  const frame = page.frameLocator('iframe')
  await expect(frame.getByRole('heading', { level: 1 })).toHaveText('Het erf')
  const inside = page.frames()[1]
  if (!inside) throw new Error('The control panel has no frame')
  await inside.evaluate(() => {
    Object.assign(window, { isSame: true })
    window.scrollTo(0, 120)
  })
  await page.getByLabel('Title').fill('Het nieuwe erf')
  await expect(frame.getByRole('heading', { level: 1 })).toHaveText('Het nieuwe erf')
  expect(await inside.evaluate(() => [(window as { isSame?: true }).isSame, window.scrollY])).toEqual([
    true,
    120,
  ])
})

test('what an editor writes while the preview is on its way is shown', async ({ page }) => {
  await page.route(
    `${origin}/erf?*`,
    async (route) => {
      const response = await route.fetch()
      const told = page.waitForResponse('**/cp/preview')
      await page.getByLabel('Title').fill('Het nieuwe erf')
      await (await told).finished()
      await route.fulfill({ response })
    },
    { times: 1 },
  )
  await page.goto(controlPanel())
  await expect(page.frameLocator('iframe').getByRole('heading', { level: 1 })).toHaveText('Het nieuwe erf')
})

test('a preview that has not changed stays the page it was', async ({ page }) => {
  const heading = page.frameLocator('iframe').getByRole('heading', { level: 1 })
  let isMarked = false
  await page.route(`${origin}/erf?*`, async (route) => {
    if (route.request().resourceType() === 'fetch') {
      await heading.evaluate((element) => {
        element.setAttribute('data-mark', 'first')
        document.title = 'What was there'
      })
      isMarked = true
    }
    await route.continue()
  })
  await page.goto(controlPanel())
  // The title is put anew with the page.
  await expect.poll(async () => isMarked && (await page.frames()[1]?.title())).toMatch(/^Voorbeeld: Het erf/)
  await expect(heading).toHaveAttribute('data-mark', 'first')
})

test('messages of another page than the control panel change nothing', async ({ page }) => {
  await page.goto(controlPanel())
  const heading = page.frameLocator('iframe').getByRole('heading', { level: 1 })
  await page.frames()[1]?.waitForLoadState()
  await expect(heading).toHaveText('Het erf')
  const tokens: string[] = []
  page.on('request', (request) => {
    const token = request.headers()['x-preview-token']
    if (token !== undefined) tokens.push(token)
  })
  // From the page itself: its origin is not that of the control panel.
  await page.frames()[1]?.evaluate(() => {
    window.postMessage({ name: 'statamic.preview.updated', url: location.href, token: 'guessed-token' }, '*')
  })
  await page.getByLabel('Title').fill('Het nieuwe erf')
  await expect(heading).toHaveText('Het nieuwe erf')
  expect(tokens.length).toBeGreaterThan(0)
  expect(tokens).not.toContain('guessed-token')
})

test('the frame of another site stays empty', async ({ page }) => {
  const stranger = await createStandInServer({
    respond: () => ({
      headers: { 'content-type': 'text/html' },
      body: `<iframe src="${origin}/erf?live-preview=1&token=guessed-token"></iframe>`,
    }),
  })
  await page.goto(stranger.url)
  await expect.poll(() => page.frames()[1]?.url()).toContain('chrome-error:')
  await stranger.close()
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('a preview opens, tells what it is, and is left by its button', async ({ page }) => {
    await page.goto(`${origin}/preview?secret=${secret}&to=/erf`)
    await expect(page).toHaveURL(`${origin}/erf`)
    await expect(page).toHaveTitle(/^Voorbeeld: Het erf/)
    await page.getByRole('button', { name: 'Voorbeeld verlaten' }).click()
    await expect(page).toHaveURL(`${origin}/erf`)
    await expect(page).toHaveTitle(/^Het erf/)
  })
})

test.describe('with the policy put aside for the checker', () => {
  test.use({ bypassCSP: true })

  test('a preview has no fault that a checker finds, light and dark, narrow and wide', async ({ page }) => {
    await page.goto(`${origin}/preview?secret=${secret}&to=/en/yard`)
    await expect(page.getByRole('complementary', { name: 'Preview' })).toBeVisible()
    expect(await violationsInEveryLook(page)).toEqual([])
  })
})

test('a preview fetches nothing ahead, and leads from page to page', async ({ page }) => {
  await page.goto(`${origin}/preview?secret=${secret}&to=/erf`)
  const asked: string[] = []
  page.on('request', (request) => void asked.push(new URL(request.url()).pathname))
  await page.locator('main').getByRole('link', { name: 'de molen' }).first().hover()
  await page.locator('main').getByRole('link', { name: 'de molen' }).first().click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('De molen')
  await expect(page.getByRole('complementary', { name: 'Voorbeeld' })).toBeVisible()
  expect(asked.filter((path) => path.includes('_payload'))).toEqual([])
})
