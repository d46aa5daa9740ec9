/** Declares a test for each picture of pages: both themes, on a phone and on a wide screen. */

import { consentAnswer } from '../../support/consent.ts'
import { expectPicture, themes, widths } from './pictured-pages.ts'
import { answeredWith, test } from './test.ts'

const heights = { 390: 844, 1280: 900 } as const

/**
 * @param pages paths by name; one named `missing` answers with 404, and `home` is seen before the visitor has
 * said what may be counted
 */
export function picturePages(pages: Readonly<Record<string, string>>): void {
  test.describe.configure({ mode: 'parallel' })
  for (const theme of themes)
    for (const width of widths)
      test.describe(() => {
        test.use({
          viewport: { width, height: heights[width] },
          colorScheme: theme,
          reducedMotion: 'reduce',
          locale: 'nl-NL',
        })
        for (const [name, path] of Object.entries(pages))
          test(`${name} looks as it did, ${width} pixels wide, ${theme}`, async ({
            page,
            context,
            baseURL,
            browser,
            watch,
          }, info) => {
            if (name === 'missing') watch.expect(answeredWith(404))
            const answered = { name: 'consent', value: consentAnswer('no'), url: baseURL ?? '' }
            if (name !== 'home') await context.addCookies([answered])
            await page.goto(path)
            await expectPicture(page, info, `${name}-${width}-${theme}`, browser)
          })
      })
}
