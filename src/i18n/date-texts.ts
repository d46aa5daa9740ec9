/** The words and the order of dates in a language, for languages whose messages do not have them. */
import type { MessageTable } from './load-messages.ts'

/** The placeholders of a date in `date-day`. */
const placeholders: Readonly<Record<string, string>> = { day: '{day}', month: '{month}', year: '{year}' }

/**
 * Returns the messages `date-months` (twelve names between commas, in the form that stands in a date) and
 * `date-day` (`{day} de {month} de {year}`), as `Intl` writes dates in a language, with the digits 0 to 9.
 * @param lang language tag (BCP 47)
 */
export function dateTexts(lang: string): MessageTable {
  const format = new Intl.DateTimeFormat(lang, {
    ...{ dateStyle: 'long', timeZone: 'UTC', numberingSystem: 'latn', calendar: 'gregory' },
  })
  const partsOf = (month: number) => format.formatToParts(Date.UTC(2024, month, 15))
  const monthIn = (parts: readonly Intl.DateTimeFormatPart[]) =>
    parts.find(({ type }) => type === 'month')?.value ?? ''
  const months = Array.from({ length: 12 }, (_, month) => monthIn(partsOf(month)))
  const day = partsOf(0).map(({ type, value }) => placeholders[type] ?? value)
  return { 'date-months': months.join(','), 'date-day': day.join('') }
}
