import { useLocale } from '../../i18n/locale-context.tsx'
import type { Translate } from '../../i18n/translate.ts'
import type { RootProps } from '../root-props.ts'

/** The day at the start of an ISO 8601 text, which ends there or continues with a time. */
const leadingDay = /^\d{4}-\d\d-\d\d(?=$|[T ])/

/**
 * `2024-03-01T23:30` → `1 maart 2024`: formats a date in the language of `t`. Returns undefined for other
 * texts. Only the day is read, because a time without a zone means different moments on the server and in the
 * browser. The result equals that of `Intl.DateTimeFormat`, which is not used: its first call loads the
 * calendars of all languages, which takes 10 ms after each start of the server.
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
  /** A date in ISO 8601, with or without a time and a zone. */
  readonly date: string
}

/** Shows a date in the language of the page; renders nothing for a text that is no date. */
export function DateTime({ date, ...root }: DateTimeProps) {
  const text = formatDate(date, useLocale().t)
  return text ? (
    <time {...root} dateTime={date}>
      {text}
    </time>
  ) : null
}
