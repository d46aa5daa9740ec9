import type { Page } from '@playwright/test'
import { walk } from '../support/focus.ts'
import { type NamedPage, pagesIn, statusOf, typesIn } from '../support/pages.ts'
import { answeredWith, expect, hydrated, test } from '../support/test.ts'

interface Walk {
  readonly where: string
  readonly width: number
  readonly pages: readonly NamedPage[]
}

/** The showcase pages with most to stop at. */
const rich: ReadonlySet<string> = new Set(
  ['bottomnav', 'buttons', 'inputs'].map((name) => `showcase of ${name}`),
)
const showcasesToWalk = pagesIn('nl').filter(([name]) => rich.has(name))

const walks: readonly Walk[] = [
  { where: 'a desk', width: 1280, pages: [...typesIn('nl'), ...showcasesToWalk] },
  { where: 'a phone', width: 390, pages: typesIn('nl') },
]

async function open(page: Page, path: string, width: number): Promise<void> {
  await page.setViewportSize({ width, height: 844 })
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto(path)
  await hydrated(page)
}

for (const { where, width, pages } of walks)
  for (const [name, path] of pages)
    test(`every stop of the keyboard on ${name} is marked, in view and in order, on ${where}`, async ({
      page,
      watch,
    }) => {
      test.setTimeout(240_000)
      if (statusOf(name) !== 200) watch.expect(answeredWith(statusOf(name)))
      await open(page, path, width)
      const stops = await walk(page)
      expect(stops.length).toBeGreaterThan(20)
      const faulty = stops.filter(({ faults }) => faults.length > 0)
      expect(faulty.map((stop) => `${stop.name}: ${stop.faults.join(', ')}`)).toEqual([])
    })

test('the first two stops lead to the content and, in the design system, to its navigation', async ({
  page,
}) => {
  await open(page, '/designsystem/buttons', 1280)
  const stops = (await walk(page)).slice(0, 2).map(({ name }) => name)
  expect(stops).toEqual([expect.stringContaining('a.skip'), expect.stringContaining('a.skip')])
})
