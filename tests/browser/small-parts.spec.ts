import type { Locator, Page } from '@playwright/test'
import { expect, hydrated, test } from './support/test.ts'

/** Makes the button send a form, and counts how often it does. */
const sendsOf = async (button: Locator): Promise<() => Promise<number>> => {
  await button.evaluate((element: HTMLButtonElement) => {
    const form = document.body.appendChild(document.createElement('form'))
    form.id = `form-${document.forms.length}`
    form.addEventListener('submit', (event) => {
      event.preventDefault()
      element.dataset.sends = String(Number(element.dataset.sends ?? 0) + 1)
    })
    element.type = 'submit'
    element.setAttribute('form', form.id)
  })
  return async () => Number((await button.getAttribute('data-sends')) ?? 0)
}

async function pressEveryWay(page: Page, button: Locator): Promise<void> {
  await button.focus()
  await page.keyboard.press('Enter')
  await page.keyboard.press('Space')
  await button.click({ force: true })
}

for (const state of ['aria-disabled', 'aria-busy'])
  test(`a button with ${state} keeps the focus and sends nothing, by mouse and by keyboard`, async ({
    page,
  }) => {
    await page.goto('/en/designsystem/buttons?example=busy')
    await hydrated(page)
    const button = page.locator(`.stage button[${state}=true]`).first()
    const sends = await sendsOf(button)
    await pressEveryWay(page, button)
    await expect(button).toBeFocused()
    expect(await sends()).toBe(0)
  })

test('a button that is neither sends each time', async ({ page }) => {
  await page.goto('/en/designsystem/buttons?example=pair')
  await hydrated(page)
  const button = page.locator('.stage button:not([aria-disabled], [aria-busy], [disabled])').first()
  const sends = await sendsOf(button)
  await pressEveryWay(page, button)
  expect(await sends()).toBe(3)
})

const outlineWidth = (locator: Locator) =>
  locator.evaluate((element) => {
    const { outlineStyle, outlineWidth } = getComputedStyle(element)
    return outlineStyle === 'none' ? 0 : Number.parseFloat(outlineWidth)
  })

test('the ring of a focused card goes around the whole card, and its picture leads to the page too', async ({
  page,
}) => {
  await page.goto('/en')
  await hydrated(page)
  const card = page.locator('main .card').first()
  const link = card.locator('a')
  await link.focus()
  await page.keyboard.press('Shift+Tab')
  await page.keyboard.press('Tab')
  await expect(link).toBeFocused()
  expect(await outlineWidth(card)).toBeGreaterThanOrEqual(2)
  expect(await outlineWidth(link)).toBe(0)
  const target = await link.getAttribute('href')
  // What the mouse meets there is the link, which covers the card.
  await card.locator('.card__media').click({ force: true })
  await expect(page).toHaveURL(target ?? '')
})

for (const [motion, scale] of [
  ['no-preference', '1.035'],
  ['reduce', 'none'],
] as const)
  test(`the picture of a card under the mouse has the scale ${scale} where motion is ${motion}`, async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion: motion })
    await page.goto('/en')
    const card = page.locator('main .card').first()
    await card.hover()
    await expect(card.locator('img')).toHaveCSS('scale', scale)
  })

test('the contents of a page mark one heading, the last that was passed', async ({ page }) => {
  await page.goto('/en/themes/foreland/how-a-salt-marsh-grows')
  await hydrated(page)
  const current = page.locator('.toc [aria-current=true]')
  await expect(current).toHaveCount(1)
  await expect(current).toHaveAttribute(
    'href',
    (await page.locator('.toc a').first().getAttribute('href')) ?? '',
  )
  await page.locator('.toc a').last().click()
  await expect(current).toHaveCount(1)
  await expect(current).not.toHaveAttribute(
    'href',
    (await page.locator('.toc a').first().getAttribute('href')) ?? '',
  )
})

test('buttons of a group take a line each on the narrowest screens, and share one on wide ones', async ({
  page,
}) => {
  await page.goto('/en')
  const [first, second] = [page.locator('.hero .btn').nth(0), page.locator('.hero .btn').nth(1)]
  const top = async (button: Locator) => (await button.boundingBox())?.y ?? 0
  await page.setViewportSize({ width: 320, height: 800 })
  expect(await top(second)).toBeGreaterThan(await top(first))
  await page.setViewportSize({ width: 1280, height: 800 })
  expect(Math.abs((await top(second)) - (await top(first)))).toBeLessThan(2)
})
