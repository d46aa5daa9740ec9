import type { BrowserContext } from '@playwright/test'
import { expect, hydrated, test } from './support/test.ts'

const chosenLanguage = async (context: BrowserContext) =>
  (await context.cookies()).find(({ name }) => name === 'i18n_redirected')?.value

for (const width of [390, 1280])
  test(`the languages in the header examples can be seen and pressed, and change nothing (${width} px)`, async ({
    page,
    context,
    watch,
  }) => {
    await page.setViewportSize({ width, height: 900 })
    await page.goto('/en/designsystem/header')
    await hydrated(page)
    const headers = await page.locator('.stage').all()
    expect(headers.length).toBeGreaterThan(2)
    for (const header of headers) {
      await header.locator('details.menu summary').click()
      const languages = header.locator('.menu__panel a')
      await expect(languages).toHaveCount(3)
      for (const language of await languages.all()) await language.click()
      await expect(header.locator('.menu__panel')).toBeInViewport({ ratio: 1 })
      await page.keyboard.press('Escape')
    }
    expect(await chosenLanguage(context)).toBe('en')
    await expect(page).toHaveURL('/en/designsystem/header')
    await expect(page.locator('html')).toHaveAttribute('lang', 'en')
    expect(watch.documents).toHaveLength(1)
  })

for (const name of ['footer', 'offcanvas'])
  test(`the languages in the examples of ${name} change nothing`, async ({ page, context }) => {
    await page.goto(`/en/designsystem/${name}`)
    await hydrated(page)
    await page.locator('.stage').getByRole('link', { name: 'Deutsch' }).first().click()
    await expect(page).toHaveURL(`/en/designsystem/${name}`)
    expect(await chosenLanguage(context)).toBe('en')
  })
