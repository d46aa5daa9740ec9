import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { parse } from 'yaml'
import { originOf, type ServedSite, serveBuild } from './support/serve-site.ts'
import { answeredWith, expect, hydrated, test } from './support/test.ts'

const port = 4365
let site: ServedSite | undefined
let kept = ''
let visitors = 0

test.use({ baseURL: originOf(port) })
test.beforeAll(async () => {
  kept = await mkdtemp(join(tmpdir(), 'triptych-forms-'))
  site = await serveBuild(port, { FORMS_DIR: kept, TRUST_PROXY: 'loopback' })
})
test.afterAll(async () => {
  await site?.close()
  await rm(kept, { recursive: true })
})

/** Every test has the limit of a visitor of its own. */
test.beforeEach(async ({ context }) => {
  visitors += 1
  await context.setExtraHTTPHeaders({ 'X-Forwarded-For': `198.51.100.${visitors}` })
})

const form = (page: Page) => page.locator('form[action^="/forms/"]')
const send = (page: Page) => form(page).locator('[type="submit"]').click()

async function fillIn(page: Page): Promise<void> {
  await page.locator('input[name="name"]').fill('Geeske')
  await page.locator('input[name="email"]').fill('geeske@example.org')
  await page.locator('textarea[name="message"]').fill('Moin')
}

for (const [address, prefix, missing, mail] of [
  ['/contact', 'Fout: ', 'Naam: Vul dit in', 'E-mailadres: Vul een e-mailadres in, zoals naam@example.org'],
  [
    '/en/contact',
    'Error: ',
    'Name: Fill this in',
    'Email address: Enter an email address, like name@example.org',
  ],
  [
    '/de/kontakt',
    'Fehler: ',
    'Name: Fülle dieses Feld aus',
    'E-Mail-Adresse: Gib eine E-Mail-Adresse ein, zum Beispiel name@example.org',
  ],
] as const)
  test(`what is missing in the form of ${address} is told in its language, without loading the page`, async ({
    page,
    watch,
  }) => {
    await page.goto(address)
    await hydrated(page)
    const documents = watch.documents.length
    const title = await page.title()
    await page.locator('input[name="email"]').fill('geeske')
    await page.locator('textarea[name="message"]').fill('Moin')
    await send(page)
    const summary = page.locator('.error-summary[role="alert"]')
    await expect(summary).toBeFocused()
    await expect(summary).toBeInViewport()
    await expect(summary.locator('a')).toHaveText([missing, mail])
    await expect(page).toHaveTitle(prefix + title)
    await expect(page.locator('textarea[name="message"]')).toHaveValue('Moin')
    await expect(page.locator('input[name="email"]')).toHaveValue('geeske')
    await expect(page.locator('input[name="email"]')).toHaveAttribute('aria-invalid', 'true')
    await summary.locator('a').first().press('Enter')
    await expect(page.locator('input[name="name"]')).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(summary).toBeFocused()
    await expect(page).toHaveTitle(prefix + title)
    expect(watch.documents.length, 'document loads').toBe(documents)
  })

test('a form that is put right is sent, shows that it is being sent, and is kept as a file', async ({
  page,
}) => {
  await page.goto('/en/contact')
  await hydrated(page)
  await send(page)
  await expect(page.locator('.error-summary a')).toHaveCount(3)
  await fillIn(page)
  // What is seen while the browser loads the next page can only be told by this one.
  await page.evaluate(() => {
    const button = document.querySelector('form[action^="/forms/"] [type="submit"]')
    const note = () => sessionStorage.setItem('seen', `${button?.textContent} ${button?.ariaBusy}`)
    if (button) new MutationObserver(note).observe(button, { attributes: true })
  })
  await send(page)
  await expect(page).toHaveTitle(/^Sent: /)
  expect(await page.evaluate(() => sessionStorage.getItem('seen'))).toBe('Send true')
  await expect(page.locator('.form__result')).toContainText('Sent. Thank you')
  const [file = ''] = await readdir(join(kept, 'contact'))
  expect(parse(await readFile(join(kept, 'contact', file), 'utf8'))).toMatchObject({
    name: 'Geeske',
    email: 'geeske@example.org',
    message: 'Moin',
  })
})

test('without a connection a form stays where it is, and says so', async ({ page, context, watch }) => {
  watch.allow(/ERR_INTERNET_DISCONNECTED/)
  watch.allow(/^Error fetching app manifest/)
  await page.goto('/en/contact')
  await hydrated(page)
  await fillIn(page)
  const documents = watch.documents.length
  await context.setOffline(true)
  await send(page)
  await expect(page.locator('.form__result')).toBeFocused()
  await expect(page.locator('.form__result')).toContainText('Your message was not sent')
  await expect(page.locator('textarea[name="message"]')).toHaveValue('Moin')
  expect(watch.documents.length, 'document loads').toBe(documents)
  await context.setOffline(false)
  await send(page)
  await expect(page.locator('.form__result')).toContainText('Sent. Thank you')
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('an empty form is answered by the site, not by the browser: the same summary, title and values', async ({
    page,
    watch,
  }) => {
    watch.expect(answeredWith(422))
    await page.goto('/contact')
    await page.locator('textarea[name="message"]').fill('Moin')
    await send(page)
    await expect(page).toHaveTitle(/^Fout: /)
    await expect(page.locator('.error-summary a')).toHaveText([
      'Naam: Vul dit in',
      'E-mailadres: Vul een e-mailadres in, zoals naam@example.org',
    ])
    await expect(page.locator('textarea[name="message"]')).toHaveValue('Moin')
    await fillIn(page)
    await send(page)
    await expect(page).toHaveTitle(/^Verstuurd: /)
    await expect(page.locator('.form__result')).toContainText('Verstuurd. Dank je wel')
  })
})
