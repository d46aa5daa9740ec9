import { expect, hydrated, test } from './support/test.ts'

test('code stands in tabs that the arrow keys move between, and wraps', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 900 })
  await page.goto('/en/designsystem/buttons')
  await hydrated(page)
  const example = page.locator('#example-pair')
  await example.locator('summary').click()
  await expect(example.getByRole('tabpanel', { name: 'React' })).toBeVisible()
  await example.getByRole('tab', { name: 'React' }).press('ArrowRight')
  await expect(example.getByRole('tab', { name: 'HTML' })).toBeFocused()
  const panel = example.getByRole('tabpanel')
  await expect(panel).toHaveAccessibleName('HTML')
  await expect(panel.locator('pre')).toContainText('<button type="submit"')
  const spare = await panel
    .locator('.code__scroll')
    .evaluate(({ scrollWidth, clientWidth }) => clientWidth - scrollWidth)
  expect(spare).toBe(0)
  await example.getByRole('tab', { name: 'HTML' }).press('Home')
  await expect(example.getByRole('tab', { name: 'React' })).toBeFocused()
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('both languages of the code stand below each other, each below its name', async ({ page }) => {
    await page.goto('/en/designsystem/buttons')
    const example = page.locator('#example-pair')
    await example.locator('summary').click()
    await expect(example.locator('pre:visible')).toHaveCount(2)
    await expect(example.locator('.code__bar')).toHaveText([/React/, /HTML/])
    await expect(example.getByRole('tab')).toHaveCount(0)
  })
})
