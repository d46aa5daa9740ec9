import type { BrowserContext } from '@playwright/test'
import { showcases } from './support/pages.ts'
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
    const headers = await page.locator('.example .stage:has(.header)').all()
    expect(headers.length).toBeGreaterThan(2)
    for (const header of headers) {
      const menu = header.locator('details.menu:has([hreflang])')
      await menu.locator('summary').click()
      const languages = menu.locator('.menu__panel a')
      await expect(languages).toHaveCount(3)
      for (const language of await languages.all()) await language.click()
      await expect(menu.locator('.menu__panel')).toBeInViewport({ ratio: 1 })
      await page.keyboard.press('Escape')
    }
    expect(await chosenLanguage(context)).toBe('en')
    expect(new URL(page.url()).pathname).toBe('/en/designsystem/header')
    await expect(page.locator('html')).toHaveAttribute('lang', 'en')
    expect(watch.documents).toHaveLength(1)
  })

for (const name of ['footer', 'offcanvas'])
  test(`the languages in the examples of ${name} change nothing`, async ({ page, context }) => {
    await page.goto(`/en/designsystem/${name}`)
    await hydrated(page)
    await page.locator('.example .stage').getByRole('link', { name: 'Deutsch' }).first().click()
    expect(new URL(page.url()).pathname).toBe(`/en/designsystem/${name}`)
    expect(await chosenLanguage(context)).toBe('en')
  })

test('one bar drives every stage, and what it says stays in the address', async ({ page, watch }) => {
  await page.goto('/designsystem/buttons')
  await hydrated(page)
  await page.getByRole('radio', { name: '390' }).check()
  await page.getByRole('radio', { name: 'Donker' }).check()
  await page.getByRole('radio', { name: 'RTL' }).check()
  await page.getByRole('radio', { name: 'DE', exact: true }).check()
  await expect(page).toHaveURL('/designsystem/buttons?width=390&theme=dark&direction=rtl&locale=de')
  const stages = page.locator('.stage')
  await expect(stages.first()).toContainText('Anfrage senden')
  const differing = await stages.evaluateAll(
    (all) => all.filter((stage) => !stage.matches('[data-theme=dark][dir=rtl][lang=de]')).length,
  )
  expect(differing).toBe(0)
  expect(await page.locator('#example-pair .stage').evaluate((stage) => stage.clientWidth)).toBe(390)

  await page.locator('a[href="#states"]').first().click()
  await page.goBack()
  await expect(page.locator('#example-pair .stage')).toHaveAttribute('dir', 'rtl')
  expect(watch.documents).toHaveLength(1)

  await page.reload()
  await hydrated(page)
  await expect(page.locator('#example-pair .stage')).toHaveAttribute('dir', 'rtl')
  await expect(page.getByRole('radio', { name: '390' })).toBeChecked()
})

test('going back to a view from another page shows that view again', async ({ page }) => {
  await page.goto('/en/designsystem/buttons')
  await hydrated(page)
  await page.getByRole('radio', { name: 'Dark' }).check()
  await page.getByRole('navigation', { name: 'Design system' }).getByRole('link', { name: 'Card' }).click()
  await expect(page).toHaveURL('/en/designsystem/card')
  await page.goBack()
  await expect(page).toHaveURL('/en/designsystem/buttons?theme=dark')
  await expect(page.locator('#example-pair .stage')).toHaveAttribute('data-theme', 'dark')
  await expect(page.getByRole('radio', { name: 'Dark' })).toBeChecked()
})

test('an example opens on its own, keeps the view, and leads back', async ({ page }) => {
  await page.goto('/designsystem/buttons?theme=dark')
  await hydrated(page)
  await page.locator('#example-variants figcaption a').click()
  await expect(page).toHaveURL('/designsystem/buttons?theme=dark&example=variants')
  await expect(page.locator('.stage')).toHaveCount(1)
  await expect(page.getByRole('banner')).toHaveCount(0)
  await page.getByRole('link', { name: /Terug/ }).click()
  await expect(page).toHaveURL('/designsystem/buttons?theme=dark')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Buttons')
})

test('the code of an example is what stands on the stage, also after a change of language, and can be copied', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.goto('/designsystem/buttons')
  await hydrated(page)
  await page.getByRole('radio', { name: 'EN', exact: true }).check()
  const example = page.locator('#example-pair')
  await expect(example.locator('.stage')).toContainText('Send request')
  await example.locator('summary').click()
  const [react, html] = await example.locator('pre').all()
  await expect(react ?? example).toContainText('<Button type="submit">Send request</Button>')
  await expect(html ?? example).toContainText('<button type="submit" class="btn">Send request</button>')
  await example.getByRole('button', { name: 'Kopieer' }).first().click()
  await expect(example.getByRole('status').first()).toHaveText('Gekopieerd')
  expect(await page.evaluate(() => navigator.clipboard.readText())).toContain('<Button variant="secondary">')
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the bar is a form that asks for the page', async ({ page }) => {
    await page.goto('/en/designsystem/card')
    await page.getByRole('radio', { name: '320' }).check()
    await page.getByRole('radio', { name: 'NL', exact: true }).check()
    await page.getByRole('button', { name: 'Apply' }).click()
    await expect(page).toHaveURL(/\?.*width=320/)
    const stage = page.locator('.example .stage').first()
    await expect(stage).toHaveAttribute('lang', 'nl')
    expect(await stage.evaluate((element) => element.clientWidth)).toBe(320)
  })

  for (const name of showcases)
    test(`the page of ${name} has all of its parts`, async ({ page }) => {
      await page.goto(`/designsystem/${name}`)
      await expect(page.locator('h1')).toBeVisible()
      for (const id of [
        'example',
        'variants',
        'states',
        'anatomy',
        'use',
        'responsive',
        'accessibility',
        'writing',
        'properties',
        'tokens',
        'withoutScript',
        'changes',
      ])
        await expect(page.locator(`section:has(> h2#${id})`)).toBeVisible()
      await page.locator('.example__code > summary').first().click()
      await expect(page.locator('.example__code pre').first()).not.toBeEmpty()
      await expect(page.getByRole('link', { name: /Vorige|Volgende/ }).first()).toBeVisible()
    })
})
