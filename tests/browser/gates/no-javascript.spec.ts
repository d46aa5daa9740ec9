import { pageTypes } from '../support/pages.ts'
import { expect, test } from '../support/test.ts'

test.use({ javaScriptEnabled: false, viewport: { width: 390, height: 844 } })

test('without JavaScript the language menu opens, and leads to the same page', async ({ page }) => {
  await page.goto(pageTypes.content.nl)
  await page.locator('header details.menu summary').click()
  await page.locator('header .menu__panel').getByRole('link', { name: 'Deutsch' }).click()
  await expect(page).toHaveURL(pageTypes.content.de)
  await expect(page.locator('html')).toHaveAttribute('lang', 'de')
})

test('without JavaScript answers open and close', async ({ page }) => {
  await page.goto(pageTypes.content.nl)
  const question = page.locator('main .accordion details').first()
  await expect(question.locator('.prose')).toBeHidden()
  await question.locator('summary').click()
  await expect(question.locator('.prose')).toBeVisible()
  await question.locator('summary').click()
  await expect(question.locator('.prose')).toBeHidden()
})

test('without JavaScript the theme changes on any page and stays on the next', async ({ page }) => {
  await page.goto(pageTypes.content.nl)
  await page.locator('header form[action="/preferences"] button').click()
  await expect(page).toHaveURL(pageTypes.content.nl)
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
  await page.goto(pageTypes.sitemap.nl)
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
})

test('without JavaScript a visitor agrees to measuring once', async ({ page }) => {
  await page.goto(pageTypes.news.nl)
  await page.locator('.consent button[value="yes"]').click()
  await expect(page).toHaveURL(`${pageTypes.news.nl}#consent-told`)
  await expect(page.locator('.consent form')).toHaveCount(0)
  await expect(page.locator('.consent [role=status]')).toBeVisible()
  await page.goto(pageTypes.home.nl)
  await expect(page.locator('.consent')).toBeHidden()
})

test('without JavaScript "Menu" leads to the sitemap', async ({ page }) => {
  await page.goto(pageTypes.news.nl)
  await page.locator('.bottomnav li:last-child a').click()
  await expect(page).toHaveURL(pageTypes.sitemap.nl)
})
