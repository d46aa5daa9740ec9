import type { Page } from '@playwright/test'
import { pagesIn, statusOf, typesIn } from '../support/pages.ts'
import { answeredWith, expect, hydrated, marked, test } from '../support/test.ts'

/** What moves, or would, for longer than a visitor can see. */
const movements = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const longest = (times: string) => Math.max(...times.split(',').map((time) => Number.parseFloat(time)))
    const moves = (element: Element, part: string | null) => {
      const {
        transitionDuration,
        animationName,
        animationDuration,
        animationIterationCount,
        scrollBehavior,
      } = getComputedStyle(element, part)
      const isAnimated =
        animationName !== 'none' && (longest(animationDuration) > 0.001 || animationIterationCount !== '1')
      return longest(transitionDuration) > 0.001 || isAnimated || scrollBehavior === 'smooth'
    }
    return [...document.querySelectorAll('*')].flatMap((element) =>
      [null, '::before', '::after']
        .filter((part) => moves(element, part))
        .map((part) => `${element.localName}.${element.classList[0] ?? ''}${part ?? ''}`),
    )
  })

for (const [name, path] of pagesIn('en'))
  test(`nothing on ${name} moves for a visitor who wants less motion`, async ({ page, watch }) => {
    if (statusOf(name) !== 200) watch.expect(answeredWith(statusOf(name)))
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.goto(path)
    await hydrated(page)
    expect(await movements(page)).toEqual([])
    await page.emulateMedia({ reducedMotion: 'no-preference' })
    expect(await movements(page)).not.toEqual([])
  })

/** All colours of the page. */
const colours = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll('body *')].map((element) => {
      const { color, backgroundColor, borderBlockEndColor } = getComputedStyle(element)
      return [color, backgroundColor, borderBlockEndColor].join(' ')
    }),
  )

for (const [name, path] of typesIn('en'))
  test(`${name} needs no other colours for a visitor who wants more contrast`, async ({ page, watch }) => {
    if (statusOf(name) !== 200) watch.expect(answeredWith(statusOf(name)))
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.goto(path)
    await hydrated(page)
    await marked(page)
    const usual = await colours(page)
    await page.emulateMedia({ contrast: 'more' })
    expect(await page.evaluate(() => matchMedia('(prefers-contrast: more)').matches)).toBe(true)
    expect(await colours(page)).toEqual(usual)
  })
