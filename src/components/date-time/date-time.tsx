import { useLocale } from '../../i18n/locale-context.tsx'
import { localeRow } from '../../i18n/locales.ts'

/** `2024-03-01` → `1 maart 2024`; the same on server and browser, whatever their clocks' zones. Undefined for no date. */
function formatDate(date: string, lang: string): string | undefined {
  const time = new Date(date)
  if (Number.isNaN(time.getTime())) return undefined
  return new Intl.DateTimeFormat(lang === 'en' ? 'en-GB' : lang, {
    dateStyle: 'long',
    timeZone: 'UTC',
  }).format(time)
}

/** `date` is ISO 8601. */
export function DateTime({ date }: { date: string }) {
  const { locale } = useLocale()
  const text = formatDate(date, localeRow(locale).lang)
  return text ? <time dateTime={date}>{text}</time> : null
}
