import type { Page } from '@playwright/test'
import { pagesIn, statusOf } from '../support/pages.ts'
import { answeredWith, expect, hydrated, test } from '../support/test.ts'

/** WCAG 2.5.8. */
const least = 24
/** What a thumb uses most. */
const comfortable = 44
const mainControls =
  '.btn, .tool, .bottomnav a, .input, select, .accordion summary, .menu__panel a, .offcanvas nav a, .offcanvas button, .choice'

/**
 * Controls that are too small, in readable lines. Links within a sentence may be as high as its lines, and a
 * small target may stand alone: no other is within the circle that it should have filled.
 */
const smallTargets = (page: Page): Promise<readonly string[]> =>
  page.evaluate(
    ([smallest, large, main]) => {
      /** A label, a card or a row is pressed for what it holds. */
      const pressed = (element: Element) =>
        element.closest('label') ??
        (getComputedStyle(element, '::after').position === 'absolute'
          ? element.closest('.card, .row, .download')
          : null) ??
        element
      const isInline = (element: Element) => getComputedStyle(element).display === 'inline'
      const blockOf = (element: Element): Element =>
        isInline(element) && element.parentElement ? blockOf(element.parentElement) : element
      const isInText = (element: Element) =>
        isInline(element) &&
        (blockOf(element).textContent ?? '').trim().length > (element.textContent ?? '').trim().length
      const controls = [
        ...document.querySelectorAll(
          'a[href], button, summary, select, textarea, input:not([type=hidden]), [role=button]',
        ),
      ].filter((element) => element.checkVisibility({ visibilityProperty: true }))
      const isAlone = (element: Element) => {
        const box = element.getBoundingClientRect()
        const [x, y] = [box.left + box.width / 2, box.top + box.height / 2]
        return controls.every((other) => {
          const { left, right, top, bottom } = other.getBoundingClientRect()
          const [byX, byY] = [Math.max(left - x, 0, x - right), Math.max(top - y, 0, y - bottom)]
          return other === element || Math.hypot(byX, byY) >= smallest / 2
        })
      }
      return controls
        .filter((element) => !isInText(element))
        .filter((element) => !element.closest('.visually-hidden, .skip, .form__trap, [aria-hidden=true]'))
        .flatMap((element) => {
          const { width, height } = pressed(element).getBoundingClientRect()
          const isMain = element.matches(main)
          const isLarge = Math.min(width, height) >= (isMain ? large : smallest) - 0.5
          const name = `${element.localName}.${element.className} “${(element.textContent ?? '').trim().slice(0, 24)}”`
          return isLarge || (!isMain && isAlone(element))
            ? []
            : [`${name}: ${Math.round(width)} × ${Math.round(height)}`]
        })
    },
    [least, comfortable, mainControls] as const,
  )

test.describe('on a touch screen', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } })

  for (const [name, path] of pagesIn('nl'))
    test(`every control of ${name} is at least 24 px, and those used most 44`, async ({ page, watch }) => {
      if (statusOf(name) !== 200) watch.expect(answeredWith(statusOf(name)))
      await page.goto(path)
      await hydrated(page)
      expect(await smallTargets(page)).toEqual([])
    })

  test('the open menus have targets of 44 px', async ({ page }) => {
    await page.goto('/sitemap')
    await hydrated(page)
    await page.locator('header details.menu summary').tap()
    expect(await smallTargets(page)).toEqual([])
    await page.keyboard.press('Escape')
    await page.locator('.bottomnav li:last-child a').tap()
    await expect(page.locator('dialog.offcanvas')).toBeVisible()
    expect(await smallTargets(page)).toEqual([])
  })
})
