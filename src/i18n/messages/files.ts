import type { Locale } from '../locales.ts'

export type MessageKey = keyof typeof import('./nl.ts')['default']
/** Dutch is the reference: the other languages must have exactly its keys. */
export type Messages = Readonly<Record<MessageKey, string>>

/** One lazy chunk per language. */
export const messageFiles: Readonly<Record<Locale, () => Promise<{ readonly default: Messages }>>> = {
  nl: () => import('./nl.ts'),
  en: () => import('./en.ts'),
  de: () => import('./de.ts'),
}
