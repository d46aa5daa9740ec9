import { useLocale } from '../../i18n/locale-context.tsx'
import type { Locale } from '../../i18n/locales.ts'
import type { RootProps } from '../root-props.ts'

/** The day at the start of an ISO 8601 text. */
const leadingDay = /^\d{4}-\d\d-\d\d(?=$|[T ])/

interface Words {
  readonly months: readonly string[]
  /** What follows the number of a day. */
  readonly afterDay: string
}

const wordsIn: Readonly<Record<Locale, Words>> = {
  nl: {
    months: 'januari februari maart april mei juni juli augustus september oktober november december'.split(
      ' ',
    ),
    afterDay: ' ',
  },
  en: {
    months: 'January February March April May June July August September October November December'.split(
      ' ',
    ),
    afterDay: ' ',
  },
  de: {
    months: 'Januar Februar März April Mai Juni Juli August September Oktober November Dezember'.split(' '),
    afterDay: '. ',
  },
}

/**
 * `2024-03-01T23:30` → `1 maart 2024`: the day that was written. Only the day is read: a time without a zone
 * means another moment on the server than in a browser. Undefined for no date. Written as `Intl` writes it,
 * without asking it: its first answer loads the calendars of all languages, 10 ms before the first page of a
 * start.
 */
export function formatDate(date: string, locale: Locale): string | undefined {
  const time = new Date(leadingDay.exec(date)?.[0] ?? Number.NaN)
  if (Number.isNaN(time.getTime())) return undefined
  const { months, afterDay } = wordsIn[locale]
  return `${time.getUTCDate()}${afterDay}${months[time.getUTCMonth()]} ${time.getUTCFullYear()}`
}

export interface DateTimeProps extends RootProps {
  /** ISO 8601, with or without a time and a zone. */
  readonly date: string
}

/** A day, as the page's language writes it; nothing for what is no date. */
export function DateTime({ date, ...root }: DateTimeProps) {
  const { locale } = useLocale()
  const text = formatDate(date, locale)
  return text ? (
    <time {...root} dateTime={date}>
      {text}
    </time>
  ) : null
}
