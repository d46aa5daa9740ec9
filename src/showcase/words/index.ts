import type { Locale } from '../../i18n/locales.ts'
import type { SameTexts } from '../showcase.ts'

/** Dutch is the reference: the other languages must have exactly its keys. */
export type Words = SameTexts<typeof import('./nl.ts')['default']>

/** One lazy chunk per language. */
export const wordFiles: Readonly<Record<Locale, () => Promise<{ readonly default: Words }>>> = {
  nl: () => import('./nl.ts'),
  en: () => import('./en.ts'),
  de: () => import('./de.ts'),
}
