import { isChunkFailure } from '../../builds/chunk-failure.ts'
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

export type MessageTable = Readonly<Record<string, string>>

/**
 * Messages of a language; a missing file is a warning and shows keys instead of texts (specification, section 8).
 * Rejects when the browser cannot fetch the file, which loading the page again can mend.
 */
export async function loadMessages(
  locale: Locale,
  files: Partial<typeof messageFiles> = messageFiles,
): Promise<MessageTable> {
  const load = files[locale]
  if (!load) {
    console.warn(`Could not find messages for locale code: ${locale}`)
    return {}
  }
  try {
    return (await load()).default
  } catch (error) {
    console.warn(`Could not load messages for locale code: ${locale}`, error)
    if (isChunkFailure(error)) throw error
    return {}
  }
}
