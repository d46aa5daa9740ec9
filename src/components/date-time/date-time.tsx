import { useLocale } from '../../i18n/locale-context.tsx'
import type { Translate } from '../../i18n/translate.ts'
import type { RootProps } from '../root-props.ts'

/** The day at the start of an ISO 8601 text. */
const leadingDay = /^\d{4}-\d\d-\d\d(?=$|[T ])/

/**
 * `2024-03-01T23:30` → `1 maart 2024`: the day that was written, in the language of `t`. Only the day is
 * read: a time without a zone means another moment on the server than in a browser. Undefined for no date.
 * Written as `Intl` writes it, without asking it: its first answer loads the calendars of all languages, 10
 * ms before the first page of a start.
 */
export function formatDate(date: string, t: Translate): string | undefined {
  const time = new Date(leadingDay.exec(date)?.[0] ?? Number.NaN)
  if (Number.isNaN(time.getTime())) return undefined
  const month = t('date-months').split(',')[time.getUTCMonth()] ?? ''
  return t('date-day')
    .replace('{day}', String(time.getUTCDate()))
    .replace('{month}', month)
    .replace('{year}', String(time.getUTCFullYear()))
}

export interface DateTimeProps extends RootProps {
  /** ISO 8601, with or without a time and a zone. */
  readonly date: string
}

/** A day, as the page's language writes it; nothing for what is no date. */
export function DateTime({ date, ...root }: DateTimeProps) {
  const text = formatDate(date, useLocale().t)
  return text ? (
    <time {...root} dateTime={date}>
      {text}
    </time>
  ) : null
}
