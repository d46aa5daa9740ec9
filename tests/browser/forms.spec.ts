import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { createStandInServer, type StandInServer } from '../../scripts/cms-mock/server.mjs'
import { answeredWith, expect, hydrated, test } from './support/test.ts'

const root = join(import.meta.dirname, '../..')
const port = 4362
const origin = `http://127.0.0.1:${port}`
const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

let server: ChildProcess | undefined
let cms: StandInServer | undefined
let visitors = 0

// The checker is an inline script, which the site's own policy rightly forbids.
test.use({ baseURL: origin, bypassCSP: true })

/** Refuses a message that says `no`, as Statamic does. */
const respond = ({ body }: { readonly body: string }) =>
  new URLSearchParams(body).get('message') === 'no'
    ? { status: 422, body: { message: 'x', errors: { message: ['Zeg het vriendelijker.'] } } }
    : { body: { success: true, submission_created: true, submission: {}, redirect: null } }

test.beforeAll(async ({ request }) => {
  cms = await createStandInServer({ respond })
  const env = {
    HOST: '127.0.0.1',
    PORT: String(port),
    SITE_URL: origin,
    CMS_URL: cms.url,
    LOG_LEVEL: 'silent',
  }
  server = spawn(process.execPath, ['dist/server/main.js'], {
    cwd: root,
    env: { ...process.env, ...env, TRUST_PROXY: 'loopback' },
    stdio: 'ignore',
  })
  const isReady = () =>
    request
      .get(`${origin}/health/ready`)
      .then((answer) => answer.ok())
      .catch(() => false)
  await expect.poll(isReady, { timeout: 30_000 }).toBe(true)
})

test.afterAll(async () => {
  if (server && server.exitCode === null) {
    server.kill('SIGINT')
    await once(server, 'exit')
  }
  await cms?.close()
})

/** Every test has the limit of a visitor of its own. */
test.beforeEach(async ({ context }) => {
  visitors += 1
  await context.setExtraHTTPHeaders({ 'X-Forwarded-For': `192.0.2.${visitors}` })
})

async function fillIn(page: Page, message: string): Promise<void> {
  await page.getByLabel('Name').fill('Geeske')
  await page.getByLabel('Email').fill('geeske@example.org')
  await page.locator('select[name="topic"]').selectOption('visit')
  await page.locator('textarea[name="message"]').fill(message)
}

const send = (page: Page) => page.getByRole('button', { name: 'Send', exact: true }).click()

async function expectValuesKept(page: Page, message: string): Promise<void> {
  await expect(page.getByLabel('Name')).toHaveValue('Geeske')
  await expect(page.getByLabel('Email')).toHaveValue('geeske@example.org')
  await expect(page.locator('select[name="topic"]')).toHaveValue('visit')
  await expect(page.locator('textarea[name="message"]')).toHaveValue(message)
}

async function violations(page: Page): Promise<string[]> {
  await page.addScriptTag({ content: axe })
  const found = await page.evaluate(() => {
    const { axe: checker } = window as unknown as {
      axe: { run(where: Document): Promise<{ violations: { id: string; nodes: { html: string }[] }[] }> }
    }
    return checker.run(document)
  })
  return found.violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html}`))
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('a refused form is read from its summary on, keeps its values, and is sent when it is put right', async ({
    page,
    watch,
  }) => {
    watch.expect(answeredWith(422))
    await page.goto('/en/contact')
    await fillIn(page, 'no')
    await send(page)
    await expect(page).toHaveTitle(/^Error: /)
    await expect(page.locator('.form__result')).toBeFocused()
    await expectValuesKept(page, 'no')
    const message = page.locator('textarea[name="message"]')
    await expect(message).toHaveAccessibleDescription('Zeg het vriendelijker.')
    await page.locator('.error-summary a').click()
    await expect(message).toBeFocused()
    await message.fill('Please')
    await send(page)
    await expect(page).toHaveURL(/\/en\/contact\?sent=contact#/)
    await expect(page).toHaveTitle(/^Sent: /)
    await expect(page.locator('.form__result')).toBeFocused()
    await expect(page.locator('.form__result')).toContainText('Sent. Thank you')
    await expect(page.locator('form[action^="/forms/"]')).toHaveCount(0)
    await page.reload()
    await expect(page.locator('.form__result')).toContainText('Sent. Thank you')
  })

  for (const [address, label, error, text] of [
    ['/contact', 'Naam', 'Fout', 'Naam: Vul dit in'],
    ['/de/kontakt', 'Name', 'Fehler', 'Name: Fülle dieses Feld aus'],
  ] as const)
    test(`a field that is empty but for spaces is asked for in the language of ${address}`, async ({
      page,
      watch,
    }) => {
      watch.expect(answeredWith(422))
      await page.goto(address)
      await page.getByLabel(label, { exact: true }).fill(' ')
      await page.locator('input[name="email"]').fill('geeske@example.org')
      await page.locator('textarea[name="message"]').fill('Moin')
      await page.locator('form[action^="/forms/"] button').click()
      await expect(page).toHaveTitle(new RegExp(`^${error}: `))
      await expect(page.locator('.error-summary a')).toHaveText(text)
      await expect(page.locator('textarea[name="message"]')).toHaveValue('Moin')
    })

  test('while the content system is down nothing is lost, and the same form is sent afterwards', async ({
    page,
    watch,
  }) => {
    watch.expect(answeredWith(503))
    await page.goto('/en/contact')
    await fillIn(page, 'Please')
    await cms?.down()
    await send(page)
    await expect(page.locator('.form__result')).toBeFocused()
    await expect(page.locator('.form__result')).toContainText('Your message was not sent')
    await expectValuesKept(page, 'Please')
    await cms?.up()
    await send(page)
    await expect(page.locator('.form__result')).toContainText('Sent. Thank you')
  })
})

test('the address of the thanks says nothing to somebody else', async ({ page }) => {
  await page.goto('/en/contact?sent=contact')
  await expect(page.locator('form[action^="/forms/"]')).toHaveCount(1)
  await expect(page.locator('.form__result')).toHaveCount(0)
})

test('axe finds nothing on a refused, a failed and a sent form', async ({ page, watch }) => {
  watch.expect(answeredWith(422))
  watch.expect(answeredWith(503))
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto('/en/contact')
  await fillIn(page, 'no')
  await send(page)
  await expect(page).toHaveTitle(/^Error: /)
  await hydrated(page)
  expect(await violations(page)).toEqual([])
  await cms?.down()
  await page.locator('textarea[name="message"]').fill('Please')
  await send(page)
  await expect(page.locator('.form__result')).toContainText('Your message was not sent')
  await hydrated(page)
  expect(await violations(page)).toEqual([])
  await cms?.up()
  await send(page)
  await expect(page).toHaveTitle(/^Sent: /)
  await hydrated(page)
  expect(await violations(page)).toEqual([])
})

test('the page of a refused form is taken over with its values, and back leads to the page', async ({
  page,
  watch,
}) => {
  watch.expect(answeredWith(422))
  await page.goto('/en/contact')
  await hydrated(page)
  await fillIn(page, 'no')
  await send(page)
  await expect(page).toHaveTitle(/^Error: /)
  await hydrated(page)
  await expectValuesKept(page, 'no')
  await expect(page.locator('.form__result')).toBeFocused()
  await expect(page).toHaveURL(/\/en\/contact#/)
  const documents = watch.documents.length
  await page.locator('footer a[href="/en/sitemap"], header a[href="/en"]').first().click()
  await expect(page).not.toHaveTitle(/^Error: /)
  await page.goBack()
  await expect(page).toHaveTitle(/^Contact/)
  await expect(page.getByLabel('Name')).toHaveValue('')
  expect(watch.documents.length, 'document loads').toBe(documents)
  await page.reload()
  await expect(page).toHaveTitle(/^Contact/)
})

test('a keyboard is enough: from the summary to the field, and to the thanks', async ({ page, watch }) => {
  watch.expect(answeredWith(422))
  await page.goto('/en/contact')
  await hydrated(page)
  await fillIn(page, 'no')
  await page.getByLabel('Email').press('Enter')
  await expect(page).toHaveTitle(/^Error: /)
  await hydrated(page)
  await page.keyboard.press('Tab')
  await expect(page.locator('.error-summary a')).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.locator('textarea[name="message"]')).toBeFocused()
  await page.keyboard.press('ControlOrMeta+A')
  await page.keyboard.type('Please')
  await page.keyboard.press('Tab')
  await expect(page.getByRole('button', { name: 'Send', exact: true })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.locator('.form__result')).toContainText('Sent. Thank you')
})
