import { expect, test } from 'vitest'
import { render } from '../../../tests/support/render.tsx'
import { defaultRows as locales } from '../../i18n/languages.ts'
import { loadMessages } from '../../i18n/load-messages.ts'
import { createTranslate } from '../../i18n/translate.ts'
import { DateTime, formatDate } from './date-time.tsx'

test.each([
  ['nl', '12 november 2026'],
  ['en', '12 November 2026'],
  ['de', '12. November 2026'],
] as const)('a day is written as in %s', async (locale, text) => {
  expect(await render(<DateTime date="2026-11-12" className="day" />, locale)).toBe(
    `<time class="day" dateTime="2026-11-12">${text}</time>`,
  )
})

test.each(locales)('every month is written as Intl writes it: $lang', async ({ locale, lang }) => {
  const format = new Intl.DateTimeFormat(lang === 'en' ? 'en-GB' : lang, {
    dateStyle: 'long',
    timeZone: 'UTC',
  })
  const days = Array.from({ length: 12 }, (_, month) => new Date(Date.UTC(2024, month, 3 * month + 1)))
  const t = createTranslate(await loadMessages(locale), [])
  expect(days.map((day) => formatDate(day.toISOString(), t))).toEqual(days.map((day) => format.format(day)))
})
