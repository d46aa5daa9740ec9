import { formatDate } from '../../components/date-time/date-time.tsx'
import { useLocale } from '../../i18n/locale-context.tsx'

interface DatePartsProps {
  /** A date in ISO 8601, with or without a time and a zone. */
  readonly date: string
  readonly className?: string
}

/** A placeholder with what follows it in the pattern of a language: `{day}. `. */
const part = /^\{(day|month|year)\}/

/**
 * A date in the words and the order of the language, whose day, month and year style sheets set apart by the
 * classes `date__day`, `date__month` and `date__year`. Renders nothing for a text that is no date.
 */
export function DateParts({ date, className }: DatePartsProps) {
  const { t } = useLocale()
  if (!formatDate(date, t)) return null
  const [year, month, day] = date.slice(0, 10).split('-').map(Number) as [number, number, number]
  const words: Readonly<Record<string, string>> = {
    day: String(day),
    month: t('date-months').split(',')[month - 1] ?? '',
    year: String(year),
  }
  const pieces = t('date-day').split(/(?=\{)/)
  return (
    <time dateTime={date} className={className}>
      {pieces.map((piece) => {
        const name = part.exec(piece)?.[1]
        if (name === undefined) return piece
        const text = piece.replace(part, words[name] ?? '')
        return (
          <span key={piece} className={`date__${name}`}>
            {text}
          </span>
        )
      })}
    </time>
  )
}
