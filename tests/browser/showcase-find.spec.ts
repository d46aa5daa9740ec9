import { expect, hydrated, test } from './support/test.ts'

test('the disabled state of the select is found by its names, in place, and has an address', async ({
  page,
}) => {
  await page.goto('/en/designsystem')
  await hydrated(page)
  await page.getByRole('heading', { level: 1 }).click()
  await page.keyboard.press('/')
  const field = page.getByRole('searchbox')
  await expect(field).toBeFocused()
  await page.keyboard.type('select disabled')
  await expect(page).toHaveURL('/en/designsystem?q=select+disabled')
  await page.locator('.found a').first().click()
  await expect(page).toHaveURL('/en/designsystem/inputs#state-disabled-select')
  await expect(page.locator('#state-disabled-select select')).toBeDisabled()
})

test('the key that goes to the field is a letter inside a field, and can be switched off', async ({
  page,
}) => {
  await page.goto('/en/designsystem')
  await hydrated(page)
  const field = page.getByRole('searchbox')
  await field.fill('a')
  await field.press('/')
  await expect(field).toHaveValue('a/')
  await field.fill('')
  await page.getByRole('checkbox', { name: 'The / key goes to this field' }).uncheck()
  await page.keyboard.press('Escape')
  await page.getByRole('heading', { level: 1 }).click()
  await page.keyboard.press('/')
  await expect(field).not.toBeFocused()
})

test('pictures of components cannot be reached, and belong to nobody but the eye', async ({ page }) => {
  await page.goto('/designsystem')
  await expect(page.locator('.thumb[inert][aria-hidden=true] .thumb__stage')).toHaveCount(11)
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the field asks for the overview with what is found', async ({ page }) => {
    await page.goto('/designsystem/card')
    await page.locator('#find-part').fill('select disabled')
    await page.locator('.find').getByRole('button').click()
    await expect(page).toHaveURL(/\?q=select\+disabled$/)
    await page.getByRole('link', { name: 'Keuzelijst – Uit' }).click()
    await expect(page.locator('#state-disabled-select select')).toBeVisible()
  })
})
