import { useLocale } from '../../../i18n/locale-context.tsx'

/** Returns a function that formats a contrast ratio in the notation of the language: `4,50`. */
export function useRatio(): (ratio: number) => string {
  const { lang } = useLocale()
  const { format } = new Intl.NumberFormat(lang, { minimumFractionDigits: 2, maximumFractionDigits: 2 })
  return format
}
