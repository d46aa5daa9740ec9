import { expect, test } from 'vitest'
import { render } from '../../../tests/support/render.tsx'
import { DateTime } from './date-time.tsx'

test.each([
  ['nl', '12 november 2026'],
  ['en', '12 November 2026'],
  ['de', '12. November 2026'],
] as const)('a day is written as in %s', async (locale, text) => {
  expect(await render(<DateTime date="2026-11-12" className="day" />, locale)).toBe(
    `<time class="day" dateTime="2026-11-12">${text}</time>`,
  )
})
