import { originOf, type ServedSite, serveFiles } from './support/serve-site.ts'
import { expect, hydrated, test } from './support/test.ts'

const port = 4343
const field = (handle: string, type: string, display: string) =>
  `          - { handle: ${handle}, field: { type: ${type}, display: ${display} } }\n`

/** A site with one form that asks for what the embedded content does not. */
const files = {
  'content/collections/pages.yaml': "title: Pages\nroute: '/{slug}'\nstructure: { root: true }\n",
  'content/trees/collections/pages.yaml': 'tree:\n  - entry: home\n',
  'content/collections/pages/home.md':
    '---\nid: home\ntitle: Home\nblocks:\n  - { id: ask, type: form, enabled: true, form: ask }\n---\n',
  'resources/forms/ask.yaml': 'title: Ask\n',
  'resources/blueprints/forms/ask.yaml': `tabs:\n  main:\n    sections:\n      - fields:\n${[
    field('secret', 'text', 'Geheim').replace('type: text', 'type: text, input_type: password'),
    field('height', 'float', 'Hoogte'),
    field('story', 'textarea', 'Verhaal'),
    field('boots', 'toggle', 'Laarzen'),
  ].join('')}`,
}

let site: ServedSite | undefined
test.use({ baseURL: originOf(port), locale: 'nl-NL' })
test.beforeAll(async () => {
  site = await serveFiles(port, files)
})
test.afterAll(() => site?.close())

test.beforeEach(async ({ page, watch, javaScriptEnabled }) => {
  await page.goto('/')
  if (!javaScriptEnabled) return
  watch.expect(/Google Site Verification/)
  watch.expect(/Google Tag Manager/)
  await hydrated(page)
})

test('a password can be looked at, which is said, and is hidden again when it is sent', async ({ page }) => {
  const secret = page.getByLabel('Geheim')
  await secret.fill('wad')
  const button = page.getByRole('button', { name: 'Toon wachtwoord' })
  await expect(page.locator('.input-action [role="status"]')).toHaveText('')
  await button.press('Enter')
  await expect(secret).toHaveAttribute('type', 'text')
  await expect(secret).toHaveValue('wad')
  await expect(page.locator('.input-action [role="status"]')).toHaveText('Je wachtwoord is zichtbaar.')
  await expect(page.getByRole('button', { name: 'Verberg wachtwoord' })).toBeFocused()
  await page.evaluate(() => {
    document.addEventListener('submit', (event) => event.preventDefault())
  })
  await page.locator('main [type="submit"]').click()
  await expect(secret).toHaveAttribute('type', 'password')
})

test('a field and a choice are at least 48 pixels high, and grow with their text', async ({ page }) => {
  const heights = () =>
    page
      .locator('main :is(.input, .choice)')
      .evaluateAll((all) => all.map((each) => each.getBoundingClientRect().height))
  const usual = await heights()
  expect(usual.length).toBe(4)
  expect(Math.min(...usual)).toBeGreaterThanOrEqual(48)
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync('html { font-size: 200% }')
    document.adoptedStyleSheets = [sheet]
  })
  expect(Math.min(...(await heights()))).toBeGreaterThanOrEqual(96)
})

test('a number is asked for with a text field and a keyboard for digits', async ({ page }) => {
  await expect(page.getByLabel('Hoogte')).toHaveAttribute('type', 'text')
  await expect(page.getByLabel('Hoogte')).toHaveAttribute('inputmode', 'decimal')
})

test('a form that is reset counts anew, and lists no files', async ({ page }) => {
  await page.goto('/designsystem/inputs')
  await hydrated(page)
  const text = page.locator('main .field:has([id$="-limit"]) textarea').first()
  const file = page.locator('main input[type="file"][multiple]').first()
  for (const control of [text, file]) await control.evaluate((each) => each.setAttribute('form', 'mine'))
  await page.evaluate(() =>
    document.body.append(Object.assign(document.createElement('form'), { id: 'mine' })),
  )
  const count = page.locator('main .field:has([id$="-limit"]) .field__hint [aria-hidden]').first()
  const before = await count.innerText()
  await text.fill('wad')
  await file.setInputFiles(
    ['a.txt', 'b.txt'].map((name) => ({ name, mimeType: 'text/plain', buffer: Buffer.from('x') })),
  )
  await expect(count).not.toHaveText(before)
  await expect(page.locator('.field__files li')).toHaveCount(2)
  await page.evaluate(() => document.querySelector<HTMLFormElement>('#mine')?.reset())
  await expect(page.locator('.field__files li')).toHaveCount(0)
  await expect(count).toHaveText(before)
})

test('with forced colours a checkbox and its state are drawn by the system', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' })
  await expect(page.getByLabel('Laarzen')).toHaveCSS('appearance', 'auto')
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })
  test('a password is a plain field, without a button that does nothing', async ({ page }) => {
    await expect(page.getByLabel('Geheim')).toHaveAttribute('type', 'password')
    await expect(page.locator('.input-action button')).toHaveCount(0)
  })
})
