import { useLocale } from '../../../i18n/locale-context.tsx'
import { localeRow } from '../../../i18n/locales.ts'

/** Writes a contrast ratio as the language does: `4,50`. */
export function useRatio(): (ratio: number) => string {
  const { lang } = localeRow(useLocale().locale)
  const { format } = new Intl.NumberFormat(lang, { minimumFractionDigits: 2, maximumFractionDigits: 2 })
  return format
}
