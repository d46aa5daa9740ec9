import { useLocale } from '../../i18n/locale-context.tsx'
import { localeRow } from '../../i18n/locales.ts'
import { memoText } from '../../memo.ts'
import type { RootProps } from '../root-props.ts'

/** The day at the start of an ISO 8601 text. */
const leadingDay = /^\d{4}-\d\d-\d\d(?=$|[T ])/

/** Costs more to make than a whole list of dates to write. */
const formatOf = memoText(
  (lang: string) =>
    new Intl.DateTimeFormat(lang === 'en' ? 'en-GB' : lang, { dateStyle: 'long', timeZone: 'UTC' }),
)

/**
 * `2024-03-01T23:30` → `1 maart 2024`: the day that was written. Only the day is read: a time without a zone means another moment
 * on the server than in a browser. Undefined for no date.
 */
function formatDate(date: string, lang: string): string | undefined {
  const time = new Date(leadingDay.exec(date)?.[0] ?? Number.NaN)
  if (Number.isNaN(time.getTime())) return undefined
  return formatOf(lang).format(time)
}

export interface DateTimeProps extends RootProps {
  /** ISO 8601, with or without a time and a zone. */
  readonly date: string
}

/** A day, as the page's language writes it; nothing for what is no date. */
export function DateTime({ date, ...root }: DateTimeProps) {
  const { locale } = useLocale()
  const text = formatDate(date, localeRow(locale).lang)
  return text ? (
    <time {...root} dateTime={date}>
      {text}
    </time>
  ) : null
}
