/** Writes dates, times and numbers in the language of a page. */
import { defaultLanguages, type Locale } from '../../../i18n/languages.ts'
import { memoText } from '../../../shared/memo.ts'
import { escapeHtml } from '../markup.ts'
import type { PartContent } from './part.ts'

/** The formats of one language. Dates have no time zone: they are shown as they were typed. */
const formatsOf = memoText((language: Locale) => {
  // The days of this site come first in English too, as in the head of its pages.
  const locale = language === 'en' ? 'en-GB' : language
  return {
    day: new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' }),
    moment: new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeStyle: 'short', timeZone: 'UTC' }),
    number: new Intl.NumberFormat(locale, { maximumFractionDigits: 20, useGrouping: 'min2' }),
  }
})

/** Returns a function that writes numbers: `2.4` → `2,4`. A year keeps its four digits together. */
export const numberWriter =
  (locale: Locale = defaultLanguages.default.locale) =>
  (value: number): string =>
    formatsOf(locale).number.format(value)

const pattern = /^(\d{4}-\d\d-\d\d)(?:[T ](\d\d:\d\d))?/

/**
 * Returns a function that writes a date (`2026-03-01`, or with a time) in words; it returns undefined for
 * other texts.
 */
export const dateFacts =
  (locale: Locale = defaultLanguages.default.locale) =>
  (iso: string): PartContent | undefined => {
    const [, day, time] = pattern.exec(iso.trim()) ?? []
    const date = new Date(`${day}T${time ?? '12:00'}:00Z`)
    if (day === undefined || Number.isNaN(date.getTime())) return undefined
    const text = formatsOf(locale)[time ? 'moment' : 'day'].format(date)
    return {
      kind: 'fact',
      text,
      html: `<time datetime="${time ? `${day}T${time}` : day}">${escapeHtml(text)}</time>`,
    }
  }
