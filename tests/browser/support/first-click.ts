/** Visitors whose first sign of use is a click. */
import type { Page } from '@playwright/test'

/** A connection as the browser tells of it, in place of the one of all tests. */
export const isOn = (page: Page, effectiveType: '4g' | '2g'): Promise<unknown> =>
  page.addInitScript(
    (value) => {
      Object.defineProperty(navigator, 'connection', { value, configurable: true })
    },
    { effectiveType },
  )

/** The address of the link that has the focus, or what else has it. */
export const focused = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const { activeElement } = document
    return activeElement?.getAttribute('href') ?? activeElement?.localName ?? ''
  })
