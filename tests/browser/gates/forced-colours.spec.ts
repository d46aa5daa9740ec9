import type { Page } from '@playwright/test'
import { pagesIn, statusOf } from '../support/pages.ts'
import { answeredWith, expect, hydrated, test } from '../support/test.ts'

/** Controls that nothing tells from text, and marked ones that nothing tells from their neighbours. */
const lostStates = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const nameOf = (element: Element) =>
      `${element.localName}.${element.className} “${(element.textContent ?? '').trim().slice(0, 24)}”`
    const text = getComputedStyle(document.body).color
    const hasBorder = ({
      borderBlockEndStyle,
      borderBlockEndWidth,
      borderBlockEndColor,
      backgroundColor,
    }: CSSStyleDeclaration) =>
      borderBlockEndStyle !== 'none' &&
      Number.parseFloat(borderBlockEndWidth) >= 1 &&
      borderBlockEndColor !== backgroundColor
    const isMarkedAsControl = (element: Element) => {
      const style = getComputedStyle(element)
      const isNative = element.matches('input, select') && style.appearance !== 'none'
      const isOther = style.color !== text || style.textDecorationLine !== 'none'
      return isNative || isOther || hasBorder(style) || element.querySelector('svg') !== null
    }
    const isDrawnOver = (element: Element) =>
      ['::before', '::after'].map((part) => {
        const { content, backgroundColor, scale, translate, display } = getComputedStyle(element, part)
        return [content === 'none' ? '' : `${backgroundColor} ${display}`, scale, translate].join(' ')
      })
    const looks = (element: Element) => {
      const style = getComputedStyle(element)
      return [
        style.color,
        style.backgroundColor,
        style.borderColor,
        style.borderWidth,
        style.textDecorationLine,
        style.textDecorationThickness,
        style.outlineStyle,
        ...isDrawnOver(element),
        element.querySelectorAll('svg').length,
      ].join(';')
    }
    const shown = (selector: string) =>
      [...document.querySelectorAll(selector)].filter((element) =>
        element.checkVisibility({ opacityProperty: true }),
      )
    const plainOnes = shown('button, select, textarea, input:not([type=hidden]), summary, a[href]').filter(
      (element) => !isMarkedAsControl(element),
    )
    const unmarked = shown('a[aria-current], [aria-selected=true]').filter((element) => {
      const list = element.closest('ul, ol, nav')
      const others = [...(list?.querySelectorAll('a[href]:not([aria-current])') ?? [])]
      return others.length > 0 && others.every((other) => looks(other) === looks(element))
    })
    return [
      ...plainOnes.map((element) => `no mark of a control: ${nameOf(element)}`),
      ...unmarked.map((element) => `looks like its neighbours: ${nameOf(element)}`),
    ]
  })

for (const [name, path] of pagesIn('nl'))
  test(`controls and chosen items of ${name} show in forced colours`, async ({ page, watch }) => {
    if (statusOf(name) !== 200) watch.expect(answeredWith(statusOf(name)))
    await page.emulateMedia({ forcedColors: 'active', reducedMotion: 'reduce' })
    await page.goto(path)
    await hydrated(page)
    for (const width of [390, 1280]) {
      await page.setViewportSize({ width, height: 844 })
      expect(await lostStates(page), `${width} px`).toEqual([])
    }
  })

test('in forced colours a pressed, a checked and a closed control differ from the others', async ({
  page,
}) => {
  await page.emulateMedia({ forcedColors: 'active', reducedMotion: 'reduce' })
  await page.goto('/contact')
  await hydrated(page)
  const border = () =>
    page
      .locator('main .btn')
      .first()
      .evaluate((button) => getComputedStyle(button).borderBlockEndColor)
  expect(await border()).not.toBe(await page.evaluate(() => getComputedStyle(document.body).backgroundColor))
  const choices = page.locator('main .choice input')
  for (const choice of await choices.all())
    expect(await choice.evaluate((input) => getComputedStyle(input).appearance)).not.toBe('none')
})

test('in forced colours the focus is drawn in the system’s own colour', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active', reducedMotion: 'reduce' })
  await page.goto('/sitemap')
  await hydrated(page)
  await page.keyboard.press('Tab')
  const [ring, background] = await page.evaluate(() => [
    getComputedStyle(document.activeElement as Element).outlineColor,
    getComputedStyle(document.body).backgroundColor,
  ])
  expect(ring).not.toBe(background)
})
