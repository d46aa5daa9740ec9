/** Visitors whose first sign of use is a click. */
import type { Page } from '@playwright/test'

/** The address of the link that has the focus, or what else has it. */
export const focused = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const { activeElement } = document
    return activeElement?.getAttribute('href') ?? activeElement?.localName ?? ''
  })
