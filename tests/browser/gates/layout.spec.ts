import type { Page } from '@playwright/test'
import { doubleText, lengthenTexts, settled, styleWith, turn, wideSpacing } from '../support/disturb.ts'
import { layoutFaults } from '../support/layout-faults.ts'
import { pagesIn, statusOf, typesIn } from '../support/pages.ts'
import { answeredWith, expect, hydrated, test } from '../support/test.ts'

interface Gate {
  readonly name: string
  readonly size: readonly [width: number, height: number]
  readonly css?: string
  readonly direction?: 'rtl'
}

const gates: readonly Gate[] = [
  { name: '1280 px', size: [1280, 900] },
  { name: '1280 px at 400 %, which is 320 × 256', size: [320, 256] },
  { name: 'text at 200 %', size: [1280, 900], css: doubleText },
  { name: 'text at 200 % on a phone', size: [390, 844], css: doubleText },
  { name: 'wide text spacing', size: [1280, 900], css: wideSpacing },
  { name: 'wide text spacing on a phone', size: [390, 844], css: wideSpacing },
  { name: 'right to left', size: [1280, 900], direction: 'rtl' },
  { name: 'right to left on a phone', size: [390, 844], direction: 'rtl' },
]

async function faultsUnder(page: Page, { size, css = '', direction }: Gate): Promise<readonly string[]> {
  const [width, height] = size
  await page.setViewportSize({ width, height })
  await styleWith(page, css)
  await turn(page, direction ?? 'ltr')
  await settled(page)
  return layoutFaults(page)
}

/** A line for each fault, with the gate that it fails. */
async function faultsOf(page: Page): Promise<readonly string[]> {
  const found: string[] = []
  for (const gate of gates)
    found.push(...(await faultsUnder(page, gate)).map((fault) => `${gate.name}: ${fault}`))
  return found
}

/** German: it has the longest words of the three. */
for (const [name, path] of pagesIn('de'))
  test(`${name} keeps its layout at 400 %, with large and with spaced text, and from right to left`, async ({
    page,
    watch,
  }) => {
    if (statusOf(name) !== 200) watch.expect(answeredWith(statusOf(name)))
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.goto(path)
    await hydrated(page)
    expect(await faultsOf(page)).toEqual([])
  })

for (const [name, path] of pagesIn('de'))
  test(`${name} keeps its layout when every text is 40 % longer`, async ({ page, watch }) => {
    if (statusOf(name) !== 200) watch.expect(answeredWith(statusOf(name)))
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.goto(path)
    await hydrated(page)
    await lengthenTexts(page)
    for (const width of [320, 390, 1280]) {
      await page.setViewportSize({ width, height: 844 })
      await settled(page)
      expect(await layoutFaults(page), `${width} px`).toEqual([])
    }
  })

const losses = [
  { what: 'fonts', pattern: /\.woff2$/, complaint: /net::ERR_FAILED/ },
  { what: 'pictures', pattern: /\.(?:svg|png|jpe?g|webp|avif)(?:$|\?)/, complaint: undefined },
] as const

for (const { what, pattern, complaint } of losses)
  for (const [name, path] of typesIn('de'))
    test(`${name} keeps its layout when no ${what} arrive`, async ({ page, watch }) => {
      if (statusOf(name) !== 200) watch.expect(answeredWith(statusOf(name)))
      if (complaint) watch.expect(complaint)
      await page.route(pattern, (route) => (complaint ? route.abort() : route.fulfill({ status: 204 })))
      await page.emulateMedia({ reducedMotion: 'reduce' })
      for (const width of [390, 1280]) {
        await page.setViewportSize({ width, height: 844 })
        await page.goto(path)
        await hydrated(page)
        await settled(page)
        expect(await layoutFaults(page), `${width} px`).toEqual([])
      }
    })
