import { expect, test } from 'vitest'
import { formatDate } from '../../../src/components/date-time/date-time.tsx'
import { dateTexts } from '../../../src/i18n/date-texts.ts'
import { createTranslate } from '../../../src/i18n/translate.ts'

test.each(['nl', 'de', 'fr', 'pl', 'ar', 'he', 'pt-BR', 'ja', 'fi'])(
  'a date reads in %s as Intl writes it',
  (lang) => {
    const options = {
      dateStyle: 'long',
      timeZone: 'UTC',
      numberingSystem: 'latn',
      calendar: 'gregory',
    } as const
    const format = new Intl.DateTimeFormat(lang, options)
    const t = createTranslate(dateTexts(lang), [])
    for (const date of ['2024-01-05', '2026-12-31', '2025-03-01', '2025-08-20'])
      expect(formatDate(date, t)).toBe(format.format(new Date(date)))
  },
)
