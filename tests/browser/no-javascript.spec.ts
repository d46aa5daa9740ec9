import { consentAnswer } from '../support/consent.ts'
import { languages, pageTypes, showcases } from './support/pages.ts'
import { answeredWith, expect, test } from './support/test.ts'

test.use({ javaScriptEnabled: false })

for (const language of languages)
  for (const [type, addresses] of Object.entries(pageTypes))
    test(`without JavaScript ${type} in ${language} reads completely`, async ({ page, watch }) => {
      if (type === 'missing') watch.expect(answeredWith(404))
      await page.goto(addresses[language])
      await expect(page.locator('h1')).toBeVisible()
      expect((await page.locator('main').innerText()).length).toBeGreaterThan(type === 'missing' ? 60 : 400)
      await expect(page.getByRole('contentinfo')).toBeVisible()
    })

test('without JavaScript every link of the sitemap leads to a page', async ({ page, request }) => {
  test.setTimeout(120_000)
  for (const language of languages) {
    await page.goto(pageTypes.sitemap[language])
    const links = await page
      .locator('main a[href^="/"]')
      .evaluateAll((all) => all.map((a) => a.getAttribute('href')))
    expect(links.length).toBeGreaterThan(15)
    for (const link of new Set(links)) {
      const answer = await request.get(link ?? '', {
        maxRedirects: 0,
        headers: { 'sec-fetch-site': 'same-origin' },
      })
      expect(answer.status(), link ?? '').toBe(200)
    }
  }
})

test('without JavaScript every in-site link of every page type leads to a page', async ({
  page,
  request,
  watch,
}) => {
  test.setTimeout(120_000)
  watch.expect(answeredWith(404))
  const seen = new Set<string>()
  const starts = [
    ...Object.values(pageTypes).flatMap((paths) => languages.map((language) => paths[language])),
    ...showcases.map((name) => `/de/designsystem/${name}`),
  ]
  for (const start of starts) {
    await page.goto(start)
    const links = await page
      .locator('body a[href^="/"]')
      .evaluateAll((all) => all.filter((a) => !a.closest('.stage')).map((a) => a.getAttribute('href') ?? ''))
    for (const link of links.map((address) => address.split('#')[0] ?? '')) {
      if (link === '' || seen.has(link)) continue
      seen.add(link)
      const answer = await request.get(link, {
        maxRedirects: 0,
        headers: { 'sec-fetch-site': 'same-origin' },
      })
      expect(answer.status(), `${link} on ${start}`).toBe(200)
    }
  }
  expect(seen.size).toBeGreaterThan(60)
})

test.describe('for a visitor who prefers German', () => {
  test.use({ locale: 'de-DE' })

  test('without JavaScript the language switch works both ways, and Dutch home is reachable from /de', async ({
    page,
  }) => {
    const choose = async (label: string) => {
      await page.locator('header details.menu summary').click()
      await page.locator('header details.menu').getByRole('link', { name: label }).click()
    }
    await page.goto('/')
    await expect(page).toHaveURL('/de')
    await choose('Nederlands')
    await expect(page).toHaveURL('/')
    await expect(page.locator('html')).toHaveAttribute('lang', 'nl')
    await page.goto(pageTypes.content.nl)
    await choose('English')
    await expect(page).toHaveURL(pageTypes.content.en)
    await choose('Nederlands')
    await expect(page).toHaveURL(pageTypes.content.nl)
  })

  test('a language chosen without JavaScript is kept for the next visit', async ({ page, context }) => {
    await page.goto('/')
    await expect(page).toHaveURL('/de')
    for (const [label, locale, home] of [
      ['English', 'en', '/en'],
      ['Nederlands', 'nl', '/'],
    ] as const) {
      await page.locator('header details.menu summary').click()
      await page.locator('header details.menu').getByRole('link', { name: label }).click()
      await expect(page.locator('html')).toHaveAttribute('lang', locale)
      const kept = (await context.cookies()).filter(({ name }) => name === 'i18n_redirected')
      expect(kept.map(({ value }) => value)).toEqual([locale])
      await page.goto('about:blank')
      await page.goto('/')
      await expect(page).toHaveURL(home)
    }
  })
})

test('without JavaScript the theme and the consent are stored by a form', async ({ page, context }) => {
  await page.goto('/en/sitemap')
  await page.locator('header form[action="/preferences"] button').click()
  await expect(page).toHaveURL('/en/sitemap')
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
  await page.locator('.consent button[value="no"]').click()
  await expect(page).toHaveURL('/en/sitemap#consent-told')
  await expect(page.locator('.consent form')).toHaveCount(0)
  await expect(page.locator('.consent [role=status]')).toBeInViewport()
  const names = (await context.cookies()).map(({ name, value }) => `${name}=${value}`)
  expect(names).toEqual(expect.arrayContaining(['theme=dark', `consent=${consentAnswer('no')}`]))
})

test('without JavaScript results are still there after a choice of theme and consent', async ({ page }) => {
  await page.goto('/search?q=kwelder&utm_source=brief')
  await page.locator('header form[action="/preferences"] button').click()
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
  await expect(page).toHaveURL('/search?q=kwelder&utm_source=brief')
  await page.locator('.consent button[value="no"]').click()
  await expect(page.locator('html')).toHaveAttribute('data-consent', 'no')
  await expect(page).toHaveURL('/search?q=kwelder&utm_source=brief#consent-told')
  await expect(page.getByRole('searchbox')).toHaveValue('kwelder')
})

test('without JavaScript an answer about measuring is taken back in the footer', async ({
  page,
  context,
  baseURL,
}) => {
  const url = baseURL ?? ''
  await context.addCookies([
    { name: 'consent', value: consentAnswer('yes'), url },
    { name: '_ga', value: '1', url },
  ])
  await page.goto('/de/sitemap')
  await expect(page.locator('.consent')).toBeHidden()
  await page.locator('footer button[name="consent"]').click()
  await expect(page).toHaveURL('/de/sitemap')
  await expect(page.locator('.consent')).toBeInViewport()
  // The way back to the page is a navigation of this site, to a page in German.
  expect((await context.cookies()).map(({ name }) => name)).toEqual(['i18n_redirected'])
})
