import type { Page } from '@playwright/test'
import { layoutFaults } from '../support/layout-faults.ts'
import { pageTypes, statusOf, typesIn } from '../support/pages.ts'
import { answeredWith, expect, hydrated, test } from '../support/test.ts'

/** Browsers leave out backgrounds: text has to be dark by itself. */
const paleTexts = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const light = (color: string) => {
      const [red = 0, green = 0, blue = 0] = (color.match(/[\d.]+/g) ?? []).map(Number)
      return 0.2126 * red + 0.7152 * green + 0.0722 * blue
    }
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    const pale: string[] = []
    while (walker.nextNode()) {
      const { parentElement, textContent } = walker.currentNode
      if (!textContent?.trim() || !parentElement?.checkVisibility({ opacityProperty: true })) continue
      if (!parentElement.closest('script, style, svg') && light(getComputedStyle(parentElement).color) > 130)
        pale.push(textContent.trim().slice(0, 40))
    }
    return pale
  })

const onPaper = '.header__nav, .header__tools, .bottomnav, .consent, .toc, .skip, .navprogress, .offcanvas'

for (const [name, path] of typesIn('nl'))
  test(`${name} prints as text on paper, also from the dark theme`, async ({
    page,
    context,
    baseURL,
    watch,
  }) => {
    if (statusOf(name) !== 200) watch.expect(answeredWith(statusOf(name)))
    await context.addCookies([{ name: 'theme', value: 'dark', url: baseURL ?? '' }])
    await page.goto(path)
    await hydrated(page)
    await page.emulateMedia({ media: 'print' })
    await page.setViewportSize({ width: 718, height: 1000 })
    for (const part of await page.locator(onPaper).all()) await expect(part).toBeHidden()
    await expect(page.locator('h1')).toBeVisible()
    // Links take a moment to change their color.
    await expect.poll(() => paleTexts(page)).toEqual([])
    expect(await layoutFaults(page)).toEqual([])
    const pdf = await page.pdf({ format: 'A4', preferCSSPageSize: true })
    expect(pdf.subarray(0, 5).toString()).toBe('%PDF-')
  })

test('in print every answer is open and addresses of other sites are written out', async ({ page }) => {
  await page.goto(pageTypes.content.nl)
  await hydrated(page)
  await page.emulateMedia({ media: 'print' })
  const answers = page.locator('main details > :not(summary)')
  expect(await answers.count()).toBeGreaterThan(0)
  for (const answer of await answers.all())
    expect(await answer.evaluate((element) => element.getBoundingClientRect().height)).toBeGreaterThan(10)
  const link = page.locator('.prose').first()
  await link.evaluate((prose) =>
    prose.insertAdjacentHTML('beforeend', '<a id="away" href="https://example.org/x">x</a>'),
  )
  expect(await page.locator('#away').evaluate((a) => getComputedStyle(a, '::after').content)).toContain(
    'https://example.org/x',
  )
})
