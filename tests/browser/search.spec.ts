import { violationsInEveryLook } from './support/axe.ts'
import { expect, hydrated, test } from './support/test.ts'

const status = 'main [role=status]'

/** What the pages say is known: before, only their titles are. */
test.beforeEach(async ({ request }) => {
  const state = async () => (await (await request.get('/health')).json()).checks.search.state
  await expect.poll(state, { timeout: 60_000 }).toBe('ok')
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the header leads to a form, and the form to results', async ({ page }) => {
    await page.goto('/en')
    await page.locator('header').getByRole('link', { name: 'Search' }).click()
    await expect(page).toHaveURL('/en/search')
    await page.getByRole('searchbox').fill('salt marsh')
    await page.getByRole('searchbox').press('Enter')
    await expect(page).toHaveURL('/en/search?q=salt+marsh')
    await expect(page.locator(status)).toHaveText(/^\d+ results for ‘salt marsh’$/)
    await page.locator('.search__hits a').first().click()
    await expect(page.locator('h1')).toBeVisible()
  })

  test('results are narrowed down by links, which the next question keeps, and widened again', async ({
    page,
  }) => {
    await page.goto('/search?q=kwelder')
    const all = await page.locator(status).innerText()
    await page.getByRole('link', { name: /^Nieuws \d+$/ }).click()
    await expect(page).toHaveURL('/search?q=kwelder&in=news')
    await expect(page.locator(status)).not.toHaveText(all)
    await page.getByRole('searchbox').fill('haven')
    await page.getByRole('searchbox').press('Enter')
    await expect(page).toHaveURL('/search?q=haven&in=news')
    for (const meta of await page.locator('.card__meta').allInnerTexts()) expect(meta).toContain('Nieuws')
    await page.getByRole('link', { name: 'Alle', exact: true }).first().click()
    await expect(page).toHaveURL('/search?q=haven')
  })

  test('a misspelt question has a link to what it probably means', async ({ page }) => {
    await page.goto('/en/search?q=foerland')
    await expect(page.locator(status)).toContainText('Did you mean foreland?')
    await page.getByRole('link', { name: 'foreland', exact: true }).click()
    await expect(page).toHaveURL('/en/search?q=foreland')
    await expect(page.locator(status)).not.toContainText('Did you mean')
  })

  test('a result leads to the section that it is from', async ({ page }) => {
    await page.goto('/search?q=kreken')
    const link = page.locator('.search__section a').first()
    const heading = await link.innerText()
    await link.click()
    await expect(page).toHaveURL(/#./)
    await expect(page.locator(':target')).toContainText(heading)
  })
})

test('results that are narrowed down stay so while somebody writes', async ({ page, watch }) => {
  await page.goto('/search?q=kwelder')
  await hydrated(page)
  await page.getByRole('link', { name: /^Nieuws \d+$/ }).click()
  await expect(page).toHaveURL('/search?q=kwelder&in=news')
  await expect(page.getByRole('link', { name: /^Nieuws \d+$/ })).toHaveAttribute('aria-current', 'true')
  await page.getByRole('searchbox').fill('haven')
  await expect(page.locator(status)).toContainText('‘haven’')
  await expect(page).toHaveURL('/search?q=haven&in=news')
  expect(watch.documents).toHaveLength(1)
})

test.describe('axe', () => {
  test.use({ bypassCSP: true })

  for (const search of ['?q=kwelder&in=news', '?q=kweldr', '?q=mug&in=news'])
    test(`finds nothing on the results of ${search}, light and dark, narrow and wide`, async ({ page }) => {
      test.setTimeout(120_000)
      await page.emulateMedia({ reducedMotion: 'reduce' })
      await page.goto(`/search${search}`)
      await hydrated(page)
      expect(await violationsInEveryLook(page)).toEqual([])
      expect(
        await page.evaluate(() => document.documentElement.scrollWidth - innerWidth),
      ).toBeLessThanOrEqual(0)
    })
})

test('results come while somebody writes, and the field keeps focus and caret', async ({ page, watch }) => {
  await page.goto('/search')
  await hydrated(page)
  const field = page.getByRole('searchbox')
  await field.pressSequentially('kwelder')
  await expect(page.locator(status)).toHaveText(/^\d+ resultaten voor ‘kwelder’$/)
  await expect(field).toBeFocused()
  await expect(field).toHaveValue('kwelder')
  await expect(page).toHaveURL('/search?q=kwelder')
  await expect(page).toHaveTitle(/^Zoeken: kwelder/)
  await field.press('Home')
  await field.pressSequentially('de ')
  await expect(page.locator(status)).toContainText('‘de kwelder’')
  expect(await field.evaluate((input: HTMLInputElement) => input.selectionStart)).toBe(3)
  await field.fill('')
  await expect(page.locator(status)).toHaveText('')
  await expect(page).toHaveURL('/search')
  expect(watch.documents).toHaveLength(1)
})

test('only the answer to the last question is shown', async ({ page }) => {
  await page.goto('/search')
  await hydrated(page)
  const held: (() => void)[] = []
  await page.route(/_payload\.json\?.*q=dijk$/, async (route) => {
    await new Promise<void>((resolve) => held.push(resolve))
    await route.continue().catch(() => {})
  })
  const field = page.getByRole('searchbox')
  await field.fill('dijk')
  await expect.poll(() => held.length).toBe(1)
  await field.fill('zeekraal')
  await expect(page.locator(status)).toContainText('‘zeekraal’')
  for (const release of held) release()
  await expect(page.locator(status)).toContainText('‘zeekraal’')
  await expect(page).toHaveURL('/search?q=zeekraal')
})

test('who takes a word back while its answer is on its way keeps the results of the one before', async ({
  page,
}) => {
  await page.goto('/search?q=zeekraal')
  await hydrated(page)
  // An answer that does not come.
  await page.route(/_payload\.json\?.*q=dijk$/, () => {})
  const field = page.getByRole('searchbox')
  const asked = page.waitForRequest(/q=dijk$/)
  await field.fill('dijk')
  await asked
  const isGivenUp = page.waitForEvent('requestfailed')
  await field.fill('zeekraal')
  await isGivenUp
  await expect(page.locator(status)).toContainText('‘zeekraal’')
  await expect(page).toHaveURL('/search?q=zeekraal')
})

test('who turns the page while writing goes there, and the field says what its results are for', async ({
  page,
}) => {
  await page.goto('/search?q=kwelder')
  await hydrated(page)
  await page.getByRole('link', { name: 'Pagina 2' }).evaluate((link: HTMLElement) => {
    const field = document.querySelector<HTMLInputElement>('main input[type=search]')
    if (!field) throw new Error('There is no field')
    field.value = 'kwelder en dijk'
    field.dispatchEvent(new Event('input', { bubbles: true }))
    link.click()
  })
  await expect(page).toHaveURL('/search?q=kwelder&page=2')
  await expect(page.getByRole('searchbox')).toHaveValue('kwelder')
  await page.getByRole('searchbox').fill('kwelder en dijk')
  await expect(page.locator(status)).toContainText('‘kwelder en dijk’')
})

test('results that cannot be had in place come with a document', async ({ page, watch }) => {
  watch.expect(/could not be loaded in place/)
  watch.expect(/ERR_FAILED/)
  await page.goto('/search?q=zeekraal')
  await hydrated(page)
  // Pages that are fetched ahead meanwhile are not concerned.
  await page.route(/\/search\/_payload\.json/, (route) => route.abort())
  await page.getByRole('searchbox').fill('dijk')
  await expect(page.locator(status)).toContainText('‘dijk’')
  await expect(page).toHaveURL('/search?q=dijk')
  expect(watch.documents).toHaveLength(2)
})

test('who comes back from a result finds the results again', async ({ page }) => {
  await page.goto('/search')
  await hydrated(page)
  await page.getByRole('searchbox').fill('kwelder')
  await expect(page.locator(status)).toContainText('‘kwelder’')
  const count = await page.locator(status).innerText()
  await page.locator('.search__hits a').first().click()
  await expect(page.locator('h1')).not.toHaveText('Zoeken')
  await page.goBack()
  await expect(page.locator(status)).toHaveText(count)
  await expect(page.getByRole('searchbox')).toHaveValue('kwelder')
  await page.getByRole('link', { name: 'Pagina 2' }).click()
  await expect(page).toHaveURL('/search?q=kwelder&page=2')
  await expect(page.getByRole('link', { name: 'Vorige' })).toBeVisible()
})

test('a question that is written before the app is there is answered', async ({ page }) => {
  await page.route(/\/site-[\w-]+\.js/, async (route) => {
    await page.getByRole('searchbox').evaluate((input: HTMLInputElement) => {
      input.value = 'zeekraal'
    })
    await route.continue()
  })
  await page.goto('/search')
  await hydrated(page)
  await expect(page.locator(status)).toContainText('‘zeekraal’')
})

test('markup in a question stays text', async ({ page }) => {
  await page.goto('/search')
  await hydrated(page)
  await page.getByRole('searchbox').fill('<img src=x onerror=alert(1)>')
  await expect(page.locator(status)).toContainText('<img src=x onerror=alert(1)>')
  await expect(page.locator('main img')).toHaveCount(0)
})

test('the header has room for the search on a narrow screen', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 700 })
  await page.goto('/de')
  await expect(page.locator('header').getByRole('link', { name: 'Suche' })).toBeVisible()
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320)
})
