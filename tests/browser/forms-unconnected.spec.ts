import { originOf, type ServedSite, serveBuild } from './support/serve-site.ts'
import { answeredWith, expect, test } from './support/test.ts'

const port = 4364
let site: ServedSite | undefined
test.use({ baseURL: originOf(port) })
test.beforeAll(async () => {
  site = await serveBuild(port, { FORMS_DIR: '' })
})
test.afterAll(() => site?.close())

for (const javaScriptEnabled of [true, false])
  test.describe(`without a content system, ${javaScriptEnabled ? 'with' : 'without'} JavaScript`, () => {
    test.use({ javaScriptEnabled })

    test('a form says that nothing was sent, keeps what was filled in, and names other ways', async ({
      page,
      watch,
    }) => {
      watch.expect(answeredWith(501))
      await page.goto('/en/contact')
      await page.getByLabel('Name').fill('Geeske')
      await page.getByLabel('Email').fill('geeske@example.org')
      await page.locator('textarea[name="message"]').fill('Please')
      await page.getByRole('button', { name: 'Send', exact: true }).click()
      await expect(page).toHaveTitle(/^Error: /)
      const result = page.locator('.form__result')
      await expect(result).toBeFocused()
      await expect(result).toContainText('Your message was not sent')
      await expect(result.locator('a[href^="mailto:"]')).toBeVisible()
      await expect(result.locator('a[href^="tel:"]')).toBeVisible()
      await expect(page.getByLabel('Name')).toHaveValue('Geeske')
      await expect(page.locator('textarea[name="message"]')).toHaveValue('Please')
    })
  })
