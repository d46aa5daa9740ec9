import { showcases } from './support/pages.ts'
import { expect, test } from './support/test.ts'

for (const width of [390, 768, 1280, 1600])
  test(`no table of the design system is cut without a sign (${width} px)`, async ({ page }) => {
    test.slow()
    await page.setViewportSize({ width, height: 900 })
    for (const path of ['', ...showcases.map((name) => `/${name}`)]) {
      await page.goto(`/designsystem${path}`)
      const unmarked = await page.locator('.ds__main table').evaluateAll((tables) =>
        tables
          .filter((table) => {
            const region = table.parentElement
            if (!region || region.scrollWidth <= region.clientWidth) return false
            const { backgroundAttachment, backgroundImage } = getComputedStyle(region)
            const first = table.querySelector('tr > :first-child')
            const isMarked =
              backgroundImage.includes('gradient') &&
              /local.*scroll/.test(backgroundAttachment) &&
              region.tabIndex === 0 &&
              (region.ariaLabel || region.getAttribute('aria-labelledby'))
            return !isMarked || !first || getComputedStyle(first).position !== 'sticky'
          })
          .map((table) => table.parentElement?.ariaLabel ?? table.textContent),
      )
      expect(unmarked, path).toEqual([])
    }
  })

for (const width of [390, 768, 1280, 1600])
  test(`every state of every component is in sight as far as the page is wide (${width} px)`, async ({
    page,
  }) => {
    test.slow()
    await page.setViewportSize({ width, height: 900 })
    for (const name of showcases) {
      await page.goto(`/designsystem/${name}`)
      const room = await page.locator('section:has(> #states)').boundingBox()
      const cut = await page
        .locator('.state__variants .stage')
        .evaluateAll(
          (stages, end) =>
            stages
              .filter(
                (stage) =>
                  stage.getBoundingClientRect().right > end || stage.scrollWidth > stage.clientWidth + 1,
              )
              .map((stage) => stage.parentElement?.id),
          (room?.x ?? 0) + (room?.width ?? 0) + 1,
        )
      expect(cut, name).toEqual([])
    }
  })

test('a badge is never broken inside a word', async ({ page }) => {
  for (const width of [390, 820, 1280]) {
    await page.setViewportSize({ width, height: 900 })
    await page.goto('/designsystem')
    const lines = await page
      .locator('.ds__main .badge')
      .filter({ hasText: /^\S+$/ })
      .evaluateAll((badges) =>
        badges.map((badge) => {
          const range = new Range()
          range.selectNodeContents(badge.lastChild ?? badge)
          return range.getClientRects().length
        }),
      )
    expect(Math.max(...lines), `${width}`).toBe(1)
  }
})
